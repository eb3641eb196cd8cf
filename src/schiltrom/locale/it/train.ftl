# Addestramento giocando contro sé stessi: schiltrom train.

train-about = addestrare una rete facendola giocare contro sé stessa
train-arg-config = le impostazioni dell’addestramento, un file TOML
train-arg-resume = riprende dall’ultimo punto di salvataggio
train-missing = Manca PyTorch: pip install 'schiltrom[train]'
