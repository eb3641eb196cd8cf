### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = 使い方:
cli-positionals = 引数
cli-options = オプション
cli-commands = コマンド
cli-examples = 例:
cli-exit-codes = 終了コード: 0 完了、1 検査に不合格または故障、2 指定の誤り、130 中断、141 出力を読む者がいない
cli-arg-help = このヘルプを表示して終了
cli-arg-version = バージョンを表示して終了
cli-arg-language = 表示の言語(指定がなければシステムの言語)
cli-arg-json = JSONオブジェクトを一つだけ出力
cli-arg-quiet = 進み具合を表示しない
cli-arg-seed = すべての偶然の種
cli-arg-edition = ルールの版、または各国語版の言語
cli-arg-scenario = braveheart、the_bruce、campaignのいずれか
cli-arg-host = 待ち受けるアドレス(127.0.0.1)
cli-arg-port = 待ち受けるポート(8297)
cli-arg-thinkers = 同時に考える数(1)
cli-about-serve = ネットワークでゲームを提供する
cli-about-worker = PostgreSQLを使うサーバーのコンピュータプレイヤーの代わりに考える

## Mistakes, each in one line

cli-error = { $program }: { $message }({ $program } --help を参照)
cli-argument = { $argument }: { $message }
cli-required = 引数が足りません: { $names }
cli-one-required = 次の引数のうち一つが必要です: { $names }
cli-unknown = そのような引数はありません: { $names }
cli-not-with = { $argument } とは一緒に使えません
cli-expected-one = 後に値が一つ必要です
cli-expected-some = 後に値が一つ以上必要です
cli-expected = 後に値が { $count } 個必要です
cli-no-value = 値を取りませんが、{ $value } が与えられました
cli-bad-value = { $value } は { $type } として読めません
cli-bad-choice = 「{ $value }」は次のどれでもありません: { $choices }
cli-did-you-mean = 。「{ $name }」のことですか。
cli-bad-number = 「{ $text }」は { $least } から { $most } までの整数ではありません
cli-bad-seconds = 「{ $text }」は 0 から { $most } までの秒数ではありません
cli-missing = パッケージが足りません: pip install 'schiltrom[{ $extras }]' ({ $name })
cli-refused = { $error }
