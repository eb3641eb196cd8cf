### The log of a game, whole sentences in the plain form. What the arguments are stands in the English catalogue.

## 9.2 Bids

# $england, $scotland: 0 to 3; $bid: none, E1 to E3 or S1 to S3
chronicle-bids = 入札：イングランド軍{ $england }、スコットランド軍{ $scotland }。{ $bid ->
    [E1] 差はE1：エドワードは最初の年に登場しない。
    [E2] 差はE2：エドワードは最初の2年間登場しない。
    [E3] 差はE3：エドワードは最初の3年間登場しない。
    [S1] 差はS1：最初の徴兵が1個多い。
    [S2] 差はS2：最初の徴兵が2個多い。
    [S3] 差はS3：最初の徴兵が3個多い。
   *[none] 入札は打ち消し合った。
 }

## 3 Cards

chronicle-deal = { $year }年：両軍にカードが5枚ずつ配られた。
chronicle-deal-own = { $year }年：両軍にカードが5枚ずつ配られた。{ side }の手札は{ $cards }。
chronicle-card = { side }はカードを選択した。
chronicle-card-own = { side }は「{ $card }」のカードを選択した。
chronicle-cards = { $year }年第{ $turn }ゲーム・ターン：イングランド軍は「{ $england }」、スコットランド軍は「{ $scotland }」をプレイ。プレイヤー1は{ side }。
chronicle-two-events = 双方がイヴェント：この年はこのゲーム・ターンで終了する。

## Events and kings

chronicle-pass = { side }は「{ $card }」をパスした。
chronicle-event-over = { side }は「{ $card }」を実行した。
chronicle-truce = { side }が停戦を宣言：{ other-side }はこのゲーム・ターン中は攻撃できない。
chronicle-herald = { side }の使者が{ $block }を訪れた。サイの目は{ $die }：{ $success ->
    [0] 失敗、追い返された
   *[other] 成功、{ $block }は{ side }に寝返った
 }。
chronicle-pillage = { side }は{ $area }を強奪した。
chronicle-pillage-hit = { $area }のブロック1個が{ $lost ->
    [0] 1ステップを失った
   *[other] 引きプールへ送られた
 }。
chronicle-pillage-hit-own = { $area }の{ $block }が{ $lost ->
    [0] 1ステップを失い、戦力{ $strength }になった
   *[other] 引きプールへ送られた
 }。
chronicle-gain-own = { $block }：1ステップ増えて戦力{ $strength }。
chronicle-ship = { side }はブロック1個を{ $origin }から{ $area }へ海上移動させた。
chronicle-ship-own = { side }は{ $block }を{ $origin }から{ $area }へ海上移動させた。
chronicle-announce = { side }の宣言：{ $king ->
    [1] ブルースを即位させる
    [2] カミンを即位させる
    [3] ベイリヤルを即位させる
   *[other] イヴェントを実行する
 }。
chronicle-crown = { $area }で{ $king ->
    [1] ブルースがスコットランド王に即位した
    [2] カミンがスコットランド王に即位した
   *[other] ベイリヤルがスコットランド王として帰還した
 }。
chronicle-crown-lapses = 宣言された戴冠式は行えなくなった。
chronicle-edward-ii = エドワード一世は死亡した。エドワード二世がイングランド王となる。
chronicle-french = フランス人騎士がスコットランド軍の引きプールに加わった。
chronicle-no-french = スコットランド軍はフランス人騎士を加えなかった。

## 4 Movement

chronicle-move = { side }はブロック1個を{ $origin }から{ $via ->
    [none] { "" }
   *[other] { $via }経由で
 }{ $area }へ移動させた{ $how ->
    [attack] （攻撃）
    [reinforce] （増援）
   *[other] { "" }
 }。
chronicle-move-own = { side }は{ $block }を{ $origin }から{ $via ->
    [none] { "" }
   *[other] { $via }経由で
 }{ $area }へ移動させた{ $how ->
    [attack] （攻撃）
    [reinforce] （増援）
   *[other] { "" }
 }。
chronicle-norse = ノルウェイ人が{ $origin }から{ $area }へ航海した{ $how ->
    [attack] （攻撃）
    [reinforce] （増援）
   *[other] { "" }
 }。
chronicle-moves-end = { side }は移動を終了した。

## 5 Battles

