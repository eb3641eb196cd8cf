orders-title = この戦闘への命令
orders-open = 命令
orders-given = 命令済み
orders-fire = 射撃
orders-fire-how = { $how ->
    [ask] 毎回確認する
    [round] このラウンドは射撃する
    [loss] 味方のブロックを失うまで射撃する
   *[end] 最後まで射撃する
}
orders-retreat = 退却
orders-retreat-when = { $when ->
    [outnumbered] 敵より少なくなったら
    [below] 残りステップが次の数を下回ったら
   *[never] しない
}
orders-steps = ステップ
orders-to = 退却先
orders-to-ask = 確認する
orders-hits = 命中
orders-hits-how = { $how ->
    [ask] どのブロックが受けるか確認する
    [round] このラウンドは強いブロックを温存する
   *[spare] 強いブロックを温存する
}
orders-regroup = 勝利した後
orders-regroup-how = { $how ->
    [ask] 確認する
   *[stay] そのエリアにとどまる
}
orders-give = 命令する
orders-cancel = 命令を取り消す
orders-about = 命令はこの戦闘とともに終わり、相手に知られることはありません。ほかのことはすべて確認します。
orders-setting = 選択の余地がない場合
orders-setting-forced = 強制の選択を自動で行う
orders-setting-hits = 同じ能力のブロックなら命中を自動で割り当てる
orders-setting-about = 相手に何かが知られる場合は行いません。自動で行われたことは記録に印が付きます。
orders-automatic = 自動
