### The command "schiltrom render", and the words in drawings that no other part has.

render-about = 保存したゲームを絵にする（ある時点の盤面、またはゲームの推移のグラフ）
render-arg-file = 保存したゲーム
render-arg-turn = 描くゲーム・ターン（その開始時）。例：1298/3、1298/winter（指定がなければゲームの現在）
render-arg-output = 絵の書き込み先。名前が.pngで終わればPNG（指定がなければ標準出力にSVG）
render-arg-side = この陣営に見えるものだけを描く（指定がなければすべて）
render-arg-dark = 暗い配色
render-arg-size = 幅（ピクセル）
render-arg-chart = 盤面の代わりに貴族と戦力のグラフを描く。--turnがあればそこまで
render-no-turn = このゲームにゲーム・ターン{ $turn }はありません。{ $first }から{ $last }までです。1298/3や1298/winterのように書きます。
render-no-turn-in-year = このゲームにゲーム・ターン{ $turn }はありません。この年にあるのは{ $turns }です。
render-bad-name = { $file }：絵の名前は.svgか.pngで終わります。
render-unwritable = { $file }に書き込めません：{ $error }
render-no-png = PNGには追加の部品が必要です：pip install 'schiltrom[png]'。SVGには何も要りません。

render-winner = 勝利

render-chart = ゲームの推移
render-chart-nobles = 貴族
render-chart-strength = マップ上の全ブロックの戦力
render-pool = { side }の引きプール