chronicle-battle = { $area }の戦闘：攻撃側は{ side }{ $cause ->
    [1] （使者による寝返り戦闘）
    [2] （強奪による寝返り戦闘）
    [3] （戴冠式による寝返り戦闘）
   *[other] { "" }
 }。
chronicle-army = { side }：{ $blocks }{ $reserves ->
    [0] { "" }
   *[other] （ほかに予備{ $reserves }個）
 }。
chronicle-celt = { $block }：ケルト人の特性の判定、サイの目は{ $die }、{ $stays ->
    [0] 引きプールへ去った
   *[other] 踏みとどまった
 }。
chronicle-round = { $area }の戦闘、第{ $round }ラウンド。
chronicle-control = { side }が戦場を支配し、以後は防御側となる。
chronicle-join = { side }の予備が参戦した：{ $blocks }。
chronicle-fire = { $block }（{ $rating }）：サイの目は{ $dice }、{ $hits ->
    [0] すべてはずれ
   *[other] { $hits }命中
 }。
chronicle-hold = { $block }：パス。
chronicle-hit = { $block }：命中を受け、戦力{ $strength }。
chronicle-killed = { $block }：{ $fate ->
    [gone] 永久に除去された
   *[pool] 除去され、引きプールへ
 }。
chronicle-stranded = { $block }：退却路がなく、{ $fate ->
    [gone] 永久に除去された
   *[pool] 引きプールへ送られた
 }。
chronicle-captured = { $blocks }{ $count ->
    [1] { "" }
   *[other] の{ $count }人
 }が捕獲され、{ side }に加わった。
chronicle-withdraw = { $side ->
    [0] イングランド軍
   *[1] スコットランド軍
 }のブロック{ $count }個が{ $area }から{ $place }へ退却した。
chronicle-retreat = { side }はブロック1個を{ $area }から{ $place }へ退却させた。
chronicle-retreat-own = { side }は{ $block }を{ $area }から{ $place }へ退却させた。
chronicle-must-retreat = 3ラウンドが終了：{ side }は{ $area }から退却しなければならない。
chronicle-won = { side }が{ $area }の戦闘に勝利した。
chronicle-empty-field = { $area }の戦場には誰も残らなかった。
chronicle-regroup = { side }はブロック1個を{ $area }から{ $place }へ再編した。
chronicle-regroup-own = { side }は{ $block }を{ $area }から{ $place }へ再編した。
chronicle-raid = スコットランド軍の越境襲撃：{ $area }にいるイングランド軍のブロック1個が引きプールへ送られた。
chronicle-raid-own = スコットランド軍の越境襲撃：{ $area }にいるイングランド軍の{ $block }が引きプールへ送られた。

## 7 Winter

chronicle-winter = { $year }年の冬季ターン：貴族の帰還。
chronicle-turned = { $blocks }{ $count ->
    [1] { "" }
   *[other] の{ $count }人
 }が{ side }に寝返った。
chronicle-home = { $block }は本拠へ帰還した。
chronicle-home-own = { $block }は{ $area }へ帰還した。
chronicle-quarters = { side }のブロック1個が冬営のため{ $origin }から{ $area }へ移った。
chronicle-quarters-own = { $block }は{ $area }で冬営する。
chronicle-quarters-several = { side }のブロックが冬営のため{ $origins }から{ $areas }へ移った。
chronicle-edward-winters = エドワード一世はスコットランドで冬営する。
chronicle-edward-winters-own = { $block }は{ $area }で冬営する。
chronicle-disband = { side }はブロック{ $count }個を解散した。
chronicle-disband-own = { side }は{ $blocks }を解散した。
chronicle-disband-one-own = { side }は{ $area }の{ $block }を解散した。
chronicle-disband-in = { side }は{ $area }のブロック{ $count }個を解散した。
chronicle-draw = { side }はブロック1個を引き、{ $area }に配置した。
chronicle-draw-own = { side }は{ $block }を引き、{ $area }に配置した。
chronicle-builds-end = { side }は補充を終了した。
chronicle-levy = イングランド軍の封地徴兵：ブロック{ $count }個がイングランドに配置された。
chronicle-levy-own = イングランド軍の封地徴兵：{ $blocks }がイングランドに配置された。

## The game

chronicle-over = { prompt-over }。
chronicle-undo = { side }は直前の選択を元に戻した。
chronicle-back = { side }は{ other-side }の同意を得て、直前の選択を取り消した。
