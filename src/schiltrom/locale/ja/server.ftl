### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = 終了したゲームのサイコロ、配布、引きをすべて検証する
server-arg-record = サーバーからダウンロードした、終了したゲームの記録
server-arg-commitment = ゲーム前から控えておいたコミットメント。記録になければ失敗（複数指定可）
server-arg-seed = 控えておいたシード。記録になければ失敗（複数指定可）
server-proved =
    すべての結果が検証されました：サイコロ{ $rolls }回、配布{ $deals }回、引き{ $draws }回。
server-foreign = 結果のうち{ $outcomes }件はゲームとともに取り込まれたもので、検証できません。
server-compare = 次のコミットメントを、ゲーム前に示されたものと照合してください：{ $commitments }
server-kept = 控えておいたものはすべて記録にあります。
server-scheme = { $scheme ->
    [2] プロトコル2：どのシードも示されないうちに、両方の席が自分のシードを確約していました。
   *[1] プロトコル1（古いゲーム）：シードを確約していたのはサーバーだけです。それを知っていて最後にシードを送った者は、自分のシードを選ぶことができました。
}
server-restored = 結果のうち{ $outcomes }件は、バックアップの復元後にサーバーが引いたシードによるものです。一致していますが、そのときサーバーはプレイヤーのシードを知っていました。
server-false-entry = 項目{ $number }が一致しません：記録では「{ $has }」、シードによれば「{ $says }」です
server-false-seed = 検証に失敗しました：{ $error }
server-unreadable = { $file }を検証できません：{ $error }

## schiltrom admin

server-about-admin = サーバーのゲームを管理する
server-about-list = すべてのゲームを一覧表示する
server-about-export = ゲームの全記録をシードとともに書き出す
server-about-prune = 古いゲームを削除する
server-about-restored = バックアップを復元した後で、同じサイコロの目が繰り返されないよう、進行中のすべてのゲームのシードを引き直す
server-arg-database = データベースのアドレス（schiltrom serveが使うもの）
server-arg-config = 設定ファイル（TOML）
server-arg-game = ゲームのID。ハイフンで始まるIDの前には -- を書く
server-arg-output = 出力先の新しいファイル（既定：標準出力）
server-arg-force = 進行中のゲームも書き出す。今後のサイの目も含めてすべてが見える
server-arg-older = 終了からN日を過ぎたゲームだけ
server-arg-unfinished = 代わりに、この期間動きのない未終了のゲームを削除する
server-arg-yes = 確認せずに削除する
server-bad-days = { $text }は0から{ $most }までの整数の日数ではありません
server-new-seeds = { $games ->
    [0] 進行中のゲームはありません。
   *[other] 進行中のゲーム{ $games }件のシードを引き直しました。
}
server-no-games = ゲームはありません。
# Eight headings with spaces between them.
server-columns = ゲーム シナリオ 作成 開始 終了 項目数 経過 無操作
# server-yes is also what is typed to delete.
server-yes = はい
server-no = いいえ
server-days = { $days }日
server-hours = { $hours }時間
server-under-way = { $game }は進行中です：記録には両軍の手札、すべてのブロック、今後のサイの目がすべて含まれます。それでも書き出すには --force を指定してください
server-shows-all = 警告：{ $game }は進行中です。この記録には両軍の手札、すべてのブロック、今後のサイの目がすべて含まれます
server-file-there = { $file }はすでに存在します
server-not-written = { $file }に書き込めません：{ $error }
server-nothing-old = 削除するものはありません。
server-would-delete = ゲーム{ $games }件（項目は合計{ $entries }件）が削除されます：
server-ask-delete = 完全に削除しますか？「はい」と入力：
server-not-deleted = 何も削除しませんでした。
server-deleted = ゲーム{ $games }件を削除しました。

## What the server answers: what was asked is not clear

error-bad-request = リクエストを読み取れません
error-not-json = リクエストの本文が正しいJSONではありません
error-content-length = Content-Lengthヘッダーは数値でなければなりません
error-too-large = リクエストが大きすぎます：最大{ NUMBER($limit, useGrouping: 0) }バイトです
error-unprocessable = リクエストが正しくありません
error-method-not-allowed = このメソッドはここでは使えません
error-which-side = 両方の席があなたのものです：?side=Englandまたは?side=Scotlandを指定してください
error-no-such-choice = 「{ $choice }」という選択はありません。ブロックとエリアに共通の名前には「block」または「area」を前に付けてください
error-unknown-wish = 「{ $wish }」は選べません。選べるもの：{ $wishes }
error-unknown-seat = 「{ $kind }」という種類の席はありません。選べるもの：{ $kinds }
error-bad-rules = このルールは正しくありません
error-bid = 入札{ $bid }はブレイブハートの最初の徴兵専用です
error-bidding = 入札できるのは、ブレイブハートの最初の徴兵で始まるゲームだけです
error-no-bidding = このゲームに入札はありません
# $most: how much
error-bad-bid = 0から{ $most }までの整数で入札してください
error-bid-made = この席はすでに入札しました

## Who may do what

error-no-seat = このトークンに対応する席はありません
error-not-your-seat = あなたの席ではありません
error-needs-seat = 席が必要です：席のトークンを送るか、リンクから席に着いてください
error-authorization = Authorizationヘッダーは「Bearer」と席のトークンでなければなりません
error-bad-ticket = このチケットは不明か、使用済みか、期限切れか、別のゲームのものです
error-foreign-game = このトークンは別のゲームの席のものです
error-foreign-side = このトークンは相手側の席のものです
error-foreign-origin = Originヘッダーはこのサーバーを指さなければなりません。別の名前を使う場合はSCHILTROM_ORIGINを設定してください
error-spectator = 観戦者はプレイできません

