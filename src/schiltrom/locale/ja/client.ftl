### The browser game: everything on its screens that is not said by the game itself.
### Buttons and headings are short; on a phone a line has about 20 Japanese letters. What the arguments are stands
### in the English catalogue.

# The name of the program; it stays as it is in every language.
client-title = Schiltrom
client-title-your-turn = あなたの番です · Schiltrom
client-subtitle = スコットランド独立戦争、1297～1314年
client-notice = 非公式のファン・プロジェクトです。Hammer of the ScotsはTom DalglieshとJerry Taylorによるゲームで、Columbia Gamesから出版されています。
client-loading = お待ちください…
client-home = ホーム
client-menu = メニュー
client-close = 閉じる
client-yes = はい
client-no = いいえ
client-sure = よろしいですか？

## What can go wrong

client-error-offline = サーバーが応答しません。サーバーは動いていますか？　この端末はオンラインですか？
client-error-server = サーバーでエラーが発生しました（ステータス{ NUMBER($status, useGrouping: 0) }）。もう一度お試しください。
client-error-plain = { $message }
client-offline = 接続が切れました。再接続中…
client-game-failed = このゲームを開けません
client-lost = ページがありません
client-lost-about = アドレスを確認してください。あなたのゲームはトップページにあります。

## The first screen

client-play = プレイ
client-play-now = 今すぐコンピューターと対戦
client-play-now-about = 「ブレイブハート」（1297～1305年）でスコットランド軍を率います。アカウントも入力も不要です。
client-way-computer = コンピューターと対戦
client-way-computer-about = 陣営、シナリオ、ルールを選べます。
client-way-here = 1つの画面で2人対戦
client-way-here-about = 交替で操作します。交替の間、盤面は隠されます。
client-way-friend = 友達を招待
client-way-friend-about = リンクを作ります。開いた人が相手側を担当します。
client-way-learn = ゲームを学ぶ
client-way-learn-about = 3つの短いレッスンで、遊びながら覚えます。
client-way-rules-about = すべてのルールを番号順に、わかりやすく。
client-way-watch = 観戦
client-way-watch-about = コンピューター同士の対戦を見ます。
client-games = あなたのゲーム
client-games-none = まだありません。あなたのゲームはこの端末のここに表示されます。
client-scenario-short = { $scenario ->
    [the_bruce] ブルース
    [campaign] キャンペーン・ゲーム
   *[braveheart] ブレイブハート
 }
client-games-line = { $year ->
    [0] { $scenario }、{ $opponent }
   *[other] { $scenario }、{ NUMBER($year, useGrouping: 0) }年、{ $opponent }
 }
client-games-yours = あなたの番
client-games-theirs = 相手の番
client-games-waiting = 対戦相手を待っています
client-games-bid = 入札してください
client-games-remove = 一覧から外す
client-games-remove-sure = このゲームをこの端末から外しますか？まだ終わっておらず、席には戻れなくなります。
client-games-over = { $winner ->
    [England] イングランド軍の勝利
    [Scotland] スコットランド軍の勝利
   *[none] 終了
 }

client-import = 保存したゲームを開く…
client-import-no-record = このファイルは保存したゲームではありません。
# A position on the board, from its line in the notation
client-position = 局面
client-position-show = 局面を表示…
client-position-paste = 局面を表す 1 行をここに貼り付けてください。hots2 または hotsview2 で始まります。

## Who plays

client-computer = { $level ->
    [none] コンピューター
   *[other] コンピューター（{ level-name }）
 }
client-kind-here = プレイヤー
client-kind-friend = ゲスト
client-kind-bot = ボット
client-kind-computer = コンピューター
client-present = { $present ->
    [0] 離席中
   *[1] オンライン
 }

## Settings

client-settings = 設定
client-language = 言語
client-theme = 配色
client-theme-auto = 端末に合わせる
client-theme-light = ライト
client-theme-dark = ダーク
client-theme-contrast = ハイコントラスト
client-theme-colour-blind = 色覚サポート
client-motion = アニメーション
client-motion-auto = 端末に合わせる
client-motion-full = オン
client-motion-none = オフ

## A new game

