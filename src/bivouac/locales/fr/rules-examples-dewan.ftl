# Dewan: worked examples with their pictures. pictured-... tells what is seen to those who do not see it.

example-dewan-journey = Rouge paie { $cards } cartes pour { $spaces } cases : une carte au choix à son camp de départ, une montagne, une seule carte Eau pour les deux cases d’eau et deux canyons. Le premier canyon va à bleu, dont le camp est traversé. Le nouveau camp de rouge se dresse sur la dernière case.
pictured-dewan-journey = Une carte avec un itinéraire de { $spaces } cases : du camp de départ rouge, par une montagne, deux cases d’eau et un camp bleu, jusqu’au canyon. Des cartes numérotées le jalonnent.
example-dewan-zones = Rouge a { $camps } camps en forêt, mais deux d’entre eux partagent une zone. Pour les histoires, cela fait { $zones } forêts.
pictured-dewan-zones = Une carte avec trois camps rouges en forêt : deux côte à côte dans une même zone, le troisième dans une autre.
example-dewan-groups = Deux groupes, dont un avec le camp de départ, rapportent ensemble { $points } points ; le camp isolé ne rapporte rien. Les { $berries } baies prises par rouge valent { $worth } points de plus.
pictured-dewan-groups = Une carte avec des camps rouges : le camp de départ et un autre à côté, trois autres qui se touchent, et un isolé.
example-dewan-shores = Rouge a le plus de camps au bord du grand lac et marque { $most } points. Au bord du petit lac, rouge et bleu ont un camp chacun et marquent { $tied } points chacun : { $first } à { $second } au total.
pictured-dewan-shores = Une carte avec deux lacs : au bord du grand, trois camps rouges, dont celui de départ, et un bleu ; au bord du petit, un camp de chacun.
