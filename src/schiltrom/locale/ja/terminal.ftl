### The terminal: what `schiltrom terminal` says. The names of commands are the same in all languages, and so are
### the names that are typed: the data's own, in Latin letters.

terminal-title = Schiltrom：ターミナルで遊ぶHammer of the Scots。非公式のファン・プロジェクトです。原作ゲームはTom DalglieshとJerry Taylorの作品で、Columbia Gamesから出版されています。
terminal-game = { $scenario ->
    [0] ブレイブハート、1297年～1305年
    [1] ブルース、1306年～1314年
   *[other] キャンペーン・ゲーム、1297年～
 }。{ $rules }。イングランド軍：{ $england ->
    [human] 人間
   *[other] { $english }
 }、スコットランド軍：{ $scotland ->
    [human] 人間
   *[other] { $scottish }
 }。
terminal-hint = 番号、または英語の名前（先頭の数文字でも可）を入力してください。「help」でコマンドを表示します。

## Questions

terminal-ask-scenario = シナリオ：1 ブレイブハート、2 ブルース、3 キャンペーン・ゲーム [1]：
terminal-ask-side = あなたの陣営：1 イングランド軍、2 スコットランド軍、3 両方（1つの画面で） [1]：
# $side: who bids
terminal-ask-bid = { $side ->
    [0] イングランド軍：エドワードを何年あきらめますか（0～3、Enterは0）？
   *[1] スコットランド軍：最初の徴兵を何個増やしますか（0～3、Enterは0）？
 }
terminal-ask-again = { $first }から{ $last }までの数字を入力するか、Enterを押してください。
terminal-ready = { $side }の準備ができたらEnterを押してください。
terminal-pass-screen = { $side }の番です。相手は画面を見ないでください！
terminal-ask-save = 保存しますか？　ファイル名、Enter（{ $file }に保存）、「no」、「back」のいずれかを入力：
terminal-ask-overwrite = { $file }はすでに存在します。上書きしますか？　「yes」、またはEnter（上書きしない）：

## The table

terminal-date = { $year }年、{ $turn ->
    [0] 最初のゲーム・ターンの前
   *[other] ゲーム・ターン{ $turn }/5
 }
terminal-winter = { $year }年の冬季ターン
terminal-first = プレイヤー1：{ $side }
terminal-truce = 停戦：{ $side }は攻撃できない
terminal-nobles = 貴族：イングランド軍{ $england }、スコットランド軍{ $scotland }
terminal-pools = 引きプール：イングランド軍{ $england }、スコットランド軍{ $scotland }
terminal-hands = 手札：イングランド軍{ $england }、スコットランド軍{ $scotland }
terminal-played = この年のカード：イングランド軍 { $england }、スコットランド軍 { $scotland }
terminal-hand = あなたの手札：{ $cards }
terminal-hand-none = 手札はありません。
terminal-pool = あなたの引きプール：{ $blocks }
terminal-pool-none = あなたの引きプールはカラです。
terminal-spectator = コンピューター同士の対戦を観戦しています。
terminal-battle = { $area }の戦闘{ $round ->
    [0] { "" }
   *[other] 、第{ $round }ラウンド
 }：攻撃側は{ $side }
terminal-reserve = 予備{ $count }個
terminal-acted = * 行動済み
terminal-legend-green = 1フェイズに6個まで
terminal-legend-red = 2個まで、越えたら停止
terminal-legend-signs = 2 城塞限度   { $cross } 大聖堂（スコットランド軍+1）   (3S) スコットランド軍3個
terminal-narrow = マップの表示には{ $columns }桁が必要です。代わりに一覧を表示します。

## An area or a block looked at

terminal-area = { $area }：城塞限度{ $limit }{ $cathedral ->
    [0] { "" }
   *[other] 、大聖堂（スコットランド軍は+1）
 }、{ $coast ->
    [0] 内陸部
   *[other] 沿岸
 }{ $nobles ->
    [none] { "" }
   *[other] 、{ $nobles }の本拠エリア
 }
terminal-borders = 境界線：{ $green ->
    [none] { "" }
   *[other] 6個まで（{ $green }）
 }{ $both ->
    [0] { "" }
   *[other] 、
 }{ $red ->
    [none] { "" }
   *[other] 2個まで（{ $red }）
 }
terminal-block = { $block }：戦力{ $strength }/{ $most }、{ $rating }、移動値{ $move }
terminal-standing = { $side }：{ $count ->
    [0] なし
   *[other] ブロック{ $count }個
 }

## Choosing