## What is not there, not yet or no more

error-not-found = ページが見つかりません
error-no-game = ゲームが見つかりません
error-no-free-seat = この招待はすでに使われたか、無効になりました
error-stale = ゲームはすでに進んでいます：この席は今{ NUMBER($number, useGrouping: 0) }番です
error-not-begun = ゲームはまだ始まっていません
error-game-over = ゲームは終了しました
error-record-later = 記録はゲーム終了後に見られます
error-delete-later = データはゲームの終了後に削除できます
error-nobody-fires = 今射撃できるあなたのブロックはありません
error-no-such-battle = その戦闘は行われていません
error-open-for-computers = すべて公開にできるのは、コンピュータ同士の対戦だけです

## Too much

error-too-many-requests = リクエストが多すぎます。少しお待ちください
error-too-many-games = 新しいゲームが多すぎます。しばらく待ってから作ってください
error-too-many-connections = あなたのアドレスからのライブ接続が多すぎます。いくつか閉じてください
error-too-slow = リクエストの到着に時間がかかりすぎました。もう一度お試しください
error-server-busy = サーバーが混み合っています。少し待ってからお試しください
error-server-full = サーバーのライブ接続が多すぎます。後でお試しください
error-unavailable = データベースが応答しません。ゲームを確かめてからやり直してください
error-internal = サーバーで問題が発生しました。詳細はサーバーのログにあります

## Notices by mail

server-mail-your-turn-subject = Schiltrom：あなたの番です
server-mail-your-turn = { $side ->
    [0] イングランド軍
   *[1] スコットランド軍
}のあなたの番です：{ $game }
server-mail-over-subject = Schiltrom：ゲームが終了しました
server-mail-over = あなたのゲームは終了しました。{ $winner ->
    [england] イングランド軍の勝利です。
    [scotland] スコットランド軍の勝利です。
   *[none] 勝者はいません。
}リプレイはこちら：{ $game }
server-mail-confirm-subject = Schiltrom：確認コード
server-mail-confirm =
    { $origin } のゲームで、自分の番になったらこのアドレスに知らせてほしいという依頼がありました。あなたの依頼であれば、次のコードをゲームに入力してください：

    { $code }
server-mail-end = 配信停止：{ $stop }
server-mail-end-unasked = 心当たりがなければ、このメールは無視してください。このサーバーからのメールを今後受け取らない場合：{ $stop }

## What does not fit how things stand

error-time-up = ゲームは終了しました：時間切れです
error-not-the-rematch = このゲームは、あなたのゲームの再戦ではありません
error-needs-old-seat = 前のゲームの席が必要です
error-seat-taken = この席はすでに埋まっています
error-seed-brought = この席はすでにシードを提供しました
error-commitment-made = 両方の席がすでにシードを確約しているため、コミットメントは変更できません
error-seed-too-early = シードを示せるのは、両方の席がコミットメントと入札を送ってからです
error-seed-not-committed = これはこの席が確約したシードではありません
error-unknown-level = 「{ $level }」というレベルはありません。選べるもの：{ $levels }
error-enough-said = チャットが上限に達しました：1ゲームにつき最大{ NUMBER($lines, useGrouping: 0) }件です
error-too-many-lines = メッセージが多すぎます。少しお待ちください
error-answer-offer-first = 先に相手側の申し込みに答えてください
error-no-offer = この申し込みはもうありません
error-rematch-later = 再戦はゲームの終了後に申し込めます
error-rematch-made = 再戦はすでにあります
error-too-many-take-backs = 「待った」は1ゲームにつき最大{ NUMBER($most, useGrouping: 0) }回です
error-nothing-to-take-back = 取り消せるものはありません

## Records brought here

error-bad-record = これは再生できる記録ではありません
error-record-over = このゲームは終了しています：見ることはできますが、席と持ち時間はありません
error-record-needs-seats = このゲームは終了していません：誰がどの陣営をプレイするかを指定してください
error-record-too-long = 記録が長すぎます：ここでは最大{ NUMBER($most, useGrouping: 0) }項目です
error-record-tags = 記録のタグは最大{ $most }個で、それぞれ最大{ NUMBER($longest, useGrouping: 0) }文字です

## Notices

error-too-many-notices = あなたのアドレスからの通知が多すぎます。後でお試しください
error-no-mail-here = このサーバーはメールを送りません
error-no-mails-wanted = このアドレスは配信を停止しています
error-too-many-codes = 今日はこのアドレスに送ったコードが多すぎます。明日お試しください
error-no-code = 確認するコードがありません。新しいコードを請求してください
error-wrong-code = コードが違います。メールを確かめてもう一度お試しください
error-mails-stopped = すでに配信停止済みです
error-webhook-address = 正しいURLではありません
error-webhook-scheme = WebhookのURLはhttp://またはhttps://とホスト名で始めてください
error-webhook-characters = URLは通常の文字で最大{ NUMBER($most, useGrouping: 0) }文字です
error-webhook-parts = WebhookのURLにユーザー名と#以降の部分は使えません
error-webhook-port = このポートはWebhookには使えません。80、443、または{ NUMBER($first, useGrouping: 0) }以上を使ってください
error-webhook-private = Webhookには公開アドレスが必要です
error-push-address = これはプッシュサービスのアドレスではありません
error-push-keys = この鍵では暗号化できません。もう一度登録してください
