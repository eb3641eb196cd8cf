### Why a choice is refused, without a full stop: the rule's number stands before the words (by-rule in names.ftl).
### A word in 「 」 is a choice, named as on its button. What the arguments are stands in the English catalogue.

reason-not-allowed = 今はその選択はできません
undo-nothing = { side }に元に戻せる選択はありません

## Whose choice it is

reason-game-over = ゲームは終了しました：{ side }の勝利です
reason-chance = サイコロ、引き、配布の結果を待ってください
reason-not-your-choice = 今は{ side }の番です
reason-spectator = 観戦者はプレイできません
reason-no-such-choice = { NUMBER($number, useGrouping: 0) }番の選択はありません

## 3 Cards

reason-card-chosen = あなたのカードは選択済みです。{ side }がまだ選択していません
reason-card-not-in-hand = 「{ $card }」は手札にありません
reason-card-not-now = カードを選択するのはゲーム・ターンの開始時だけです
reason-wants-card = { $kind ->
    [block] ブロック
    [area] エリア
   *[other] 行動
 }ではなくカードを選択してください

## What the step wants

reason-wants-block = エリアではなくブロックを選択してください
reason-wants-area = ブロックではなくエリアを選択してください
reason-wants-area-for = ブロックではなく{ $block }のエリアを選択してください
reason-wants-word = { $kind ->
    [block] ブロック
   *[other] エリア
 }ではなく行動を選択してください
reason-word-not-now = ここでは「{ $word ->
    [done] 完了
    [pass] パス
    [stop] 停止
    [fire] 射撃
    [hold] パス
    [event] イヴェント
    [crown-bruce] ブルースの即位
    [crown-comyn] カミンの即位
    [crown-balliol] ベイリヤルの即位
    [winter] 冬営
   *[disband] 解散
 }」は選べません
reason-pass-instead = このイヴェントを使わない場合は「パス」を選択してください
reason-done-instead = 終えるには「完了」を選択してください
reason-cannot-skip = この選択は省略できません

## 2 Blocks

reason-not-your-block = { $block }はあなたのブロックではありません
reason-noble-with-enemy = { $block }はイン・プレイではありません：この貴族は今は敵側です
reason-in-pool = { $block }はマップ上ではなく引きプールにあります
reason-out-of-play = { $block }はイン・プレイではありません
reason-at-maximum = { $block }はすでに完全戦力（{ $count }）です

## 4 Movement

reason-already-moved = { $block }はこのゲーム・ターンにすでに移動しました
reason-pinned = { $block }は拘束されています：{ $area }の敵ブロック{ $count }個が、あなたのブロック{ $count }個を拘束しています
reason-no-points = { $area }の{ $block }を動かす移動ポイントが残っていません
reason-no-points-from-england = { $block }のための移動ポイントが残っていません：イングランドを出るには1個ごとに1ポイントが必要です
reason-no-points-to-england = 移動ポイントが残っていません：イングランドに入るには1個ごとに1ポイントが必要です
reason-norse-no-points = ノルウェイ人のための移動ポイントが残っていません：単独で1ポイントが必要です
reason-no-way-out = { $block }が{ $area }を出る道はすべて閉ざされています
reason-march-first = 先に{ $block }の移動を終えてください
reason-not-started = { $block }はまだ{ $area }を出ていません
reason-on-path = この移動ではすでに{ $area }を通りました
reason-not-adjacent = { $area }は{ $origin }に隣接していません
reason-too-far = { $block }の移動力は{ $count }ですが、{ $area }までは{ $away }エリアあります
reason-stops-at-enemy = { $block }は敵のいる{ $area }で停止しなければなりません
reason-stops-in-england = { $block }はイングランドで停止しなければなりません
reason-stops-at-border = { $border }の間の赤い境界線を越えたブロックは、そこで停止しなければなりません
reason-border-full = { $border }の間の{ $colour ->
    [red] 赤い境界線
    [black] 黒の境界線
   *[green] 緑の境界線
 }は、すでに{ $count }個のブロックが越えました
