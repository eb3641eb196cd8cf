### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = コンピューター・プレイヤーをボットとしてサーバーで対戦させる
bot-arg-url = 席のリンク（https://.../#join=...、複数可）。サーバーのアドレスなら、新しいゲームを作ってリンクを表示する
bot-arg-level = レベル：peasant、squire、knight、earl、king、classic-squire から classic-king まで、learned、または learned-squire から learned-king まで（既定：peasant）
bot-arg-name = 席での名前（既定：レベルの名前）
bot-arg-side = 新しいゲームでの陣営（既定：どちらか）
bot-arg-time = 1回の選択に考える秒数（探索するレベル用）
bot-arg-keep = 席を保存するファイル。再起動後も続けられる。読める人は代わりにプレイできる
bot-arg-resign = Ctrl-Cで中断したら投了する
bot-arg-json = 一行に一つのJSONオブジェクトを出力

bot-opened = ゲームを作りました。相手にこのリンクを送ってください: { $link }
bot-event = { $game }: { $event ->
    [connected] { side }として接続
    [begun] ゲーム開始
   *[away] サーバーとの接続が切れました。再接続します
}
bot-over = { $game }: { $result ->
    [won] { side }(ボット)の勝ち
    [lost] { side }(ボット)の負け
   *[nobody] 勝者なし
}。ボットの選択は{ $choices }回。

## Mistakes

bot-bad-address = 「{ $text }」は席やサーバーのアドレスではありません。例: https://scots.example.org/#join=...
bot-unreachable = { $server } にゲーム・サーバーが見つかりません: { $error }
bot-refused = サーバーが拒否しました: { $error }
bot-keep-one = --keep は1つの席にしか使えません
bot-kept-elsewhere = { $file } が保存しているのは { $server } の席です
