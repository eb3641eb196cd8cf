## The command "schiltrom arena"

arena-about = コンピューター同士を対戦させ、成績を表示します。
arena-arg-players = 対戦するレベル（総当たり）
arena-arg-games = 組ごとのゲーム数
arena-arg-scenario = シナリオ（複数可、通常はブレイブハートとブルースを交互に）
arena-arg-edition = ルールの版
arena-arg-bid = すべてのゲームに用いるビッド
arena-arg-time = 選択一回の思考秒数（探索するレベル用）
arena-arg-seed = すべての乱数の種
arena-arg-folder = 記録の置き場所。そこにあるゲームは再び行いません
arena-arg-processes = 同時に行うゲーム数（通常はコアごとに一つ）
arena-arg-json = 最後の行に結果をJSONでも出力します
arena-too-few = 異なるレベルが二つ以上必要です。

# Stands beside a bar.
arena-progress = { $total }ゲーム中{ $done }ゲーム、{ $minutes }分

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } %（95 %：{ $low }～{ $high }）、{ $games }ゲーム

# Behind the name of a level: its rating and how long it thought.
arena-player = イロ { $rating } ± { $error }、1ターン{ $turn }秒、選択一回は最長{ $longest }秒
