### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks }：{ $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] { $area }へ退却
   *[other] { $area }
 }
hint-card = カード「{ $card }」を出す
hint-line = { $order }（{ $percent } %）
hint-value = 勝率：{ $percent } %

## Around them

hint-button = ヒント
hint-title = { $who }ならこう指します：
hint-other = ほかに検討した手：
hint-thinking = 考えています…
hint-usual = ここではあまり考えることがありません。
hint-close = ヒントを閉じる
client-key-hint = ヒント

## When there is none, without a full stop

error-no-hints = ヒントは、コンピューターとの対戦か、両軍を一つの画面で遊ぶときだけ見られます
error-not-your-choice = 今はあなたの選択の番ではありません
error-too-many-hints = ヒントの求めすぎです
error-no-hint = 時間内にヒントが見つかりませんでした。もう一度お試しください
