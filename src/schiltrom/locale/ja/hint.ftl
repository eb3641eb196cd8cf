### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks }：{ $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] { $area }へ退却
   *[other] { $area }
 }
hint-card = 「{ $card }」をプレイ
hint-line = { $order }（{ $percent } %）
hint-value = 勝率：{ $percent } %

## Around them

hint-button = ヒント
hint-title = おすすめ
hint-other = ほかの候補
hint-thinking = 考えています…
hint-usual = 迷う場面ではありません。
hint-close = ヒントを閉じる
client-key-hint = ヒントを表示

## When there is none, without a full stop

error-no-hints = ヒントは、コンピューターとの対戦か、1つの画面での2人対戦で使えます
error-not-your-choice = あなたの番ではありません
error-too-many-hints = ヒントの求めすぎです。少しお待ちください
error-no-hint = 時間内にヒントが見つかりませんでした。もう一度お試しください