client-new-computer = コンピューターと対戦
client-new-here = 1つの画面で2人対戦
client-new-friend = 友達と対戦
client-new-watch = 観戦
client-your-side = あなたの陣営
client-side-any = ランダム
client-side-any-about = サイコロで決めます。
client-side-scotland-about = 少数ながら粘り強い軍。貴族を味方につけて持ちこたえます。
client-side-england-about = 夏ごとに強大、冬ごとに解散。
client-level = コンピューターのレベル
client-scenario = シナリオ
client-scenario-name = { $scenario ->
    [the_bruce] ブルース、1306～1314年
    [campaign] キャンペーン・ゲーム、1297年～
   *[braveheart] ブレイブハート、1297～1305年
 }
client-scenario-about = { $scenario ->
    [the_bruce] 1306年、ロバート・ブルースがスコットランド王に即位。9年でイングランド軍を追い払うか、彼を止めるか。
    [campaign] ブレイブハートと同じように始まり、一方が完全に勝利するまで続きます。
   *[braveheart] ウォレスが立ち上がりましたが、貴族のほとんどはまだイングランド軍です。最初のゲームに最適です。
 }
client-name = あなたの名前
client-name-about = 任意。相手に表示されます。
client-name-of = { side }：プレイヤー名
client-clock = 持ち時間
client-clock-none = 無制限
client-clock-m60 = 1ゲームにつき各1時間
client-clock-m120 = 1ゲームにつき各2時間
client-clock-d3 = 1手につき3日
client-clock-d7 = 1手につき7日
client-clock-about = 時間切れになると負けです。
client-rules-choice = ルールとオプション
client-edition = ルール
client-editions = 版
client-documents = 印刷されたルールブック
client-edition-name = { $edition ->
    [2] 第2版
    [3] 第3版
    [4] 第4版（最新）
    [de] ドイツ語版ルール
    [fr] フランス語版ルール
    [hu] ハンガリー語版ルール
    [it] イタリア語版ルール
    [ja] 日本語版ルール
    [reference] リファレンス（第4版、退却順は任意）
   *[other] { $edition }
 }
client-edition-about = ほかの版に慣れていなければ、最新版を選んでください。印刷されたルールブックを選ぶと、その文言どおりに、言語を自分で選んでいなければその言語でプレイします。
client-house-rules = ハウス・ルール
client-house-about = 変更しない限り、すべて上で選んだルールのとおりです。
# $count: how many
client-house-changed = { $count }項目を変更
client-house-reset = ハウス・ルールを元に戻す
client-begin-computer = ゲームを始める
client-begin-here = ゲームを始める
client-begin-friend = ゲームとリンクを作る
client-begin-watch = ゲームを始める

# Secret bids (9.2). E0 to E3 is what England bids, S0 to S3 what Scotland bids
client-bidding = 陣営をかけた秘密入札
client-bidding-about = ゲームの前に、両プレイヤーが自分の陣営のために何を譲るかを秘密に入札します。差だけが有効です（9.2）。
client-bid = あなたの秘密入札
# $side: who bids
client-bid-question = { $side ->
    [0] イングランド軍でプレイするために、エドワードを何年あきらめますか？
   *[1] スコットランド軍でプレイするために、イングランド軍の最初の徴兵を何個増やしますか？
 }
# $bid: E0 to E3, S0 to S3
client-bid-name = { $bid ->
    [E0] 入札なし
    [E1] E1：エドワードは最初の年に登場しない
    [E2] E2：エドワードは2年間登場しない
    [E3] E3：エドワードは3年間登場しない
    [S0] 入札なし
    [S1] S1：最初の徴兵が1個多い
    [S2] S2：最初の徴兵が2個多い
   *[S3] S3：最初の徴兵が3個多い
 }
client-bid-secret = 入札は、両者が済ませるまで相手に見えません。反対の入札は打ち消し合い、多く入札した側が差を負担します。
client-bid-place = 入札する
client-bid-made = 入札済み
client-bid-waits = 入札待ち

## Links and waiting

