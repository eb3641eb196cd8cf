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
cli-unknown = そのような引数はありません: { $names }
cli-expected-one = 後に値が一つ必要です
cli-no-value = 値を取りませんが、{ $value } が与えられました
cli-bad-choice = 「{ $value }」は次のどれでもありません: { $choices }
cli-did-you-mean = 。「{ $name }」のことですか。
cli-bad-number = 「{ $text }」は { $least } から { $most } までの整数ではありません
cli-bad-seconds = 「{ $text }」は 0 から { $most } までの秒数ではありません
cli-missing = パッケージが足りません: pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = サーバーは { $address } で待ち受けできません。ポートが使用中か、許可されていません
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $total } のうち { $done }、残り { $left }
cli-about-fuzz = エンジンの全法則を検査しながら無作為なゲームを行う
cli-arg-fuzz-games = 行うゲームの数
cli-arg-fuzz-seed = 最初のゲームの種。次からは一つずつ増える
cli-arg-fuzz-failures = 法則を破ったゲームの保存先
cli-arg-fuzz-processes = 同時に行うゲームの数(指定がなければコアごとに一つ)
cli-fuzz-saved = { $file } に保存
cli-fuzz-done = { $games }: { $seconds } 秒で { $choices } 回の選択。{ $faults ->
    [0] すべての法則が成り立った
   *[other] { $faults } ゲームが法則を破った
}
cli-about-bench = 無作為なプレイの速さを測る
cli-arg-bench-seconds = それぞれの版をプレイする秒数
cli-bench-interpreted = インタプリタ: 毎秒 { $games } ゲーム、毎秒 { $choices } 選択
cli-bench-compiled = コンパイル済み: 毎秒 { $games } ゲーム、毎秒 { $choices } 選択
cli-bench-copy = 局面のコピーは { $microseconds } µs(コンパイル済み)
cli-bench-plain = ここではエンジンはコンパイルされていない
cli-about-completion = シェルの入力補完用スクリプトを出力する
cli-arg-shell = シェル: bash、zsh、fishのいずれか
cli-version = schiltrom { $version } ({ $build ->
    [compiled] コンパイル済み
   *[interpreted] インタプリタ
})