reason-exit-closed = { $border }の間の境界線は、敵がこの戦闘に入るのに使ったため、そこからは出られません
reason-norse-england = ノルウェイ人はイングランドには入れません
reason-norse-inland = { $area }は内陸部です。ノルウェイ人は海上を移動します
reason-norse-there = ノルウェイ人はすでに{ $area }にいます
reason-truce-attack = 停戦中のため、{ $area }を攻撃できません
reason-truce-raid = 停戦中のため、スコットランド軍のブロックはイングランドに入れません

## 5 Battles

reason-not-contested = { $area }では戦闘が起きていません
reason-not-in-battle = { $block }は戦闘中の{ $area }にいません
reason-in-reserve = { $block }は予備で、第2ラウンドから参戦します
reason-just-captured = { $block }はこのラウンドに捕獲されたので、次のラウンドから参戦します
reason-already-acted = { $block }はこのラウンドの行動を終えています
reason-earlier-letter = { $block }は{ $letter }ですが、今は{ $first }の番です
reason-choose-fighter = 先にブロックを選択してください。その後、射撃、パス、退却のいずれかを行います
reason-act-first = 先に{ $block }の行動（射撃、パス、退却）を終えてください
reason-hold-instead = { $block }に何もさせない場合は「パス」を選択してください
reason-no-target = { $area }には、{ $block }が射撃できる参戦中の敵がまだいません
reason-not-strongest = 命中は最強のブロックが受けます：{ $other }の戦力は{ $count }で、{ $block }より上です
reason-retreat-first = まだ退却できるブロックが{ $count }個あり、退却しなければなりません
reason-cannot-retreat = { $block }には{ $area }からの退却先がありません
reason-letter-through = { $block }の文字が退却する番はもう過ぎました
reason-cannot-regroup = { $block }には{ $area }からの再編先がありません
reason-same-area = そのブロックはすでに{ $area }にいます
reason-not-out-of-england = イングランド軍のブロックは、退却や再編でイングランドの外へは出られません
reason-not-into-england = スコットランド軍のブロックは、退却や再編でイングランドには入れません
reason-enemy-there = { $area }には敵がいます
reason-border-closed = { $border }の間の境界線は、敵が戦闘に入るのに使い、支配しています
reason-border-full-both-ways = { $border }の間の{ $colour ->
    [red] 赤い境界線
    [black] 黒の境界線
   *[green] 緑の境界線
 }の限度は、往復合わせて{ $limit }個です：進入{ $came }、退却{ $count }
reason-norse-no-coast = ノルウェイ人が行けるのはスコットランドの沿岸エリアだけで、{ $area }は該当しません
reason-norse-not-friendly = ノルウェイ人が行けるのは友軍エリアだけで、{ $area }は友軍エリアではありません
reason-raid-noble = { $block }のような貴族は越境襲撃で失われません

## 6 Kings

reason-crown-not-now = 王を即位させられるのはスコットランド軍だけで、イヴェント・カードを実行するときに限られます
reason-crown-once = このゲームではすでに王が即位しました
reason-crown-wallace = ブルースやカミンが即位できるのは、ウォレスが永久に除去された後だけです
reason-crown-not-in-fife = 即位するには{ $block }がファイフにいなければなりません
reason-crown-too-early = ベイリヤルが即位できるのは{ NUMBER($year, useGrouping: 0) }年以降です
reason-crown-no-french = ベイリヤルが即位できるのは、フランス人騎士がマップ上にいる間だけです
reason-crown-declined = あなたは戴冠式ではなくイヴェントを選択しました
reason-event-instead = 誰も即位させずにカードを使うには「イヴェント」を選択してください

## Events