client-link = リンク
client-copy = コピー
client-copied = コピーしました
client-share = 共有…
client-join = 招待されています
client-join-about = このリンクは、Hammer of the Scotsのゲームのあなたの席です。両者がそろうとゲームが始まります。
client-join-broken = この招待リンクは壊れています。もう一度送ってもらってください。
client-join-host = 対戦相手
client-join-now = ゲームに参加
client-lobby = 相手プレイヤーを待っています
client-lobby-free = 待機中…
client-lobby-link = このリンクを相手に送ってください。使えるのは1回だけで、開いた人が席に着きます。
client-lobby-about = 両者がそろうと、ゲームは自動的に始まります。このページは閉じてもかまいません。一覧から戻れます。ゲームは、両方のブラウザーがサイコロのための数を示すまで待ちます。
client-lobby-awaited = もう一度ゲームを開く必要があります
client-lobby-lost = このブラウザーには、サイコロのために確約した数が残っていないため、このゲームは始められません。新しいゲームを始めてください。

## The game

client-board = 盤面
client-zoom-in = 拡大
client-zoom-out = 縮小
client-zoom-whole = 全体図
client-watching = 観戦中
client-resign = 投了
client-resign-sure = このゲームを投了しますか？
client-take-back = 待った
client-offer-take-back = { $ours ->
    [0] { side }が選択の取り消し（待った）を求めています。
   *[1] 直前の選択の取り消し（待った）を頼んでいます。
 }
client-offer-rematch = { $ours ->
    [0] { side }が陣営を入れ替えての再戦を申し込んでいます。
   *[1] 再戦を申し込みました。
 }
client-offer-accept = 受ける
client-offer-decline = 断る
client-offer-withdraw = 取り下げる
client-time-left = { $days ->
    [0] { $clock }
   *[other] { $days }日と{ $clock }
 }
client-time-low = { $kind ->
    [days] 残り時間は6時間未満です。
   *[minutes] 残り時間は1分未満です。
 }
client-curtain = { side }の番
client-curtain-about = 端末を渡してください。相手は画面を見ないでください！
client-curtain-ready = { side }でプレイ

# The board. The legend stands in a corner of the map: at most 12 Japanese letters a line.
client-legend-green = 6個まで通過可
client-legend-red = 2個まで通過可
client-legend-english = イングランドとの境界線
client-legend-castle = 城塞限度
client-legend-cathedral = 大聖堂
client-board-area = { $area }：{ $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] カラ
           *[other] スコットランド軍{ $scotland }個
         }
       *[other] イングランド軍{ $england }個
     }
   *[1] 競合状態、イングランド軍{ $england }個、スコットランド軍{ $scotland }個
 }
client-board-hidden = { side }：{ $area }に不明なブロック{ $count }個
client-board-all = 全部選択

# The two halves of the screen on a phone
client-phone-play = プレイ
client-phone-more = 記録など

# Tracks
client-winter = 冬季
client-turn = ゲーム・ターン{ $turn }/5
client-before-first-turn = 最初のゲーム・ターンの前
client-nobles = 貴族：イングランド軍{ $england }、スコットランド軍{ $scotland }
client-hand-size = 手札{ $count }枚
client-pool-size = 引きプール{ $count }個
client-played = { side }がこの年にプレイしたカード
client-card-now = このターン：{ $card }
client-card-face-down = カード選択済み（伏せ札）
client-player-1 = このゲーム・ターンのプレイヤー1
client-king-crowned = スコットランド王

# Prompt
client-prompt = 現在の手順
client-waiting = { $sides }を待っています…
client-choices = 何ができる？
client-choice-do = 確定
client-explain = この手順の説明
client-disband-sure = { $block }は指揮官です。解散させますか？
client-undo = 元に戻す
client-let-go = 選択を解除
client-group = { $count ->
    [0] { $blocks }：行けるエリアなし
   *[other] { $blocks }：移動先を選択
 }
client-choice-block = { $block }（{ $strength }）{ $area ->
    [none] { "" }
   *[other] 、{ $area }
 }
client-choice-reach = { $attack ->
    [0] { $area }へ
   *[other] { $area }を攻撃
 }{ $cost ->
    [0] { "" }
   *[other] （{ $cost }ポイント）
 }
client-rule = ルール{ $rule }

# Hand
client-hand = 手札
client-hand-empty = 手札はありません。
client-card = { $points ->
    [0] { $card }（イヴェント）
   *[other] カード「{ $card }」：{ $points }移動ポイント
 }
