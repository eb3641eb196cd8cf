### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = 使い方:
cli-positionals = 引数
cli-options = オプション
cli-commands = コマンド
cli-examples = 例:
cli-exit-codes = 終了コード: 0 成功、1 検査の失敗またはエラー、2 使い方の誤り、3 証明できない部分がある（verify）、130 中断、141 パイプの切断
cli-arg-help = このヘルプを表示して終了
cli-arg-version = バージョンを表示して終了
cli-arg-language = 出力の言語（既定：システムの言語）
cli-arg-json = JSONオブジェクトを1つだけ出力
cli-arg-quiet = 進行状況を表示しない
cli-arg-edition = ルールの版、または印刷されたルールブックの言語
cli-arg-scenario = braveheart、the_bruce、campaignのいずれか
cli-arg-host = 待ち受けるアドレス（既定：127.0.0.1）
cli-arg-port = 待ち受けるポート（既定：8297）
cli-arg-thinkers = 同時に行う探索の数（既定：1）
cli-about-serve = ゲーム・サーバーを起動する
cli-about-worker = PostgreSQLを使うサーバーのコンピューター・プレイヤーの手を計算する

## Mistakes, each in one line

cli-error = { $program }: { $message }({ $program } --help を参照)
cli-argument = { $argument }: { $message }
cli-required = 引数が足りません: { $names }
cli-unknown = 不明な引数です: { $names }
cli-expected-one = 値が1つ必要です
cli-no-value = 値は不要ですが、{ $value } が指定されました
cli-bad-choice = 「{ $value }」は選べません。選べるもの: { $choices }
cli-did-you-mean = 。「{ $name }」のことですか？
cli-bad-number = 「{ $text }」は { $least } から { $most } までの整数ではありません
cli-bad-seconds = 「{ $text }」は 0 から { $most } までの秒数ではありません
cli-missing = パッケージが足りません: pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = サーバーは { $address } で待ち受けできません。ポートが使用中か、許可されていません
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $total } のうち { $done }、残り { $left }
cli-about-fuzz = エンジンの不変条件をすべて検査しながら無作為なゲームを行う
cli-arg-fuzz-games = 行うゲームの数
cli-arg-fuzz-seed = 最初のゲームのシード。次からは1ずつ増える
cli-arg-fuzz-failures = 不変条件を破ったゲームの保存先フォルダー
cli-arg-fuzz-processes = 同時に行うゲームの数（既定：コアごとに1つ）
cli-fuzz-saved = { $file } に保存
cli-fuzz-done = { $games }: { $seconds } 秒で { $choices } 回の選択。{ $faults ->
    [0] すべての不変条件が成立
   *[other] { $faults } ゲームが不変条件に違反
}
cli-about-bench = 無作為なプレイの速さを測る
cli-arg-bench-seconds = 各ビルドの計測秒数
cli-bench-interpreted = インタプリタ: 毎秒 { $games } ゲーム、毎秒 { $choices } 選択
cli-bench-compiled = コンパイル済み: 毎秒 { $games } ゲーム、毎秒 { $choices } 選択
cli-bench-copy = 局面のコピーは { $microseconds } µs(コンパイル済み)
cli-bench-plain = ここではエンジンはコンパイルされていない
cli-about-completion = シェルの入力補完用スクリプトを出力する
cli-arg-shell = bash、zsh、fishのいずれか
cli-version = schiltrom { $version } ({ $build ->
    [compiled] コンパイル済み
   *[interpreted] インタプリタ
})
