## The command "schiltrom arena"

arena-about = コンピューター同士を対戦させて評価する
arena-arg-players = 対戦者（総当たり）：{ $levels }。king@0.5 は1ターン0.5秒。classic-knight+aggressor と classic-knight+defender はスタイルが異なる
arena-arg-games = 組ごとのゲーム数
arena-arg-scenario = シナリオ（複数可、既定：ブレイブハートとブルースを交互に）
arena-arg-time = 1ターンの思考秒数（探索するレベル用）
arena-arg-seed = 乱数シード
arena-arg-folder = 記録のフォルダー。そこにあるゲームは再び行わない
arena-arg-workers = 同時に行うゲーム数（既定：コアごとに1つ）
arena-arg-processor-time = プロセッサ時間だけを数える（ほかの処理も行うマシン向け）
arena-arg-no-resign = 投了後もゲームを続け、投了が誤りだった回数を数える
arena-arg-ray = Rayクラスターでゲームを分担する（schiltrom[ray]が必要）
arena-arg-ray-address = クラスターのアドレス（既定：RAY_ADDRESS、またはローカルのRay）
arena-arg-json = 最後の行に結果をJSONでも出力する
arena-too-few = 異なるプレイヤーが2人以上必要です。
arena-broken-off = 中断しました。終わったゲームは保存されています。同じコマンドで続けられます。
arena-worker-died = プロセスが強制終了しました。終わったゲームは保存されています。同じコマンドで続けられます。

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } %（95 %：{ $low }～{ $high }）、{ $games }ゲーム

# Behind the name of a level: its rating and how long it thought.
arena-player = Elo { $rating } ± { $error }、1ターン{ $turn }秒、選択1回は最長{ $longest }秒、時間超過：{ $overruns }

arena-turns = 1ゲームのターン数：{ $turns }
arena-given-up = 投了：{ $times }、そのうち続けて勝ったもの：{ $won }
arena-failures = 異常終了：{ $crashes }、不正な選択：{ $illegal }

arena-ending = { $ending ->
    [resigned] { $who }の勝利：相手が投了
    [crashed] { $who }の勝利：相手が異常終了
    [illegal-choice] { $who }の勝利：相手が不正な選択
   *[no-end] 勝者なし：キャンペーンが終わらなかった
 }
