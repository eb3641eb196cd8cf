## The command "schiltrom arena"

arena-about = コンピューター同士を対戦させ、成績を表示する
arena-arg-players = 対戦者（総当たり）：{ $levels }。king@0.5 は1ターン0.5秒。knight+aggressor と knight+defender はスタイルが異なる
arena-arg-games = 組ごとのゲーム数
arena-arg-scenario = シナリオ（複数可、通常はブレイブハートとブルースを交互に）
arena-arg-time = 1ターンの思考秒数（探索するレベル用）
arena-arg-seed = すべての乱数の種
arena-arg-folder = 記録の置き場所。そこにあるゲームは再び行いません
arena-arg-workers = 同時に行うゲーム数（通常はコアごとに一つ）
arena-arg-no-resign = 投了があってもゲームを続け、投了が誤りだった回数を数えます
arena-arg-ray = Rayクラスターでゲームを分担します（schiltrom[ray]が必要）
arena-arg-ray-address = クラスターのアドレス（なければRAY_ADDRESS、またはこのマシンだけのRay）
arena-arg-json = 最後の行に結果をJSONでも出力します
arena-too-few = 異なるレベルが二つ以上必要です。
arena-broken-off = 中断しました。終わったゲームは残っています。同じコマンドで続きから始まります。
arena-worker-died = ゲーム中のプロセスが強制終了しました。終わったゲームは残っています。同じコマンドで続きから始まります。

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } %（95 %：{ $low }～{ $high }）、{ $games }ゲーム

# Behind the name of a level: its rating and how long it thought.
arena-player = イロ { $rating } ± { $error }、1ターン{ $turn }秒、選択一回は最長{ $longest }秒、時間超過：{ $overruns }

arena-turns = 1ゲームのターン数：{ $turns }
arena-given-up = 投了：{ $times }、続けていれば勝ち：{ $won }
arena-failures = 異常終了：{ $crashes }、不正な選択：{ $illegal }

arena-ending = { $ending ->
    [resigned] { $who }の勝利：相手が投了
    [crashed] { $who }の勝利：相手が異常終了
    [illegal-choice] { $who }の勝利：相手が不正な選択
   *[no-end] 勝者なし：キャンペーンが終わらなかった
 }