client-card-play = 「{ $card }」をプレイ
client-card-laid = 選択済み
client-card-pick = カードを選ぶと効果が表示されます。
client-card-about-move = { $points }エリアまでのブロックを移動する。イングランドに入るか出るブロックは、1個ごとに1ポイントかかる。
client-card-about-herald = 敵の貴族を指名。サイの目1～4で味方に寝返る。
client-card-about-pillage = 隣接する敵グループから2ステップを奪う。
client-card-about-sea-move = ブロック1～2個を沿岸から別の友軍沿岸へ。
client-card-about-truce = このゲーム・ターン中、相手は移動はできるが攻撃できない。{ $truce_new_raids ->
    [forbidden] スコットランド軍はイングランドに入れない。
   *[other] { "" }
 }
client-card-about-victuals = { $victuals_split ->
    [three_blocks] 1エリアの3個のブロックに1ステップずつ加える。
   *[other] 1エリアのブロックに3ステップを加える。
 }

# Log, notes, chat, help
client-log = 記録
client-log-empty = まだありません。
client-log-part = { $year }年{ $turn ->
    [0] { "" }
   *[other] 第{ $turn }ゲーム・ターン
 }
client-notes = メモ
client-notes-about = あなただけに見えます。
client-chat-unread = { $count ->
    [0] チャット
   *[other] チャット（{ $count }）
 }
client-chat-empty = メッセージはまだありません。
client-chat-name = { $name }（{ $country }）
client-chat-say = メッセージを書く
client-chat-send = 送信
client-winter-preview = 冬季
client-winter-about = 今、年が終わったら：
client-winter-nothing = この冬季にはもうすることがありません。
client-winter-changes = 寝返り
client-winter-sure = { $sure ->
    [0] 可能性あり
   *[1] 確実
 }
client-winter-disbands = 解散
client-winter-go = { $must ->
    [0] 最大{ $most }個
   *[other] { $most }個
 }
client-winter-homes = 帰還
client-winter-builds = 補充ポイント
client-winter-notes = その他
client-winter-points = { $points }補充ポイント

# The winter as it goes on
client-winter-stages = 冬季ターンの流れ
client-winter-stage-nobles = 貴族の帰還
client-winter-stage-quarters = 指揮官の冬営
client-winter-stage-england = イングランド軍
client-winter-stage-scotland = スコットランド軍
client-winter-stage-scottish-build = スコットランド軍の補充
client-winter-stage-english-build = イングランド軍の補充
client-winter-must = ブロックが多すぎます：解散するブロックを選んでください。
client-winter-left = 補充ポイント残り{ $points }。
client-winter-draw = ブロックを引く
client-winter-here = 選択

# What is known of the enemy
client-known = 敵情
client-known-about = 公開情報から推測できる敵の様子。
client-known-pool = 引きプール
client-known-count = { $place }：{ side }のブロック{ $count }個
client-known-seen-here = 最後の目撃
client-known-seen = { $block }、戦力{ $strength }、{ $turn ->
    [0] { $year }年の冬季
   *[other] { $year }年第{ $turn }ゲーム・ターン
 }
client-known-could = ありうるブロック
client-known-all = { $all ->
    [0] { $count }個すべて表示
   *[1] 一部だけ表示
 }
client-odds-take = 攻撃するブロックを選択すると勝算が表示されます。

# Battle
client-battle-of = { $area }の戦闘
client-battle-round = { $round ->
    [0] ラウンドの合間
   *[other] 第{ $round }ラウンド（全{ $rounds }ラウンド）
 }
client-battle-order = このラウンドの戦闘ターン
client-battle-turn = { side }：{ $letter }のブロック
client-battle-side = { $attacks ->
    [0] { side }（防御側）
   *[1] { side }（攻撃側）
 }
client-battle-reserve = 予備
client-battle-reserves = 予備
client-battle-captured = 捕獲
client-battle-fired = 行動済み
client-battle-unseen = 隠れたブロック{ $count }個
# Small, on the button.
client-battle-acts = サイコロ{ $dice }個、{ $number ->
    [1] 1で命中
   *[other] 1～{ $number }で命中
 }
