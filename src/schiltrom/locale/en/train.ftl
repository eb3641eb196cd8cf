# Training by self-play: schiltrom train.

train-about = train a network by self-play
train-arg-config = the settings of the run, a TOML file
train-arg-resume = goes on from the run's last checkpoint
train-missing = PyTorch is missing: pip install 'schiltrom[train]'
