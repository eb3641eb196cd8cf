### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = 終了したゲームのサイコロ、配布、引きをすべて検証する
server-arg-record = ゲーム終了時にサーバーが渡すゲーム記録
server-proved =
    すべての結果が検証されました：サイコロ{ $rolls }回、配布{ $deals }回、引き{ $draws }回。
    ゲーム前に示されたコミットメントと照合してください：{ $commitment }
server-foreign = 結果のうち{ $outcomes }件は、サーバーに持ち込まれた記録によるもので、検証されていません。
server-false-entry = 項目{ $number }は不正です：記録では「{ $has }」、シードによれば「{ $says }」です
server-false-seed = このゲームは不正です：{ $error }
server-unreadable = { $file }を検証できません：{ $error }

## schiltrom admin

server-about-admin = サーバーのゲームを管理する
server-about-list = すべてのゲームを一覧表示する
server-about-export = ゲームの全記録をシードとともに書き出す
server-about-prune = 古いゲームを削除する
server-arg-database = データベースのアドレス（schiltrom serveが使うもの）
server-arg-config = 設定ファイル（TOML）
server-arg-game = ゲームのID。ハイフンで始まるIDの前には -- を書く
server-arg-output = 書き出し先のファイル（標準出力）。既存のファイルには書かない
server-arg-force = 進行中のゲームも書き出す：これから出るサイの目も含めてすべてが見える
server-arg-older = 終了してからこの日数を過ぎたゲームだけ
server-arg-unfinished = 終了したゲームではなく、この期間動きのない未終了のゲームを対象にする
server-arg-yes = 確認せずに削除する
server-bad-days = { $text }は0から{ $most }までの整数の日数ではありません
server-no-games = ゲームはありません。
# Eight headings with spaces between them.
server-columns = ゲーム シナリオ 作成 開始 終了 項目数 経過 無操作
# server-yes is also what is typed to delete.
server-yes = はい
server-no = いいえ
server-days = { $days }日
server-hours = { $hours }時間
server-under-way = { $game }は進行中です：記録には両軍の手札、すべてのブロック、これからの偶然の結果がすべて含まれます。それでも書き出すには --force を指定してください
server-shows-all = 警告：{ $game }は進行中です。この記録を読めば、両軍の手札、すべてのブロック、これからの偶然の結果がすべてわかります
server-file-there = { $file }はすでに存在します
server-not-written = { $file }に書き込めません：{ $error }
server-nothing-old = 削除するものはありません。
server-would-delete = ゲーム{ $games }件（項目は合計{ $entries }件）が削除されます：
server-ask-delete = 完全に削除しますか？「はい」と入力：
server-not-deleted = 何も削除しませんでした。
server-deleted = ゲーム{ $games }件を削除しました。

## What the server answers: what was asked is not clear

error-bad-request = リクエストを読み取れません
error-not-json = 送信された内容がJSONではありません
error-content-length = Content-Lengthヘッダーは数値でなければなりません
error-too-large = リクエストは最大{ NUMBER($limit, useGrouping: 0) }バイトです
error-unprocessable = 送信された内容の形式が正しくありません
error-method-not-allowed = このメソッドでは実行できません
error-which-side = 両方の席があなたのものです：?side=Englandまたは?side=Scotlandを指定してください
error-no-such-choice = 「{ $choice }」という選択はありません。ブロックとエリアに共通の名前には「block」または「area」を前に付けてください
error-unknown-wish = 希望は{ $wishes }のいずれかで、「{ $wish }」ではありません
error-unknown-seat = 席は{ $kinds }のいずれかで、「{ $kind }」ではありません
error-bad-rules = そのようなルールはありません
error-bid = 入札{ $bid }はブレイブハートの最初の徴兵専用です

## Who may do what

error-no-seat = このトークンに対応する席はありません
error-not-your-seat = この陣営の席はあなたのものではありません
error-needs-seat = 席が必要です：席のトークンを送るか、リンクから席に着いてください
error-authorization = Authorizationヘッダーは「Bearer」と席のトークンでなければなりません
error-bad-ticket = このチケットは不明か、使用済みか、古すぎるか、別のゲームのものです
error-foreign-game = このトークンは別のゲームの席のものです
error-foreign-side = このトークンは相手側の席のものです
error-foreign-origin = Originヘッダーはこのサーバーを指さなければなりません。別の名前を使う場合はSCHILTROM_ORIGINを設定してください
error-spectator = 観戦者は選択できません

