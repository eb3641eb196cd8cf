# Tanítás önmaga elleni játékkal: schiltrom train.

train-about = hálózat tanítása önmaga elleni játékkal
train-arg-config = a tanítás beállításai, egy TOML-fájl
train-arg-resume = az utolsó mentési ponttól folytatja
train-missing = Hiányzik a PyTorch: pip install 'schiltrom[train]'