client-battle-retreat = 退却…
client-battle-retreat-to = { $area }へ退却
client-battle-fire-letter = { $letter }のブロック全部で射撃
client-battle-fight-round = 第{ $round }ラウンドを戦う
client-battle-fight-about = 全ブロックで射撃、強いブロックは温存
# The number stands before these words.
client-battle-take = { $hits ->
    [1] 命中：強調表示のブロックから選択
   *[other] 命中：強調表示のブロックから選択
 }
client-battle-go-to = { $area }へ
client-battle-choose = ブロックを選び、次に行き先を選んでください。
client-battle-theirs = { side }の番

# Dice
client-dice-hits = { $hits ->
    [0] すべてはずれ
   *[other] { $hits }命中
 }
client-dice-skip = 結果へ進む

# Odds
client-odds = 勝算
# The chance of the side stands before these words.
client-odds-side = { side }の勝利、損害{ $steps }ステップ
client-odds-open = 決着なし：{ $percent }。
client-odds-inexact = 隠れたブロックは推定です。
client-odds-dies = 除去
client-odds-captured = 捕獲

# For screen readers
client-text-board = 盤面
client-text-area = エリア
client-text-control = 支配
client-text-blocks = ブロック
client-text-contested = 競合状態
client-text-nobody = カラ
client-text-block = { $block }（{ side }）、戦力{ $strength }、{ $rating }
client-text-hidden = { side }：不明なブロック{ $count }個

## The end

client-won = { side }の勝利
client-won-nobody = 勝者なし
# How a game ended that the rules did not end.
client-ending = { $ending ->
    [resigned] 投了による決着です。
    [time] 時間切れです。
   *[other] ゲームは終了しました。
 }
client-result = { $won ->
    [0] あなたの負けです
   *[1] あなたの勝ちです
 }
client-replay = リプレイ
client-replay-moment = 場面
client-replay-back = ゲームに戻る
client-replay-keys = リプレイの操作
client-replay-play = 再生
client-replay-pause = 一時停止
client-replay-first = 最初へ
client-replay-last = 最後へ
client-replay-back-one = 1つ戻る
client-replay-on-one = 1つ進む
client-replay-turn-back = 前のゲーム・ターンへ
client-replay-turn-on = 次のゲーム・ターンへ
client-replay-jump = ゲーム・ターンを選ぶ
client-replay-turn = { $winter ->
    [1] { $year }年の冬季
   *[0] { $turn ->
        [0] { $year }年
       *[other] { $year }年第{ $turn }ゲーム・ターン
     }
 }
client-replay-of = 場面{ $at }/{ $total }、{ $turn }
client-replay-speed = 速度
client-replay-speed-name = { $speed }倍
client-replay-viewer = 視点
client-replay-viewer-name = { $viewer ->
    [England] イングランド軍
    [Scotland] スコットランド軍
    [all] すべて公開
   *[spectator] 観戦者
 }
client-replay-share = このリンクを開くと、リプレイのこの場面が表示されます。
client-chart = 年ごとの両軍の貴族の数
client-chart-short = 貴族
client-chart-year = 年
# Whether the dice were those that the server had promised before the game.
client-proof = { $verdict ->
    [proved] サイコロは検証済み
    [older] サイコロは検証済み
    [partly] サイコロは一部検証済み
    [promised] サイコロはコミットメントと一致
    [false] サイコロがコミットメントと一致しません！
   *[other] サイコロはここでは未検証
 }
client-proof-about = { $verdict ->
    [proved] どの数も示されないうちに、このブラウザーはサーバーと相手側のコミットメントを保存しました。今ではすべての数が公開されており、コミットメントと一致し、こちらの数も使われていました。
    [older] 最初のカードの前に、このブラウザーはサーバーのコミットメントを保存し、自分の数も加えました。サーバーの秘密の数は今では公開されており、コミットメントと一致し、こちらの数も使われていました。
    [partly] 数はコミットメントと一致しますが、このゲームのすべてが証明されたわけではありません。途中までが取り込まれたものか、バックアップの復元後にサーバーが新しい数を引いたものです。
    [promised] 数は今では公開されており、コミットメントと一致します。ただし、このブラウザーはゲーム前に何も保存していません。下のコミットメントを、あなたに示されたものと照合してください。
    [false] 数がコミットメントと一致しないか、コミットメントがこのブラウザーの保存したものと異なるか、このブラウザーの数が使われていません。証拠として記録を保管してください。
   *[unseeded] このゲームの記録には、サイコロを検証するための数がありません。
 }
