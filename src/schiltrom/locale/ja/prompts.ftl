### What is to be decided, in the short noun style, without a full stop: it stands behind the side whose choice it
### is (prompt-to). What the arguments are stands in the English catalogue.

prompt-to = { $who ->
    [0] イングランド軍
    [1] スコットランド軍
   *[other] 両軍
 }：{ $words }

prompt-card = カードを1枚選択
prompt-truce = 停戦を宣言、またはパス
prompt-coronation = イヴェントを実行、または代わりに王を即位させる
prompt-coronation-battle = 戴冠式による戦闘のうち、次に解決するものを選択
prompt-herald = 使者を送る敵の貴族を指名、またはパス
prompt-victuals = 1つのエリアのブロックに最大3ステップを配分
prompt-victuals-own = { $left ->
    [0] 糧食はすべて配分済み：完了
   *[other] { $group ->
        [none] { "" }
       *[other] { $group }の
     }ブロックに1ステップを追加（残り{ $left }）、または完了
 }
prompt-pillage = 自軍のグループに隣接する敵グループから強奪対象を選択、またはパス
prompt-pillage-hit = { $target }への強奪：ステップを失うブロックを選択（残り{ $hits }命中）
prompt-pillage-gain = { $target }の戦利品を配分
prompt-pillage-gain-own = { $left ->
    [0] 戦利品はすべて配分済み：完了
   *[other] { $group ->
        [none] { $target }に隣接する1つのグループ
       *[other] { $group }のグループ
     }のブロックに奪ったステップを追加（残り{ $left }）、または完了
 }
prompt-sea-block = 最大2個のブロックを海上移動
prompt-sea-block-own = { $left ->
    [0] これ以上の海上移動はできない：完了
   *[other] { $group ->
        [none] { "" }
       *[other] { $group }から
     }海上移動させるブロックを選択（残り{ $left }）、または完了
 }
prompt-sea-area = { $block }を上陸させる沿岸エリアを選択
prompt-move = ブロックを移動（残り{ $moves }移動ポイント）、または完了
prompt-march = { $block }が{ $origin }から移動中{ $here ->
    [none] { "" }
   *[other] （現在{ $here }）
 }：次のエリアを選択{ $steps ->
    [0] { "" }
   *[other] （残り{ $steps }エリア）
 }{ $here ->
    [none] { "" }
   *[other] 、または停止
 }
prompt-choose-battle = 次に解決する戦闘を選択
prompt-combat = { $area }の戦闘、第{ $round }ラウンド：次に行動するブロックを選択
prompt-combat-action = { $area }の戦闘、第{ $round }ラウンド：{ $block }の行動を選択（射撃、パス、退却）
prompt-hit = { $area }の戦闘、第{ $round }ラウンド：次の命中を受けるブロックを選択（残り{ $hits }命中）
prompt-retreat = { $area }の戦闘は3ラウンドで終了：退却できるブロックをすべて退却させて完了
prompt-retreat-to = { $block }が{ $area }から退却する先を選択
prompt-regroup = { $area }の戦闘に勝利：隣接エリアへブロックを再編、または完了
prompt-regroup-to = { $block }が{ $area }から再編する先を選択
prompt-raid = スコットランド軍の越境襲撃：引きプールへ送るブロックを選択
prompt-bruce-home = ブルースが冬営する本拠エリアを選択
prompt-comyn-home = カミンが冬営する本拠エリアを選択
prompt-moray-home = モレイが冬営するエリアを選択
prompt-king-home = 指揮官が冬営するエリアを選択
prompt-king-home-own = 王が冬営するエリアを選択
prompt-edward-winter = { $block }を{ $place }で冬営させる、または解散
prompt-english-disband = 冬季の解散を実施
prompt-english-disband-own = { $forced ->
    [0] 任意のブロックを解散、または完了
   *[other] 城塞限度を超えるエリアがなくなるまでブロックを解散
 }
prompt-wallace-home = ウォレスが冬営するエリアを選択（セルカークなら2ステップ増加）
prompt-scottish-disband = 冬季の解散を実施
prompt-scottish-disband-own = { $forced ->
    [0] 任意のブロックを解散、または完了
   *[other] 城塞限度を超えるエリアがなくなるまでブロックを解散
 }
prompt-points = { $area }{ $points }
prompt-scottish-build = 補充ポイントを使用
prompt-scottish-build-own = { $points ->
    [none] 補充ポイントの残りなし：完了
   *[other] 補充ポイントを使用（{ $points }）：ブロックを選んで1ステップ追加、エリアを選んでブロックを引く、または完了
 }
prompt-build-from = { $block }のステップに補充ポイントを使うエリアを選択
prompt-drawn-to = { $block }が上陸する沿岸エリアを選択
prompt-english-build = 補充ポイントを使用
prompt-english-build-own = { $points ->
    [none] 補充ポイントの残りなし：完了
   *[other] 歩兵と貴族に補充ポイントを使用（{ $points }）、または完了
 }

## Chance

prompt-fire-roll = { $block }がサイコロを振る
prompt-celtic-roll = ケルト人の特性を判定
prompt-herald-roll = { $block }に対する使者のサイコロを振る
prompt-draw = 引きプールからブロックを1個引く
prompt-levy = 封地徴兵を実施
prompt-deal = カードを配る

## The end

prompt-over = { $side ->
    [0] イングランド軍
   *[other] スコットランド軍
 }の勝利：{ $ending ->
    [1] すべての貴族を支配
    [2] 終了時により多くの貴族を支配
    [3] 貴族は同数で、ウォレスがマップ上にいる
    [4] 貴族は同数で、ウォレスがマップ上にいない
    [5] スコットランド王が死亡
    [6] エドワード二世が死亡
   *[other] ゲーム終了
 }
