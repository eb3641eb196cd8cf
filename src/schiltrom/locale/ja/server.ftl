### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = 終了したゲームのサイコロ、配布、引きをすべて検証する
server-arg-record = ゲーム終了時にサーバーが渡すゲーム記録
server-arg-json = JSONオブジェクトを1つ出力する
server-proved =
    すべての結果が検証されました：サイコロ{ $rolls }回、配布{ $deals }回、引き{ $draws }回。
    ゲーム前に示されたコミットメントと照合してください：{ $commitment }
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
server-missing = サーバーのパッケージがありません：pip install 'schiltrom[server]'（{ $name }）
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
