# Entraînement en jouant contre soi-même : schiltrom train.

train-about = entraîner un réseau en jouant contre lui-même
train-arg-config = les réglages de l’entraînement, un fichier TOML
train-arg-resume = reprend au dernier point de sauvegarde
train-missing = PyTorch manque : pip install 'schiltrom[train]'
