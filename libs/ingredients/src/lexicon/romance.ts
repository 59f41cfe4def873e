import type { Lexicon } from './lexicon.ts';

export const romance: Lexicon[] = [
  {
    language: 'fr',
    units: `gram=g|gr|gramme|grammes
kilogram=kg|kilo|kilos|kilogramme|kilogrammes
milligram=mg
pound=livre|livres|lb
ounce=once|onces|oz
milliliter=ml|millilitre|millilitres
centiliter=cl|centilitre|centilitres
deciliter=dl|décilitre|décilitres
liter=l|litre|litres
teaspoon=cc|c à c|càc|cac|c. à c.|c à café|c. à café|cuil à café|cuill à café|cuillère à café|cuillères à café|cuillère à thé|cuillères à thé|cuiller à café|cuillerée à café|cuillerées à café|c. à thé|c à thé|c.c.|cuil. à café|cuill. à café|cas de thé|petite cuillère|petites cuillères
tablespoon=cs|c à s|càs|cas|c. à s.|c à soupe|c. à soupe|c. à table|c à table|cuil à soupe|cuill à soupe|cuillère à soupe|cuillères à soupe|cuillère à table|cuillères à table|cuiller à soupe|cuillerée à soupe|cuillerées à soupe|c.s.|cuil. à soupe|cuill. à soupe|cuillère|cuillères|cuillerée|cuillerées
cup=tasse|tasses
glass=verre|verres
pinch=pincée|pincées|pointe|pointes|pointe de couteau
dash=trait|traits|filet|filets|giclée|soupçon|larme|tombée
drop=goutte|gouttes
handful=poignée|poignées
bunch=botte|bottes|bouquet|bouquets
sprig=brin|brins|branche|branches|branchette|rameau|feuille de laurier
stalk=tige|tiges|bâton|bâtons|côte|côtes
clove=gousse|gousses|clou|clous
head=tête|têtes
leaf=feuille|feuilles
slice=tranche|tranches|rondelle|rondelles|lamelle|lamelles
piece=morceau|morceaux|pièce|pièces|pce|pcs
can=boîte|boîtes|boite|boites|conserve|bte
jar=pot|pots|bocal|bocaux
bottle=bouteille|bouteilles
package=paquet|paquets|emballage
bag=sac|sacs
sachet=sachet|sachets
tub=barquette|barquettes|brique|briques|briquette|briquettes
cube=cube|cubes|dé|dés|tablette|tablettes
knob=noix|noisette|noisettes|copeau|copeaux
sheet=plaque|plaques
rouleau=rouleau|rouleaux
ball=boule|boules
fillet=pavé|pavés
zest=zeste|zestes
part=part|parts
turn=tour|tours
serving=portion|portions
centimeter=cm
millimeter=mm`,
    numbers: `1=un|une
2=deux|quelques
3=trois
4=quatre
5=cinq
6=six|demi-douzaine|une demi-douzaine
7=sept
8=huit
9=neuf
10=dix|dizaine|une dizaine
12=douze|une douzaine|douzaine
15=quinze|quinzaine|une quinzaine
20=vingt|vingtaine|une vingtaine
0.5=demi|demie|un demi|une demi|une demie|1/2
0.25=un quart|quart`,
    of: "de|d'|d’|du|des|de la|de l'|de l’",
    about: 'environ|env|à peu près|bonne|bonnes|bon|rase|rases|bombée|bombées|généreuse|généreuses|près de',
    sizes:
      'gros|grosse|grosses|grand|grande|grands|grandes|petit|petite|petits|petites|moyen|moyenne|moyens|moyennes|belle|belles|beau|beaux',
    to: 'à|ou',
    remarks:
      'pour le|pour la|pour les|pour|selon le goût|selon|au goût|à volonté|facultatif|facultative|au choix|en option|à température|de préférence|environ|non traité|plus|par exemple',
    or: 'ou',
    degrees: 'degrés|degré|degres',
    and: 'et',
    half: 'et demi|et demie',
    vagueAmounts:
      "un petit peu de|un petit peu d'|un petit peu d’|un peu de|un peu d'|un peu d’|un peu|selon le goût|au goût|à volonté",
    nameSuffixes: 'garni|pour pâtisserie|pour dessert',
  },
  {
    language: 'it',
    units: `gram=g|gr|grammo|grammi
hectogram=hg|etto|etti
kilogram=kg|chilo|chili|chilogrammo|chilogrammi
milligram=mg
milliliter=ml|millilitro|millilitri
centiliter=cl|centilitro|centilitri
deciliter=dl|decilitro|decilitri
liter=l|lt|litro|litri
teaspoon=cucchiaino|cucchiaini|cucch.ino|cucchiaini da caffè|cucchiaino da caffè|cucchiaini da tè|cucchiaino da tè|c.no
tablespoon=cucchiaio|cucchiai|cucch|cucchiaiata|cucchiaiate|cucchiai da tavola|cucchiaio da minestra
cup=tazza|tazze|tazzina|tazzine
glass=bicchiere|bicchieri|bicchierino|bicchierini
pinch=pizzico|pizzichi|punta|presa
dash=spruzzo|spruzzata|goccio|filo
drop=goccia|gocce
handful=manciata|manciate|pugno|pugni
bunch=mazzo|mazzetto|mazzi|mazzetti|ciuffo|ciuffi|ciuffetto
sprig=rametto|rametti|ramo|rami
stalk=gambo|gambi|costa|coste|stecca|stecche
clove=spicchio|spicchi|chiodo|chiodi
head=testa|teste|cespo|cespi
leaf=foglia|foglie|fogliolina|foglioline
slice=fetta|fette|fettina|fettine
piece=pezzo|pezzi|pz|pezzetto|pezzetti|nr|n
can=scatola|scatole|lattina|lattine|barattolo|barattoli
jar=vasetto|vasetti
bottle=bottiglia|bottiglie
package=confezione|confezioni|conf|pacco|pacchi|pacchetto|pacchetti
bag=busta|buste
sachet=bustina|bustine
tub=vaschetta|vaschette
cube=cubetto|cubetti|dado|panetto|panetti
knob=noce|noci|ricciolo|fiocco|fiocchi
sheet=foglio|fogli
rouleau=rotolo|rotoli
fialetta=fialetta|fialette|fiala
mestolo=mestolo|mestoli
filetto=filetto|filetti
serving=porzione|porzioni
centimeter=cm`,
    numbers: `1=un|uno|una|un'
2=due|paio|un paio|alcuni|alcune
3=tre
4=quattro
5=cinque
6=sei|mezza dozzina
7=sette
8=otto
9=nove
10=dieci|decina|una decina
12=dodici|dozzina
0.5=mezzo|mezza|1/2`,
    of: "di|d'|d’|del|della|dei|delle|degli|dello|dell'|dell’|da",
    about: 'circa|ca|quasi|abbondante|abbondanti|scarso|scarsa|scarsi|raso|rasi|colmo|colmi',
    sizes: 'grande|grandi|grosso|grossa|grossi|grosse|piccolo|piccola|piccoli|piccole|medio|media|medi|medie',
    to: 'a|o',
    remarks:
      'per la|per il|per le|per i|per|q.b|qb|quanto basta|a piacere|facoltativo|a temperatura ambiente|più|a gusto|se gradito',
    or: 'o|oppure',
    degrees: 'gradi|grado',
    and: 'e',
    half: 'e mezzo|e mezza',
    vagueAmounts:
      "un po' di|un po’ di|un po di|un poco di|un po' d'|un po’ d’|poco|qualche|q.b. di|q.b.|quanto basta di|quanto basta",
    nameSuffixes: 'per dolci|per torte salate|per torte|per pizza',
  },
  {
    language: 'es',
    units: `gram=g|gr|grs|gramo|gramos
kilogram=kg|kilo|kilos|kilogramo|kilogramos
milligram=mg
pound=libra|libras|lb
ounce=onza|onzas|oz
milliliter=ml|mililitro|mililitros|cc
centiliter=cl|centilitro|centilitros
deciliter=dl|decilitro|decilitros
liter=l|lt|litro|litros
teaspoon=cdta|cdtas|cdita|cditas|cucharadita|cucharaditas|cucharita|cucharitas|cucharada de postre|cucharadas de café|cucharada de café|c. de postre
tablespoon=cda|cdas|cucharada|cucharadas|cuchara|cucharas|cuch|cucharada sopera|cucharadas soperas|c. sopera|cs
cup=taza|tazas|tz
glass=vaso|vasos|vasito|copa|copas|copita
pinch=pizca|pizcas|punta|puntita|pellizco
dash=chorro|chorrito|chorritos|chorreón|toque
drop=gota|gotas
handful=puñado|puñados|puñadito
bunch=manojo|manojos|ramillete|atado|atados
sprig=rama|ramas|ramita|ramitas|ramito
stalk=tallo|tallos|palito|palitos|varita
clove=diente|dientes|clavo|clavos
head=cabeza|cabezas
leaf=hoja|hojas
slice=rebanada|rebanadas|loncha|lonchas|rodaja|rodajas|tajada|rebanaditas
piece=trozo|trozos|pieza|piezas|pedazo|pedazos|unidad|unidades|ud|uds|und|unid
can=lata|latas|bote|botes
jar=tarro|tarros|frasco|frascos
bottle=botella|botellas|botellín
package=paquete|paquetes|envase|envases|pastilla
bag=bolsa|bolsas
sachet=sobre|sobres|sobrecito
tub=tarrina|tarrinas|brik|bandeja
cube=cubo|cubos|cubito|cubitos|pastillas
knob=nuez
sheet=lámina|láminas|plancha
serving=porción|porciones|ración|raciones
medida=medida|medidas
filete=filete|filetes
centimeter=cm`,
    numbers: `1=un|uno|una
2=dos|par|un par|unos|unas|algunas|algunos
3=tres
4=cuatro
5=cinco
6=seis|media docena
7=siete
8=ocho
9=nueve
10=diez|decena|una decena
12=doce|docena|una docena
0.5=medio|media|½
1.5=uno y medio|una y media
0.25=un cuarto|un cuarto de|cuarto`,
    of: 'de|del|de la|de los|de las',
    about: 'aprox|aproximadamente|unos|unas|casi|colmada|colmadas|rasa|rasas|alrededor de|buen|buena',
    sizes: 'grande|grandes|gran|pequeño|pequeña|pequeños|pequeñas|mediano|mediana|medianos|medianas',
    to: 'a|o',
    remarks:
      'para la|para el|para los|para las|para|al gusto|a gusto|opcional|a temperatura ambiente|más|si se desea|c/s|cantidad necesaria|por ejemplo',
    or: 'o|u',
    degrees: 'grados|grado',
    and: 'y',
    half: 'y medio|y media',
    vagueAmounts:
      'un poquito de|un poco de|un pelín de|un poco|algo de|poco|cantidad necesaria de|c/n|al gusto|a gusto',
    nameSuffixes: 'para hornear|para montar|para cocinar|para repostería',
  },
  {
    language: 'pt',
    units: `gram=g|gr|grs|grama|gramas
kilogram=kg|kilo|quilo|quilos|quilograma
milligram=mg
milliliter=ml|mililitro|mililitros
centiliter=cl|centilitro|centilitros
deciliter=dl|decilitro|decilitros
liter=l|lt|litro|litros
teaspoon=colher (chá)|colheres (chá)|colher de chá|colheres de chá|colher (de chá)|colheres (de chá)|colher (café)|colheres (café)|colher de café|colheres de café|colher (sobremesa)|colheres (sobremesa)|colher de sobremesa|colheres de sobremesa|c. chá|c. de chá|c.chá|c/chá|colherinha|c. café
tablespoon=colher (sopa)|colheres (sopa)|colher de sopa|colheres de sopa|colher (de sopa)|colheres (de sopa)|c. sopa|c. de sopa|c.sopa|c/sopa|colher|colheres|colherada|colheradas|cs
cup=xícara|xícaras|xícara (chá)|xícaras (chá)|xícara de chá|xícaras de chá|xícara (de chá)|xícaras (de chá)|xic|chávena|chávenas|chávena de chá|chávenas de chá
glass=copo|copos|copo americano|copos americanos|cálice|cálices
pinch=pitada|pitadas|pitadinha|ponta de faca
dash=fio|golpe|esguicho
drop=gota|gotas
handful=punhado|punhados|mão|mão-cheia
bunch=maço|maços|molho|molhos|molhinho|ramo|ramos
sprig=raminho|raminhos|galho|galhos|ramo|pé|haste|hastes
stalk=talo|talos|pau|paus
clove=dente|dentes|cravo
head=cabeça|cabeças
leaf=folha|folhas
slice=fatia|fatias|rodela|rodelas
piece=pedaço|pedaços|unidade|unidades|un|und|unid|unids|uni|peça|peças
can=lata|latas
jar=vidro|vidros|frasco|frascos|pote|potes
bottle=garrafa|garrafas|garrafinha
package=pacote|pacotes|embalagem|embalagens|caixa|caixas|caixinha|caixinhas|pct
sachet=sachê|sachês|saqueta|saquetas|envelope|envelopes|saquinho|saquinhos
bag=saco|sacos
tub=bandeja|bandejas
cube=cubo|cubos|tablete|tabletes
posta=posta|postas
lombo=lombo|lombos
concha=concha|conchas
tira=tira|tiras
serving=porção|porções|dose|doses
centimeter=cm`,
    numbers: `1=um|uma
2=dois|duas|par
3=três|tres
4=quatro
5=cinco
6=seis|meia dúzia
7=sete
8=oito
9=nove
10=dez
12=doze|dúzia|uma dúzia
0.5=meio|meia|½
1.5=um e meio|uma e meia
0.25=um quarto`,
    of: 'de|do|da|dos|das|d’',
    about: 'aprox|aproximadamente|cerca de|cerca|quase|bem cheia|bem cheias|cheia|cheias|rasa|rasas',
    sizes: 'grande|grandes|pequeno|pequena|pequenos|pequenas|médio|média|médios|médias',
    to: 'a|ou|até',
    remarks:
      'para o|para a|para os|para as|para|a gosto|q.b|qb|opcional|à temperatura ambiente|em temperatura ambiente|mais|se quiser|a olho|quanto baste',
    or: 'ou',
    degrees: 'graus|grau',
    and: 'e',
    half: 'e meio|e meia',
    vagueAmounts:
      'um pouquinho de|um pouco de|um bocadinho de|um bocado de|um pouco|pouco|q.b. de|q.b.|quanto baste de|a gosto',
    nameSuffixes: 'para bolos|para bolo|para bater',
  },
  {
    language: 'gl',
    units: `gram=g|gr|gramo|gramos|grs
kilogram=kg|quilo|quilos|kilo
milliliter=ml
centiliter=cl
deciliter=dl
liter=l|litro|litros
teaspoon=culleriña|culleriñas|cullerada de café|culleradas de café|cullerada de sobremesa
tablespoon=cullerada|culleradas|culler|culleres|culler sopeira
cup=cunca|cuncas|taza|tazas
glass=vaso|vasos|copa
pinch=chisco|pitada|pizca
dash=chorro|chorriño
drop=pinga|pingas
handful=puñado|puñados|presa
bunch=mollo|mollos
sprig=póla|pólas|poliña|ramiña|ramiñas
clove=dente|dentes
head=cabeza
leaf=folla|follas
slice=toro|toros|lonchas|rebanda|rebandas
piece=anaco|anacos|unidade|unidades
can=lata|latas
jar=bote|botes|frasco
bottle=botella|botellas
package=paquete|paquetes
sachet=sobre|sobres
bag=bolsa
centimeter=cm`,
    numbers: `1=un|unha
2=dous|dúas
3=tres
4=catro
5=cinco
6=seis
7=sete
8=oito
9=nove
10=dez
12=doce|ducia
0.5=medio|media`,
    of: 'de|do|da|dos|das',
    about: 'aprox|uns|unhas|arredor de',
    sizes: 'grande|grandes|pequeno|pequena|pequenos|pequenas|mediano|mediana|medianos|medianas',
    to: 'a|ou',
    remarks: 'para a|para o|para|ao gusto|opcional|máis',
    or: 'ou',
    degrees: 'graos|graus|grados',
    and: 'e',
    half: 'e medio|e media',
    vagueAmounts: 'un pouco de|un pouco|un chisquiño de',
    nameSuffixes: 'para montar|para forno',
  },
  {
    language: 'ca',
    units: `gram=g|gr|gram|grams
kilogram=kg|quilo|quilos
milliliter=ml|mil·lilitres
centiliter=cl
deciliter=dl
liter=l|litre|litres
teaspoon=culleradeta|culleradetes|cullereta|culleretes|culleradeta de cafè|cullerada de postres|cullerada de cafè
tablespoon=cullerada|cullerades|cullera|culleres|cullerada sopera|cullerades soperes
cup=tassa|tasses
glass=got|gots|copa|copes
pinch=pessic|pessics|punta|pessiguet
dash=raig|rajolí|raig
drop=gota|gotes
handful=grapat|grapats|grapadet
bunch=manat|manats|ram|rams|manollet
sprig=branca|branques|branqueta|branquetes|brot|brots
stalk=tija|tiges
clove=gra|grans|clau|claus
head=cabeça|cabeces
leaf=fulla|fulles
slice=llesca|llesques|tall|talls|rodanxa|rodanxes|làmina
piece=tros|trossos|peça|peces|unitat|unitats|u
can=llauna|llaunes|pot|pots
jar=flascó
bottle=ampolla|ampolles
package=paquet|paquets
sachet=sobre|sobres
bag=bossa|bosses
centimeter=cm`,
    numbers: `1=un|una
2=dos|dues|parell
3=tres
4=quatre
5=cinc
6=sis
7=set
8=vuit
9=nou
10=deu
12=dotze|dotzena
0.5=mig|mitja|mitjos`,
    of: "de|d'|d’|del|de la|dels|de les",
    about: 'aprox|uns|unes|aproximadament|vora',
    sizes: 'gran|grans|petit|petita|petits|petites|mitjà|mitjana|mitjans|mitjanes',
    to: 'a|o',
    remarks: 'per a la|per al|per a|per|al gust|opcional|més',
    or: 'o',
    degrees: 'graus|grau',
    and: 'i',
    half: 'i mig|i mitja',
    vagueAmounts: "una mica de|una mica d'|una mica d’|un poc de|un poc d'|un poc d’",
    nameSuffixes: 'per muntar|per cuinar',
  },
  {
    language: 'ro',
    units: `gram=g|gr|gram|grame
kilogram=kg|kilogram|kilograme|kil
milliliter=ml|mililitri
centiliter=cl
deciliter=dl
liter=l|litru|litri
teaspoon=linguriță|lingurițe|lingurita|lingurite|lgt
tablespoon=lingură|linguri|lingura
cup=cană|căni|cana|cani|ceașcă|cești|ceasca
glass=pahar|pahare
pinch=vârf de cuțit|varf de cutit|praf|ciupitură|vârf
dash=strop|picătură
drop=picături|picătură|picaturi
handful=mână|mâini|mana
bunch=legătură|legături|legatura|legaturi|buchet
sprig=crenguță|crenguțe|fir|fire|rămurică
clove=cățel|căței|catel|catei|cuișoare
head=căpățână|capatana
leaf=frunză|frunze|frunza
slice=felie|felii
piece=bucată|bucăți|bucata|bucati|buc
can=conservă|conserve|cutie|cutii
jar=borcan|borcane
bottle=sticlă|sticle
package=pachet|pachete
sachet=plic|plicuri|pliculeț|pliculeț
bag=pungă|pungi
cube=cub|cuburi
centimeter=cm`,
    numbers: `1=un|o|una|unu
2=doi|două|doua|câteva|cateva
3=trei
4=patru
5=cinci
6=șase|sase
7=șapte|sapte
8=opt
9=nouă|noua
10=zece
12=douăsprezece|duzină
0.5=o jumătate de|o jumatate de|o jumătate|o jumatate|jumătate de|jumătate|jumatate|½
0.25=sfert`,
    of: 'de|din|cu',
    about: 'aprox|aproximativ|circa|cca|cam|ras|rasă|rase|plin|plină|pline|vreo',
    sizes: 'mare|mari|mic|mică|mici|mediu|medie|medii|mijlociu|mijlocie|potrivit|potrivită',
    to: 'la|sau|până la',
    remarks: 'pentru|după gust|dupa gust|opțional|optional|la temperatura camerei|plus',
    or: 'sau',
    degrees: 'de grade|grade',
    and: 'și|şi|si',
    half: 'și jumătate|şi jumătate|si jumatate',
    vagueAmounts: 'puțin|puţin|putin|puțină|puţină|putina|un pic de|după gust|dupa gust',
    foodParts: 'zeama de la|zeamă de la|suc de la|sucul de la|coaja de la|coaja rasă de la|coajă rasă de la',
    nameSuffixes: 'pentru frișcă|pentru frisca|pentru gătit|pentru gatit',
  },
];
