# 自己対戦による学習: schiltrom train.

train-about = 自己対戦でネットワークを学習させる
train-arg-config = 学習の設定（TOML ファイル）
train-arg-resume = 最後の保存点から再開する
train-missing = PyTorch がありません: pip install 'schiltrom[train]'
