### Names of the game's things, and how names are put together. A side is an army here (イングランド軍), so that
### it cannot be mistaken for the area (イングランド). Katakana follow the printed Japanese rules where these
### have a name (モレイ, カミン, ベイリヤル).

# $side: 0 England, 1 Scotland
side = { $side ->
    [0] イングランド軍
    [1] スコットランド軍
   *[other] なし
}
# $side: 0 England, 1 Scotland; this is the name of the other one
other-side = { $side ->
    [0] スコットランド軍
   *[other] イングランド軍
}
# $edward: 1 Edward I, 2 Edward II
edward = { $edward ->
    [1] エドワード一世
   *[other] エドワード二世
}

# $first: the list so far; $next: one more of it, not the last
list-more = { $first }、{ $next }
# $first: the list but for its last; $last: the last
list = { $first }と{ $last }

# $rule: the number of a rule ("4.3") or the name of an event card; $words: the refusal
by-rule = { $rule }：{ $words }

## Areas

area-england = イングランド
area-ross = ロス
area-garmoran = ガーモラン
area-moray = モレイ
area-strathspey = ストラスペイ
area-buchan = バカン
area-lochaber = ロッハーバー
area-badenoch = バドノック
area-mar = マー
area-angus = アンガス
area-argyll = アーガイル
area-atholl = アソール
area-lennox = レノックス
area-mentieth = メンティス
area-fife = ファイフ
area-carrick = キャリック
area-lanark = ラナーク
area-lothian = ロジアン
area-selkirk = セルカーク
area-dunbar = ダンバー
area-galloway = ガロウエイ
area-annan = アナン
area-teviot = ティヴィオット

## Scottish blocks

block-wallace = ウォレス
block-king = 王
block-douglas = ダグラス
block-campbell = キャンベル
block-graham = グレアム
block-macdonald = マクドナルド
block-lindsay = リンジー
block-fraser = フレイザー
block-barclay = バークレイ
block-grant = グラント
block-keith = キース
block-etterick = エトリック
block-norse = ノルウェイ人
block-french-knights = フランス人騎士

## Nobles

block-comyn = カミン
block-moray = モレイ
block-angus = アンガス
block-argyll = アーガイル
block-bruce = ブルース
block-mar = マー
block-lennox = レノックス
block-buchan = バカン
block-galloway = ガロウエイ
block-ross = ロス
block-atholl = アソール
block-dunbar = ダンバー
block-mentieth = メンティス
block-steward = スチュワート

## English blocks

block-lancaster-archers = ランカスター弓兵
block-wales-archers = ウェールズ弓兵
block-lancaster-knights = ランカスター騎士
block-york-knights = ヨーク騎士
block-durham-knights = ダラム騎士
block-hobelars = 軽騎兵
block-york-infantry = ヨーク歩兵
block-lancaster-infantry = ランカスター歩兵
block-northumber-infantry = ノーサンバランド歩兵
block-durham-infantry = ダラム歩兵
block-cumbria-infantry = カンブリア歩兵
block-westmor-infantry = ウェストモーランド歩兵
block-wales-infantry = ウェールズ歩兵
block-ulster-infantry = アルスター歩兵

## Cards

card-herald = 使者
card-pillage = 強奪
card-sea-move = 海上移動
card-truce = 停戦
card-victuals = 糧食

## Seas and islands on the map

place-north-sea = 北海
place-irish-sea = アイリッシュ海
place-north-channel = ノース海峡
place-moray-firth = モレイ湾
place-firth-of-forth = フォース湾
place-firth-of-tay = テイ湾
place-firth-of-clyde = クライド湾
place-solway-firth = ソルウェー湾
place-the-minch = ミンチ海峡
place-sea-of-the-hebrides = ヘブリディーズ海
place-ulster = アルスター
place-hebrides = ヘブリディーズ諸島
place-skye = スカイ島
place-mull = マル島
place-islay = アイラ島
place-kintyre = キンタイア
place-arran = アラン島
