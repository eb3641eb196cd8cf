### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = 保存したゲームを1手ずつ再現する、または出力する
replay-arg-file = ゲーム：.hots、またはJSONの記録
replay-arg-turn = 開始するゲーム・ターン。例：1298/3、1298/winter
replay-arg-view = 視点：両陣営を公開、一方の陣営、または観戦者
replay-arg-game = 複数のゲームを含むファイルの何番目か
replay-arg-maps = 出力するとき、ゲーム・ターンごとにマップも表示する
replay-bad-file = { $error }
replay-no-game = { $file }に{ $number }番目のゲームはありません
replay-no-turn = このゲームにゲーム・ターン「{ $text }」はありません。{ $first }から{ $last }までです。1298/3や1298/winterのように書いてください
replay-no-view = 「{ $text }」という視点はありません。選べるもの：{ $names }
replay-title = { $scenario ->
    [0] ブレイブハート
    [1] ブルース
   *[other] キャンペーン・ゲーム
 }。{ $rules }。イングランド軍：{ $england }、スコットランド軍：{ $scotland }
replay-hand = { side }の手札：{ $cards }
replay-hint = Enterで進む、「b」で戻る、「1298/3」でそのゲーム・ターンへ、「m」でマップ、「v」で視点の変更、「q」で終了、「?」で説明。
replay-at-end = ここでゲームは終わりです。
replay-at-start = ここがゲームの始まりです。
replay-unknown = 「{ $text }」というコマンドはありません。「?」で一覧を表示します。
replay-help =
    Enter、n、next          次へ
    b、back                 前へ
    1298/3、to 1298/winter  ゲーム・ターンまたは冬季へ
    m、map                  マップを表示
    v england、view both    視点：england、scotland、both、spectator
    q、quit                 終了

convert-about = 保存したゲームを棋譜（.hots）またはJSONに変換する
convert-arg-file = ゲーム：.hots、またはJSONの記録
convert-arg-to = 出力ファイル：.hotsなら棋譜、それ以外の名前ならJSON、-なら標準出力に棋譜
convert-arg-force = 既存のファイルを上書きする
convert-exists = { $file }はすでに存在します。--forceで上書きします
convert-several = { $file }には複数のゲームがあります。複数を書けるのは{ $suffix }ファイルだけです
convert-done = { $games ->
   *[other] { $games }個のゲーム
 }を{ $file }に書き出しました。
