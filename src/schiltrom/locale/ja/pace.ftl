pace-attack = { side }がブロック{ $count }個で{ $origin }から{ $area }を攻撃した。
pace-move = { side }はブロック{ $count }個を{ $origin }から{ $area }へ移動させた。
pace-skip = スキップ
pace-setting = 進行速度
pace-name = { $pace ->
    [off] オフ
    [fast] 速い
    [slow] 遅い
   *[normal] 普通
}
pace-about = 相手の行動を見せる速さです。スペースキーで最後まで進みます。
pace-sound = 音
pace-sound-on = 音を鳴らす

## Watching

pace-open = すべて公開
pace-open-about = 両軍のブロックとカードが見えます。後から変更できず、誰も席に着けません。
pace-live = ライブ
pace-waiting = 次の行動を待っています…
client-key-skip = 最後まで進む