client-proof-verify = サイコロ、引き、配布の結果はすべて、これらの数から決まります。このサーバーなしですべて検証するには、記録をダウンロードして実行してください：
client-proof-commitment = コミットメント：
client-rematch = 再戦
client-rematch-go = 再戦へ
client-share-game = ゲームを共有
client-download = 記録をダウンロード
client-forget = 自分のデータを削除
client-forget-sure = このゲームでのあなたの名前、メッセージ、メモ、お知らせの設定を削除しますか？ゲームの記録は、名前を除いて残ります。
client-forget-done = あなたのデータを削除しました。

## Told that it is one’s turn

client-notify = 自分の番になったら知らせる
client-notify-short = 通知
client-notify-about = このゲームを開いていない間、あなたの番になったときと、ゲームが終わったときにお知らせします。
client-notify-how = 送信方法
client-notify-email = メール
client-notify-webhook = Webhook
client-notify-email-address = メールアドレス
client-notify-email-about = まずコードを送るので、ここに入力してください。どのメールにも配信停止リンクがあります。
client-notify-webhook-address = WebhookのURL
client-notify-webhook-about = 自作のプログラムやチャットルーム向けです。署名付きのJSONをPOSTで送ります。
client-notify-set = オンにする
client-notify-off = オフにする
client-notify-now = { $confirmed ->
    [0] コードを送りました。
   *[1] { $kind ->
        [email] メール通知はオンです。
       *[webhook] Webhook通知はオンです。
     }
 }
client-notify-code = メールに書かれた8桁のコード
client-notify-confirm = 確定
client-notify-secret = 署名用の秘密鍵（表示は1回だけです）：
client-push = このブラウザに通知する
client-push-about = ゲームのページを閉じていても、この端末に通知を表示します。通知の内容は、あなたの番になったこと、またはゲームが終わったことだけです。
client-push-denied = ブラウザがこのページの通知をブロックしています。サイトの設定で通知を許可してから、もう一度お試しください。
client-push-insecure = ブラウザの通知は、https:// のアドレスでのみ使えます。
client-push-unsupported = このブラウザではここで通知を表示できません。iPhoneやiPadでは、Schiltromをホーム画面に追加し、そこから開いてください。
client-push-failed = ブラウザで通知を登録できませんでした。後でもう一度お試しください
client-push-others = ほかの{ $count }個のブラウザでもオンになっています。
client-push-others-off = そちらをオフにする

## The lessons

client-lessons = レッスン
client-lesson-name = { $lesson ->
    [first-year] 最初の1年
    [battles] 戦闘
   *[winter] 冬と王
 }
client-lesson-about = { $lesson ->
    [first-year] ブロックの見方、カード、移動、船。
    [battles] 文字、サイコロ、命中、予備、退却。
   *[winter] 王を即位させ、冬を越します。
 }
client-lesson-start = 始める
client-lesson-again = 終了
client-lesson-resume = 手順{ $at }/{ $total }
client-learned = 学んだこと：{ $count }/{ $total }
client-learned-done = 学習済み
client-learned-item = { $item ->
    [block] ブロックの見方
    [hidden] 敵ブロックの見え方
    [cards] カードの使い方
    [march] 緑の境界線を越える
    [red] 赤い境界線を越える
    [sea] 海上移動
    [herald] 使者で貴族を得る
    [letters] 行動の順番：A、B、C
    [dice] サイコロと命中
    [hits] 命中を受ける
    [reserves] 予備
    [rounds] 3つのラウンド
    [capture] 貴族を捕獲する
    [retreat] 退却
    [king] 王の即位
    [home] 貴族の帰還
    [limit] 城塞限度と解散
    [build] 冬の補充
   *[levy] イングランド軍の徴兵
 }
