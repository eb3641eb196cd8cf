# Training im Spiel gegen sich selbst: schiltrom train.

train-about = ein Netz im Spiel gegen sich selbst trainieren
train-arg-config = die Einstellungen des Laufs, eine TOML-Datei
train-arg-resume = macht am letzten Sicherungspunkt des Laufs weiter
train-missing = PyTorch fehlt: pip install 'schiltrom[train]'
