### The notation: what is wrong with a text, and where. Words of the notation itself stay English.

notation-at = { $line }行{ $column }桁：{ $words }
notation-expected = ここには「{ $found }」ではなく、{ notation-wanted }が必要です
notation-wanted = { $wanted ->
    [action] ブロックの行動（サイコロの目、「holds」、または「to」とエリア）
    [area] エリア
    [battle] 「Battle」とエリア
    [block] ブロック
    [build] 「+」とブロック、ブロックを引くエリア、またはピリオド
    [card] カード
    [celts] 「Celts」とサイコロの目
    [crown] Bruce、Comyn、Balliol、または「none」
    [die] 1から6までのサイコロの目
    [draws] 「draws」とブロック
    [edward] 「Edward stays」または「Edward leaves」
    [end] 文の終わり、または次のゲーム
    [fighter] 戦闘ターンを行うブロック
    [from] 「from」とエリア
    [hit] 命中を受けるブロック
    [move] 移動するブロック、またはピリオド
    [noble] 貴族、または「pass」
    [number] 数
    [order] 別の段階の命令
    [result] ゲームの終わり（「*」、または「#」と勝者）
    [side-card] 「E」または「S」とカード
    [step] 「+」とブロック、またはピリオド
    [string] 引用符で囲んだ文字列
    [tag-end] 「]」
    [tag-name] タグの名前
    [to] 「to」とエリア
    [truce] 「declared」または「pass」
    [way] 移動を始めるエリア
    [way-on] ハイフンとエリア
    [winner] 勝った陣営
   *[other] { $wanted }
 }
notation-unknown = ここには{ notation-wanted }が必要ですが、「{ $found }」という名前はありません{ $has_near ->
    [1] 。{ $near }ですか？
   *[other] { "" }
 }
notation-character = 予期しない文字「{ $character }」
notation-open = ここで開いた{ $mark }が閉じられていません
notation-long = ここの文字列が{ $most }文字を超えています
notation-escape = { $escape }は使えません。\\、\"、または\uと4桁の数字を書いてください
notation-empty = ゲームが見つかりません
notation-tag-name = 「{ $name }」はタグの名前になりません。大文字で始めるか、引用符で囲んでください
notation-tag-twice = タグ{ $name }が二重に書かれています
notation-tag-missing = タグ{ $name }がありません
notation-tag-value = { $name }を「{ $found }」にはできません。選べるもの：{ $names }
notation-version = 棋譜のバージョン「{ $version }」は不明です。最新は{ $newest }です
notation-rules = { $error }
notation-follows = ここまでのゲームからすると、ここは「{ $found }」ではなく「{ $wanted }」です
notation-heading = ゲームの現在位置は{ $found }ではなく{ $wanted }です
notation-battle = { $found }では今、戦闘は行われていません
notation-origin = { $block }は{ $found }ではなく{ $place }から出発します
notation-illegal = 「{ $choice }」はできません。{ $reason }
notation-chance = ここで「{ $outcome }」が出ることはありません
notation-undo = ここで元に戻せるものはありません
notation-back = 記録{ $entry }は、ここで取り消せる選択ではありません
notation-end = { $over ->
    [1] ゲームは終わっています。ここには「*」ではなく「#」と勝者が必要です
   *[other] ゲームは終わっていません。ここには「#」ではなく「*」が必要です
 }
notation-too-long = ゲームの記録が{ $most }件を超えています
notation-too-many-backs = 合意による取り消しが{ $most }回を超えています

## The line of a position

notation-line-format = これは局面の行ではありません。{ $format }で始まる必要があります
notation-line-short = 行が項目{ $name }の前で終わっています
notation-field = 項目{ $name }を「{ $found }」にはできません
notation-position = ありえない局面です：{ $faults }