## What is not there, not yet or no more

error-not-found = ここには何もありません
error-no-game = そのようなゲームはありません
error-no-free-seat = このリンクの先に空いている席は（もう）ありません
error-stale = ゲームはすでに進んでいます：この席は今{ NUMBER($number, useGrouping: 0) }番です
error-not-begun = ゲームはまだ始まっていません
error-game-over = ゲームは終了しました
error-record-later = 記録はゲーム終了後に表示されます
error-nobody-fires = 今射撃できるあなたのブロックはありません

## Too much

error-too-many-requests = リクエストが多すぎます
error-too-many-games = 新しいゲームが多すぎます
error-too-many-connections = ここからのライブ接続が多すぎます
error-server-full = ライブ接続が多すぎます
error-unavailable = データベースが応答しません。状況を確かめてからやり直してください
error-internal = サーバーで問題が発生しました。ログに記録されています

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
}ゲームはこちらで見られます：{ $game }
server-mail-confirm-subject = Schiltrom：確認コード
server-mail-confirm =
    { $origin } のゲームで、自分の番になったらこのアドレスに知らせてほしいという依頼がありました。あなたの依頼であれば、次のコードをゲームに入力してください：

    { $code }
server-mail-end = このメールの停止はこちら：{ $stop }
server-mail-end-unasked = 心当たりがなければ、何もする必要はありません。ここからのメールを今後いっさい受け取らない場合はこちら：{ $stop }

## What does not fit how things stand

error-time-up = ゲームは終了しました：時間切れです
error-not-the-rematch = このゲームは、あなたが席に着いているゲームの続きではありません
error-needs-old-seat = 前のゲームの席が必要です
error-seat-taken = この席はすでに埋まっています
error-seed-brought = この席はすでにシードを提供しました
error-unknown-level = レベルは{ $levels }のいずれかで、「{ $level }」ではありません
error-enough-said = 発言が上限に達しました：1ゲームにつき最大{ NUMBER($lines, useGrouping: 0) }行です
error-too-many-lines = 一度に発言が多すぎます
error-answer-offer-first = 相手側から申し込みがあります：先にそれに答えてください
error-no-offer = そのような申し込みは（もう）ありません
error-rematch-later = 再戦はゲームの終了後に申し込めます
error-rematch-made = 再戦はすでに決まっています
error-too-many-take-backs = 「待った」は1ゲームにつき最大{ NUMBER($most, useGrouping: 0) }回です
error-nothing-to-take-back = 取り消せるあなたの選択はありません

## Records brought here

error-bad-record = これは再生できる記録ではありません
error-record-over = このゲームは終了しています：見ることはできますが、席と持ち時間はありません
error-record-needs-seats = このゲームは終了していません：誰がどの席に着くかを指定してください
error-record-too-long = ここでは、記録は最大{ NUMBER($most, useGrouping: 0) }項目です
error-record-tags = 記録のタグは最大{ $most }個で、それぞれ最大{ NUMBER($longest, useGrouping: 0) }文字です

## Notices

error-too-many-notices = ここから設定された通知が多すぎます
error-no-mail-here = このサーバーはメールを送りません
error-no-mails-wanted = このアドレスはメールを希望していません
error-too-many-codes = このアドレスには、今日はもう十分な数のコードを送りました
error-no-code = 入力を待っているコードは（もう）ありません
error-wrong-code = メールで送ったコードと違います
error-mails-stopped = このメールはすでに停止されています
error-webhook-address = これはアドレスではありません
error-webhook-scheme = Webhookのアドレスはhttp://またはhttps://とホスト名で始まります
error-webhook-characters = アドレスは通常の文字で最大{ NUMBER($most, useGrouping: 0) }文字です
error-webhook-parts = Webhookのアドレスにユーザー名と#以降の部分は使えません
error-webhook-port = このポートはWebhookには使えません：80、443、または{ NUMBER($first, useGrouping: 0) }以上です
error-webhook-private = Webhookは公開アドレスにのみ送られます
