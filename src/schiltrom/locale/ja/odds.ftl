### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = 戦闘の正確な勝算を計算する
odds-arg-force = ブロックとその戦力。予備は縦棒の後に書く: "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = 単語 vs
odds-arg-other = 相手側のブロック
odds-arg-area = 戦闘のエリア。貴族は本拠エリアの防御に強い
odds-arg-attacker = 攻撃側: england または scotland（既定：先に書いた側）
odds-arg-edward = どちらのエドワードが王か。二世が死亡するとゲームは終わる
odds-arg-orders = この側が退却するとき: "after 2" ラウンドの後、合計が "below 5" ステップ未満なら全員、"weak 1" 以下の弱いブロック。コンマで並べられる

## Results

odds-title = { $area }の戦闘、攻撃側は{ $side }
odds-wins = { $side }の勝ち
odds-undecided = 第3ラウンド後も決着なし
odds-holds = 戦闘後にエリアを支配
odds-ends = 王の死によりゲームに勝つ
odds-steps = 失うステップ(平均)
odds-blocks = 失うブロック(平均)
odds-column-block = ブロック
odds-column-stands = 生存
odds-column-dies = 除去
odds-column-captured = 捕獲
odds-column-deserts = 脱走
odds-column-left = 残り戦力
odds-reserve = 予備
odds-king = { $block }が死亡する確率: { $chance }
odds-granted = 退却の余地があり、命令がない限り両軍とも最後まで戦い、第3ラウンド後も両軍がいれば攻撃側が退却するものとする。
odds-unfollowed = 起こりにくいため追わなかった展開の確率は合計{ $chance }。どの数字の誤差もそれ以下。

## Mistakes

odds-no-block = 「{ $text }」というブロックはありません
odds-no-block-but = 「{ $text }」というブロックはありません。「{ $name }」のことですか？
odds-several-blocks = 「{ $text }」は{ $blocks }のどれでもありえます。名前をもう少し書いてください
odds-no-area = 「{ $text }」というエリアはありません。選べるのは{ $areas }です
odds-no-area-but = 「{ $text }」というエリアはありません。「{ $name }」のことですか？
odds-several-areas = 「{ $text }」は{ $areas }のどれでもありえます。名前をもう少し書いてください
odds-no-side = 「{ $text }」という陣営はありません。england か scotland と書いてください
odds-strength = { $block }の戦力は1から{ $most }までで、{ $strength }にはなりません
odds-twice = { $block }が二度書かれています
odds-wrong-side = { $block }は{ side }のブロックではありません
odds-both-sides = { $block }と{ $other }は敵同士です。1つの部隊は1つの陣営でなければなりません
odds-one-side = どちらの部隊も{ side }のものです
odds-which-side = 貴族だけではどちらの陣営か決まりません（「{ $text }」）。Angus/E か Angus/S のように書いてください
odds-which-side-attacks = 貴族だけではどちらの陣営か決まりません。攻撃側を示すか、Angus/E か Angus/S のように書いてください
odds-nobody = 「{ $text }」にはブロックがありません。"Wallace 4, Douglas 3" のように書いてください
odds-only-reserve = 「{ $text }」の縦棒の前にブロックが1個以上必要です。予備は第2ラウンドに参戦します
odds-two-bars = 「{ $text }」に縦棒が二つ以上あります。縦棒の後は予備だけです
odds-orders = 「{ $text }」は命令ではありません。"after 2"(1から3)、"below 5"、"weak 1" のように書いてください
