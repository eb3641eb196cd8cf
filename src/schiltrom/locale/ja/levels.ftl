## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] 従者
    [knight] 騎士
    [earl] 伯爵
    [king] 王
   *[peasant] 農民
 }
level-about = { $level ->
    [squire] ゲームを知っていますが、最善手をよく見逃します。即答します。
    [knight] 堅実に指しますが、良い手をまだ見逃します。即答します。
    [earl] 強く、失敗はわずかです。即答します。
    [king] 常に最善手を探し、先に計画を最後まで試します。1ターンに約5秒。
   *[peasant] 無作為に選びます。ルールを覚えるのに最適です。
 }
