## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] 従者
    [knight] 騎士
    [earl] 伯爵
    [king] 王
   *[peasant] 農民
 }
level-about = { $level ->
    [squire] 最初に良く見えた手を選びます。即答します。
    [knight] ターン全体を計画し、戦闘の勝算を考えます。
    [earl] あなたの隠れたブロックを推測しながら先を読みます。1ターンに約1秒。
    [king] 伯爵と同じように、さらに先まで読みます。1ターンに約5秒。
   *[peasant] 無作為に選びます。ルールを覚えるのに最適です。
 }
