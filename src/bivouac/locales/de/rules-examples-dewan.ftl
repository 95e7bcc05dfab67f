# Dewan: worked examples with their pictures. pictured-... tells what is seen to those who do not see it.

example-dewan-journey = Rot bezahlt { $cards } Karten für { $spaces } Felder: bei seinem ersten Lager irgendeine, dann Berge, eine einzige Wasserkarte für beide Wasserfelder und zweimal Ödland. Das erste Ödland bekommt Blau, dessen Lager durchquert wird. Auf dem letzten Feld steht das neue Lager von Rot.
pictured-dewan-journey = Eine Landschaft mit einem Weg über { $spaces } Felder: vom ersten roten Lager über Berge und zwei Wasserfelder, durch ein blaues Lager bis ins Ödland. Nummerierte Karten liegen am Weg.
example-dewan-zones = Rot hat { $camps } Lager im Wald, aber zwei davon teilen sich eine Zone. Für Ziele sind das { $zones } Wälder.
pictured-dewan-zones = Eine Landschaft mit drei roten Lagern im Wald: zwei nebeneinander in einer Zone, das dritte in einer anderen.
example-dewan-groups = Zwei Gruppen, eine davon mit dem ersten Lager, bringen zusammen { $points } Punkte; das Lager für sich allein bringt nichts. Die { $berries } Beeren, die Rot genommen hat, bringen { $worth } dazu.
pictured-dewan-groups = Eine Landschaft mit roten Lagern: dem ersten und einem daneben, drei weiteren, die sich berühren, und einem für sich allein.
example-dewan-shores = Rot hat am größeren See die meisten Lager und erhält { $most } Punkte. Am kleineren See haben Rot und Blau je ein Lager und erhalten je { $tied }: zusammen { $first } zu { $second }.
pictured-dewan-shores = Eine Landschaft mit zwei Seen: am größeren drei rote Lager, darunter das erste, und ein blaues; am kleineren je ein Lager.
