### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = コンピュータプレイヤーにサーバーでプレイさせる
bot-arg-url = 席のリンク(https://.../#join=...)、複数も可。サーバーのアドレスなら新しいゲームを作り、そのリンクを表示する
bot-arg-level = プレイするレベル(peasant)
bot-arg-name = 席での名前(指定がなければレベルの名前)
bot-arg-side = 新しいゲームでの側(指定がなければどちらか)
bot-arg-time = 一つの選択に考える秒数(探索するレベルのみ)
bot-arg-keep = 席を保存するファイル。これで再起動すれば続きからプレイする。読める者は代わりにプレイできる
bot-arg-resign = Ctrl-Cで中断したとき投了する
bot-arg-json = 一行に一つのJSONオブジェクトを出力

bot-opened = ゲームを作りました。相手はこのリンクでプレイします: { $link }
bot-event = { $game }: { $event ->
    [connected] { side }として接続
    [begun] ゲーム開始
   *[away] サーバーにつながりません。再試行します
}
bot-over = { $game }: { $result ->
    [won] { side }(ボット)の勝ち
    [lost] { side }(ボット)の負け
   *[nobody] 勝者なし
}。ボットの選択は{ $choices }回。

## Mistakes

bot-bad-address = 「{ $text }」は席やサーバーのアドレスではありません。https://scots.example.org/#join=... のような形です
bot-unreachable = { $server } にゲームサーバーはありません: { $error }
bot-refused = サーバーが拒否しました: { $error }
bot-keep-one = --keep は一つの席にしか使えません
bot-kept-elsewhere = { $file } が保存しているのは { $server } の席です
