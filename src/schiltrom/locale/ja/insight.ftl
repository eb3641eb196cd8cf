### What a player can work out: the winter as it would be now.

## The winter as it would be if the year ended now

insight-why-england = { $area }にいるイングランド軍のブロックはすべて解散します。
insight-why-horse = 騎士、弓兵、軽騎兵は、エドワード一世とともにいない限り{ $area }で冬営できません。
insight-why-limit = { $area }は城塞限度を超えています。

insight-battles = まだ解決していない戦闘があるため（{ $areas }）、変わることがあります。
insight-edward-may-winter = エドワード一世は、{ $area }のイングランド軍ブロックとともにそこで冬営できますが、その場合は封地徴兵がありません。この予測では解散するものとしています。
insight-wallace = ウォレスは{ $area }で冬営し、2ステップ増加できます。
insight-quarters = { $block }は次のいずれかのエリアで冬営できます：{ $areas }。
insight-french = フランス人騎士がスコットランド軍の引きプールに加わります。
insight-levy = 封地徴兵により、イングランドにブロックが{ $count }個配置されます。
insight-edward-dies = エドワード一世はこの年限りで死亡し、エドワード二世がイングランド王となります。
insight-nobles = 冬季後の貴族：イングランド軍{ $england }、スコットランド軍{ $scotland }。
insight-victory = { $who }の勝利となります。
