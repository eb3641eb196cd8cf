### The command "schiltrom render", and the words in drawings that no other part has.

render-about = 保存したゲームを描画する（ある時点の盤面、またはゲーム全体のグラフ）
render-arg-file = 保存したゲーム
render-arg-turn = 描くゲーム・ターン（その開始時）。例：1298/3、1298/winter（既定：現在の局面）
render-arg-output = 出力ファイル（.svgまたは.png、既定：標準出力にSVG）
render-arg-side = この陣営に見えるものを描く（既定：すべて）
render-arg-dark = 暗い配色
render-arg-size = 幅（ピクセル）
render-arg-chart = 盤面の代わりに貴族と戦力のグラフを描く。--turnがあればそこまで
render-no-turn = このゲームにゲーム・ターン{ $turn }はありません。{ $first }から{ $last }までです。1298/3や1298/winterのように書きます。
render-no-turn-in-year = このゲームにゲーム・ターン{ $turn }はありません。この年にあるのは{ $turns }です。
render-bad-name = { $file }：ファイル名は.svgか.pngで終わる必要があります。
render-unwritable = { $file }に書き込めません：{ $error }
render-no-png = PNGには追加パッケージが必要です：pip install 'schiltrom[png]'。SVGには不要です。

render-winner = 勝利

render-chart = ゲームの推移
render-chart-nobles = 貴族
render-chart-strength = マップ上の全ブロックの戦力
render-pool = { side }の引きプール