client-guide = ガイド
client-guide-step = 手順{ $at }/{ $total }
client-guide-skip = 次へ
client-guide-next = 次へ
client-guide-back = 戻る
client-guide-again = やり直す

## No network, a new version

client-no-server = サーバーが応答しません。ルールはこのまま読めます。一度開いたレッスンも遊べます。
client-update = 新しいバージョンがあります。
client-update-now = 再読み込み

## Rules and keys

client-rules = ルール
client-rules-search = ルールを検索
client-rules-chapters = 章
client-rules-this-game = このゲームのルール
client-rules-differ = 版による違い
client-rules-none = 見つかりませんでした。
client-concordance = このルールについての注
client-concordance-mark = 注
client-concordance-changed = このゲームでは、この点にハウス・ルールが適用されます。

# What every symbol means
client-symbols = 記号
client-symbols-map = マップの記号
client-symbols-blocks = ブロックの記号
client-symbols-cards = カードの記号
client-symbol-green = { $edition ->
    [2] 黒い
   *[other] 緑の
 }二重線：1ゲーム・ターンに、各陣営のブロック6個まで越えられます。
client-symbol-red = 玉の付いた赤い線：ブロック2個まで越えられ、越えたら停止します。
client-symbol-english = 破線：イングランドとの境界線。越えるには、ブロック1個ごとに1移動ポイントが必要です。
client-symbol-castle = 城塞と城塞限度：この数までのブロックが冬営でき、同じ数の補充ポイントが得られます。
client-symbol-cathedral = 大聖堂：スコットランド軍の限度が1増えます。
client-symbol-shield = 紋章：この貴族の本拠エリア。冬季にはここへ帰還し、ここを防御するときはより強く戦います。
client-symbol-counter = 境界線を越えたブロックの数と、その限度。
client-symbol-battle = 交差した剣：ここで戦闘が行われます。
client-symbol-pin = ピン：ここで敵に拘束されているブロックの数。
client-symbol-cost = 到達できるエリアと、必要な移動ポイント。
client-symbol-attack = 到達できるが、敵のいるエリア：入ると戦闘になります。
client-symbol-points = 硬貨：冬季にここで残っている補充ポイント。
client-symbol-strength = 上辺の菱形：戦力、つまりサイコロの数。左は移動値、右は行動の順番（A、B、C）と、いくつ以下の目で命中するか。
client-symbol-hurt = 損害：ブロックが回転し、残りは2ステップです。
client-symbol-home = 戦闘値を囲む家：本拠を防御する貴族。命中する目が1大きくなります。
client-symbol-schiltrom = 戦闘値を囲む槍の輪：シルトロン隊形。命中する目が1大きくなります。
client-symbol-back-england = イングランド軍ブロックの裏面：正体はわかりません。
client-symbol-back-scotland = スコットランド軍ブロックの裏面と、その数。
client-symbol-moved = 薄い色：このゲーム・ターンに移動済み。
client-symbol-main = 騎槍：主攻撃のブロック。
client-symbol-reserve = 二重の矢印：予備。第2ラウンドから参戦します。
client-symbol-fired = 角の菱形：このラウンドに行動済み。
client-symbol-captured = 格子：捕獲され、今は相手側のために戦います。
client-symbol-kind = { $kind ->
    [leader] 指揮官
    [noble] 貴族
    [knight] 騎士
    [cavalry] 軽騎兵
    [archer] 弓兵
    [infantry] 歩兵
   *[norse] ノルウェイ人
 }
client-symbol-card = 移動ポイントの数。
client-keys = ショートカット
client-key-done = 完了
client-key-pass = パス：イヴェントを使わない
client-key-stop = ここで停止
client-key-fire = 射撃
client-key-hold = パス
client-key-event = イヴェントを実行
client-key-winter = エドワードをスコットランドで冬営させる
client-key-disband = エドワードを解散する
client-key-undo = 元に戻す、または選択を解除
client-key-fire-all = 同じ文字のブロックすべてで射撃
client-key-fight-round = ラウンド全体を戦う
client-key-odds = 戦闘の、または選択中のエリアの勝算を表示
client-key-choices = 選択肢をすべて表示
client-key-log = 記録を表示
client-key-let-go = 選択を解除
client-key-keys = ショートカットを表示