reason-herald-own = 使者は敵の貴族に送るもので、{ $block }は味方のブロックです
reason-herald-moray = モレイは決して寝返りません
reason-herald-no-noble = 使者を送れるのは貴族だけで、{ $block }は貴族ではありません
reason-herald-already-yours = { $block }はイン・プレイではありません：この貴族は今はあなたの側です
reason-victuals-spent = { $count }ステップはすべて配分済みです
reason-victuals-one-area = ステップはすべて1つのエリア（{ $area }）に与えます。{ $block }はそこにいません
reason-victuals-one-each = { $block }はすでに1ステップを受け取りました
reason-pillage-nobody = { $area }に敵はいません
reason-pillage-no-neighbour = { $area }に隣接する自軍のグループがありません
reason-not-pillaged = 強奪されたのは{ $area }で、{ $block }はそこにいません
reason-pillage-spent = 獲得できるステップは残っていません
reason-pillage-far = { $block }は、強奪した{ $area }に隣接していません
reason-pillage-one-group = ステップはすべて1つのグループ（{ $area }）に与えます。{ $block }はそこにいません
reason-sea-norse = ノルウェイ人は「海上移動」カードでは移動できません
reason-sea-spent = すでにブロック{ $count }個が海上移動しました
reason-sea-one-origin = 2個とも{ $area }から出発しなければなりませんが、{ $block }はそこにいません
reason-sea-inland = { $block }のいる{ $area }は内陸部です
reason-sea-no-port = 移動先となるほかの友軍沿岸エリアがありません
reason-sea-same-area = { $block }はすでに{ $area }にいます
reason-sea-not-coastal = { $area }は内陸部です
reason-sea-not-friendly = { $area }は友軍エリアではありません：自軍のブロックがいて、敵がいないことが必要です
reason-sea-one-port = 2個のブロックは同じエリアに上陸しなければならず、1個目は{ $area }に上陸しました

## 7 Winter

reason-not-his-home = { $area }は{ $block }の本拠エリアではありません
reason-moray-home = モレイは現在いる{ $origin }か、本拠のモレイで冬営します
reason-wallace-home = ウォレスは現在いる{ $origin }か、セルカークで冬営します
reason-king-cathedral = 王は現在いるエリアか、大聖堂のあるエリアで冬営します。{ $area }には大聖堂がありません
reason-king-enemy = 王は{ $area }で冬営できません：敵がいます
reason-noble-stays = { $block }のような貴族は解散しません
reason-edward-winters = { $block }は{ $area }で冬営しており、解散しません
reason-excess-first = 先に{ $area }の城塞限度（{ $limit }）を超える分を解散してください。{ $block }はその後です
reason-excess-only = { $block }のエリアは城塞限度を超えていないので、解散できません
reason-excess-left = { $area }には城塞限度（{ $limit }）を超えるブロックがあります：先に解散してください
reason-name-block = 解散するブロックを選択してください
reason-leader-step = { $block }を解散できるのは、その指揮官の手順の間だけです
reason-only-french = 今加えられるのはフランス人騎士だけです
reason-build-type = イングランド軍が補充できるのは歩兵と貴族だけで、{ $block }はどちらでもありません
reason-no-castle = { $area }からは補充ポイントが得られません
reason-points-spent = { $area }の補充ポイントは使い切りました
reason-not-yours = { $area }は友軍エリアではありません
reason-pool-empty = あなたの引きプールはカラです
reason-only-seafarers = 引きプールにはノルウェイ人とフランス人騎士しか残っておらず、{ $area }は内陸部です
reason-area-full = ブロックを引けるのは、エリアのブロック数が限度（{ $area }では{ $limit }）未満の間だけです
reason-not-paying = { $area }には{ $block }に使える補充ポイントがありません
reason-drawn-no-coast = { $area }は上陸できるスコットランドの沿岸エリアではありません
reason-no-english-draw = イングランド軍はここではブロックを引きません：補充する歩兵か貴族を選択してください