terminal-card = カード「{ $card }」
terminal-attack = { $area }（攻撃）
terminal-retreat = { $area }へ退却
terminal-draw = { $area }：ブロックを引く
terminal-unknown = 「{ $text }」は、今の選択肢にもコマンドにもありません。「legal」で選択肢を、「help」でコマンドを表示します。
terminal-ambiguous = 「{ $text }」には{ $names }が該当します。名前をもう少し入力してください。
terminal-number = 1から{ $last }までの番号を選んでください。
terminal-refused = できません。{ $reason }
terminal-allowed = { $choice }は今選択できます。
terminal-why-what = 「why」に続けて選択を入力してください。例：why area Fife
terminal-look-what = 「look」に続けてエリアを入力してください。例：look Fife
terminal-no-area = 「{ $text }」というエリアはありません。
terminal-undo-nothing = 元に戻せるものはありません。サイコロを振った後や内容が明らかになった後は戻せません。
terminal-log-empty = まだありません。
terminal-log-part = （全{ $all }行のうち最後の{ $shown }行。「log all」ですべて表示）

## Files

terminal-save-what = 「save」に続けてファイル名を入力してください。例：save falkirk.hots
terminal-saved = ゲームを{ $file }に保存しました。続けるには：schiltrom terminal { $file }
terminal-autosaving = ゲームは選択のたびに{ $file }に保存されます。
terminal-not-saved = ゲームを{ $file }に保存できませんでした：{ $error }
terminal-not-overwritten = 保存しませんでした。
terminal-nothing-to-save = まだ何もプレイしていないので、保存するものはありません。
terminal-goodbye = またお会いしましょう。

## Starting

terminal-about = ブラウザーとターミナルで遊ぶHammer of the Scots（非公式）
terminal-about-browser = ブラウザーで遊ぶ
terminal-about-play = ターミナルで遊ぶ：新しいゲーム、または保存したゲーム
terminal-arg-no-browser = ブラウザーを開かず、アドレスだけを表示する
terminal-arg-port = 使用するポート（既定：8297以降の最初の空きポート）
terminal-playing = ゲームのアドレスは { $address } です（Ctrl-Cで終了）
terminal-playing-already = ゲームはすでに { $address } で動いています
terminal-no-port = { NUMBER($first, useGrouping: 0) }から{ NUMBER($last, useGrouping: 0) }までのポートに空きがありません
terminal-arg-file = 選択のたびにゲームを保存するファイル。すでにあれば、そのゲームを続ける
terminal-arg-option = ルールのオプションを変更する。複数回指定できる
terminal-arg-bid = トーナメントの入札
terminal-arg-bidding = 両プレイヤーが陣営のために秘密に入札する
terminal-bid-or-bidding = --bidと--biddingのどちらか一方を指定してください
terminal-arg-england = イングランド軍のプレイヤー：human、または peasant から king までのレベル、classic-squire から classic-king まで、learned、learned-squire から learned-king まで
terminal-arg-scotland = スコットランド軍のプレイヤー：同じものから選ぶ
terminal-arg-seed = サイコロ、引き、配布、コンピューターの乱数シード
terminal-arg-plain = 色を使わず、マップをASCII文字だけで表示する
terminal-bad-option = --option { $text }：「名前=値」の形で書いてください
terminal-bad-switch = --option { $name }：そのようなオプションはありません。選べるのは{ $names }です
terminal-bad-value = --option { $name }：{ $value }は使えません。使えるのは{ $values }です
terminal-bad-file = { $file }を開けません：{ $error }
terminal-damaged = { $error }
terminal-no-folder = { $file }：フォルダー{ $folder }がありません
terminal-fixed = { $file }にはすでにゲームがあり、{ $options }は変更できません
terminal-error = schiltrom：{ $error }

terminal-help =
    選択肢にはすべて番号があります。番号、選択の文字列、または英語名の先頭（ウォレスならwal）を入力してください。
    選択は1つずつ行います。移動するには、ブロックを選び、エリアを1つずつ選び、最後に停止（stop）を選びます。
    Enter         盤面と選択肢をもう一度表示
    legal         選択肢を一覧表示
    why CHOICE    その選択ができない理由とルール番号を表示
    hint          コンピューターにおすすめを聞く
    undo          直前の選択を元に戻す。サイコロや公開の後は不可
    board         盤面を表示
    look AREA     エリアとその境界線、そこにいる自軍ブロックを表示
    hand, pool    手札、引きプールを表示
    log, log all  これまでの記録を表示
    save FILE     ゲームを保存
    quit          終了（先に保存できます）

## Names short enough for the map

short-lancaster-archers = ランカスター弓
short-wales-archers = ウェールズ弓
short-lancaster-knights = ランカスター騎
short-york-knights = ヨーク騎
short-durham-knights = ダラム騎
short-french-knights = フランス騎
short-york-infantry = ヨーク歩
short-lancaster-infantry = ランカスター歩
short-northumber-infantry = ノーサンバ歩
short-durham-infantry = ダラム歩
short-cumbria-infantry = カンブリア歩
short-westmor-infantry = ウェストモア歩
short-wales-infantry = ウェールズ歩
short-ulster-infantry = アルスター歩
