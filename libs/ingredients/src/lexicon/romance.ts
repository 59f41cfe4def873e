import type { Lexicon } from './lexicon.ts';

export const romance: Lexicon[] = [
  {
    language: 'fr',
    units: `gram=g|gr|gramme|grammes
kilogram=kg|kilo|kilos|kilogramme|kilogrammes
milligram=mg|milligramme|milligrammes
pound=livre|livres|lb
ounce=once|onces|oz
milliliter=ml|millilitre|millilitres
centiliter=cl|centilitre|centilitres
deciliter=dl|décilitre|décilitres
liter=l|litre|litres
teaspoon=cc|c à c|càc|cac|c. à c.|c à café|c. à café|cuil à café|cuill à café|cuillère à café|cuillères à café|cuillère à thé|cuillères à thé|cuiller à café|cuillerée à café|cuillerées à café|c. à thé|c à thé|c.c.|cuil. à café|cuill. à café|cas de thé|petite cuillère|petites cuillères
dessertspoon=cuillère à dessert|cuillères à dessert|c. à dessert|c à dessert|cuil. à dessert
tablespoon=cs|c à s|càs|cas|c. à s.|c à soupe|c. à soupe|c. à table|c à table|cuil à soupe|cuill à soupe|cuillère à soupe|cuillères à soupe|cuillère à table|cuillères à table|cuiller à soupe|cuillerée à soupe|cuillerées à soupe|c.s.|cuil. à soupe|cuill. à soupe|cuillère|cuillères|cuillerée|cuillerées
cup=tasse|tasses
glass=verre|verres|verre à moutarde|verres à moutarde|verre à eau|verres à eau|verre à vin|verres à vin|verre à thé|verres à thé
pinch=pincée|pincées|pointe|pointes|pointe de couteau|pointes de couteau
dash=trait|traits|filet|filets|giclée|soupçon|larme|tombée
drop=goutte|gouttes
handful=poignée|poignées
bunch=botte|bottes|bouquet|bouquets|bottelette|bottelettes
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
sachet=sachet|sachets|dose|doses|dosette|dosettes
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
millimeter=mm
dozen=douzaine|douzaines
bowl=bol|bols`,
    numbers: `1=un|une
2=deux
3=trois
4=quatre
5=cinq
6=six|demi-douzaine|une demi-douzaine
7=sept
8=huit
9=neuf
10=dix|dizaine|une dizaine
12=douze
15=quinze|quinzaine|une quinzaine
20=vingt|vingtaine|une vingtaine
0.5=demi|demie|un demi|une demi|une demie|demi-|un demi-|une demi-|1/2
0.25=un quart|quart
11=onze
13=treize
14=quatorze
16=seize
18=dix-huit
24=vingt-quatre
30=trente`,
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
      "un petit peu de|un petit peu d'|un petit peu d’|un peu de|un peu d'|un peu d’|un peu|selon le goût|au goût|à volonté|quelques",
    foodParts: "le jus de|le jus d'|le jus d’|le zeste de|le zeste d'|le zeste d’",
    nameSuffixes: 'garni|pour pâtisserie|pour dessert',
    parts: `1/3=tiers
0.25=quart|quarts
0.2=cinquième|cinquièmes
0.125=huitième|huitièmes`,
    between: 'entre',
    closingRemarks:
      'émincé|émincée|émincés|émincées|ciselé|ciselée|ciselés|ciselées|coupé|coupée|coupés|coupées|tranché|tranchée|tranchés|tranchées|pelé|pelée|pelés|pelées|épluché|épluchée|épluchés|épluchées|écrasé|écrasée|écrasés|écrasées|pressé|pressée|pressés|pressées|fondu|fondue|fondus|ramolli|ramollie|battu|battue|battus|battues|tamisé|tamisée|égoutté|égouttée|égouttés|égouttées|rincé|rincée|rincés|rincées|lavé|lavée|lavés|lavées|effeuillé|effeuillée|dénoyauté|dénoyautée|dénoyautés|dénoyautées|épépiné|épépinée|épépinés|épépinées|vidé|vidée|vidés|fendu|fendue|fendus|fendues|dégermé|dégermée|dégermés|grattée|haché|hachée|hachés|hachées|râpé|râpée|râpés|râpées|détaillé|détaillée|détaillés|détaillées|finement|grossièrement|bien|très|et|en dés|en cubes|en rondelles|en lamelles|en morceaux|en julienne|en tranches|en quartiers|en deux|en quatre|en petits|en fines|en gros|petits|fines|gros|morceaux|dés|lamelles|rondelles|tranches|cubes',
    products:
      'viande hachée|bœuf haché|boeuf haché|steak haché|steaks hachés|veau haché|porc haché|fromage râpé|gruyère râpé|emmental râpé|comté râpé|parmesan râpé|coco râpée|amandes hachées|chocolat fondu|fromage fondu|fromage battu|lait battu|beurre fondu et',
    sizeMarks: 'gr',
    countable:
      '(?:oignon|œuf|oeuf|pomme|tomate|poire|carotte|poivron|courgette|aubergine|concombre|citron|orange|banane|échalote|chou|poireau|courge|mangue|avocat|navet|pêche|poulet|betterave|salade|melon|ananas)[sx]?',
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
teaspoon=cucchiaino|cucchiaini|cucch.ino|cucchiaini da caffè|cucchiaino da caffè|cucchiaini da tè|cucchiaino da tè|c.no|c.a.c.|c.ino|c. da tè|c.c.
tablespoon=cucchiaio|cucchiai|cucch|cucchiaiata|cucchiaiate|cucchiai da tavola|cucchiaio da minestra|c.a.s.|cuc|c. da tavola|c.s.|cucchiai da minestra|cucchiaio da zuppa|cucchiai da zuppa
cup=tazza|tazze|tazzina|tazzine
glass=bicchiere|bicchieri|bicchierino|bicchierini
pinch=pizzico|pizzichi|punta|presa|punta di coltello|punte di coltello|punta di cucchiaino|punta di un cucchiaino
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
can=scatola|scatole|lattina|lattine|barattolo|barattoli|scatolette|scatoletta
jar=vasetto|vasetti
bottle=bottiglia|bottiglie
package=confezione|confezioni|conf|pacco|pacchi|pacchetto|pacchetti
bag=busta|buste
sachet=bustina|bustine
tub=vaschetta|vaschette
cube=cubetto|cubetti|panetto|panetti
knob=noce|noci|ricciolo|fiocco|fiocchi
sheet=foglio|fogli
rouleau=rotolo|rotoli
fialetta=fialetta|fialette|fiala
mestolo=mestolo|mestoli
filetto=filetto|filetti
serving=porzione|porzioni|dose|dosi
centimeter=cm
dozen=dozzina|dozzine|dozz`,
    numbers: `1=un|uno|una|un'
2=due|paio|un paio
3=tre
4=quattro
5=cinque
6=sei|mezza dozzina
7=sette
8=otto
9=nove
10=dieci|decina|una decina
12=dodici
0.5=mezzo|mezza|1/2
11=undici
14=quattordici
15=quindici
16=sedici
18=diciotto
20=venti
24=ventiquattro
30=trenta`,
    of: "di|d'|d’|del|della|dei|delle|degli|dello|dell'|dell’|da",
    about: 'circa|ca|quasi|abbondante|abbondanti|scarso|scarsa|scarsi|raso|rasi|colmo|colmi|n|nr|n°',
    sizes: 'grande|grandi|grosso|grossa|grossi|grosse|piccolo|piccola|piccoli|piccole|medio|media|medi|medie',
    to: 'a|o',
    remarks:
      'per la|per il|per le|per i|per|q.b|qb|quanto basta|a piacere|facoltativo|a temperatura ambiente|più|a gusto|se gradito',
    or: 'o|oppure',
    degrees: 'gradi|grado',
    and: 'e',
    half: 'e mezzo|e mezza',
    vagueAmounts:
      "un po' di|un po’ di|un po di|un poco di|un po' d'|un po’ d’|poco|qualche|q.b. di|q.b.|quanto basta di|quanto basta|alcuni|alcune|un po'|un po’|un poco",
    nameSuffixes: 'per dolci|per torte salate|per torte|per pizza',
    parts: `1/3=terzo|terzi
0.25=quarto|quarti
0.125=ottavo|ottavi`,
    between: 'tra|fra',
    closingRemarks:
      'tritato|tritata|tritati|tritate|tagliato|tagliata|tagliati|tagliate|affettato|affettata|affettati|affettate|sbucciato|sbucciata|sbucciati|sbucciate|sciolto|sciolta|sciolti|sciolte|sbattuto|sbattuta|sbattuti|sbattute|setacciato|setacciata|setacciati|setacciate|scolato|scolata|scolati|scolate|lavato|lavata|lavati|lavate|schiacciato|schiacciata|schiacciati|schiacciate|grattugiato|grattugiata|grattugiati|grattugiate|mondato|mondata|mondati|mondate|pulito|pulita|puliti|pulite|denocciolato|denocciolata|denocciolati|denocciolate|ammorbidito|ammorbidita|ammorbiditi|ammorbidite|sgocciolato|sgocciolata|sgocciolati|sgocciolate|sminuzzato|sminuzzata|sminuzzati|sminuzzate|spezzettato|spezzettata|spezzettati|spezzettate|fuso|finemente|molto|ben|e|a cubetti|a dadini|a fette|a fettine|a rondelle|a pezzi|a pezzetti|a julienne|a spicchi|a metà|in quattro|sottili|piccoli',
    products:
      'parmigiano grattugiato|pecorino grattugiato|formaggio grattugiato|pane grattugiato|grana grattugiato|cocco grattugiato|carne tritata|pan grattato|carne macinata',
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
teaspoon=cdta|cdtas|cdita|cditas|cucharadita|cucharaditas|cucharita|cucharitas|cucharadas de café|cucharada de café|cta|c.c.|c.t.|cdit
dessertspoon=cucharada de postre|c. de postre|cp|c.p.
tablespoon=cda|cdas|cucharada|cucharadas|cuchara|cucharas|cuch|cucharada sopera|cucharadas soperas|c. sopera|cs|c.s.|c/s|c.sop|cda sopera|cdas soperas|cda. sopera|cdas. soperas
cup=taza|tazas|tz
glass=vaso|vasos|vasito|copa|copas|copita
pinch=pizca|pizcas|punta|puntita|pellizco|punta de cuchillo|puntas de cuchillo|punta de cucharadita|punta de cucharita
dash=chorro|chorrito|chorritos|chorreón|toque|chorros
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
centimeter=cm
dozen=docena|docenas|doc
block=tableta|tabletas`,
    numbers: `1=un|uno|una
2=dos|par|un par
3=tres
4=cuatro
5=cinco
6=seis|media docena
7=siete
8=ocho
9=nueve
10=diez|decena|una decena
12=doce
0.5=medio|media|½
1.5=uno y medio|una y media
0.25=un cuarto|un cuarto de|cuarto
11=once
14=catorce
15=quince
16=dieciséis
18=dieciocho
20=veinte
24=veinticuatro
30=treinta`,
    of: 'de|del|de la|de los|de las',
    about: 'aprox|aproximadamente|unos|unas|casi|colmada|colmadas|rasa|rasas|alrededor de|buen|buena',
    sizes: 'grande|grandes|gran|pequeño|pequeña|pequeños|pequeñas|mediano|mediana|medianos|medianas',
    to: 'a|o|ó|u',
    remarks:
      'para la|para el|para los|para las|para|al gusto|a gusto|opcional|a temperatura ambiente|más|si se desea|c/s|cantidad necesaria|por ejemplo|c.s|cs|c/n',
    or: 'o|u',
    degrees: 'grados|grado',
    and: 'y',
    half: 'y medio|y media',
    vagueAmounts:
      'un poquito de|un poco de|un pelín de|un poco|algo de|poco|cantidad necesaria de|c/n|al gusto|a gusto|unos|unas|algunas|algunos|unos cuantos|unas cuantas',
    nameSuffixes: 'para hornear|para montar|para cocinar|para repostería',
    parts: `1/3=tercio|tercios|tercera parte
0.25=cuarto|cuartos|cuarta parte
0.125=octavo|octavos`,
    between: 'entre',
    closingRemarks:
      'picado|picada|picados|picadas|pelado|pelada|pelados|peladas|cortado|cortada|cortados|cortadas|trocedo|troceda|trocedos|trocedas|rallado|rallada|rallados|ralladas|batido|batida|batidos|batidas|derretido|derretida|derretidos|derretidas|tamizado|tamizada|tamizados|tamizadas|escurrido|escurrida|escurridos|escurridas|lavado|lavada|lavados|lavadas|machacado|machacada|machacados|machacadas|laminado|laminada|laminados|laminadas|fileteado|fileteada|fileteados|fileteadas|exprimido|exprimida|exprimidos|exprimidas|enjuagado|enjuagada|enjuagados|enjuagadas|aplastado|aplastada|aplastados|aplastadas|deshuesado|deshuesada|deshuesados|deshuesadas|descorazonado|descorazonada|descorazonados|descorazonadas|despepitado|despepitada|despepitados|despepitadas|fundido|fundida|fundidos|fundidas|triturado|triturada|triturados|trituradas|troceado|troceada|troceados|troceadas|finamente|muy|bien|y|en cubos|en dados|en rodajas|en trozos|en juliana|en tiras|en láminas|en cuartos|en aros|a la mitad|por la mitad|finos|fino|pequeños|pequeño',
    products:
      'queso rallado|pan rallado|coco rallado|parmesano rallado|tomate triturado|tomates triturados|carne picada|almendra laminada|almendras laminadas|chocolate fundido|queso fundido|tomate pelado|tomates pelados|gambas peladas|carne cortada|coco laminado',
  },
  {
    language: 'pt',
    units: `gram=g|gr|grs|grama|gramas
kilogram=kg|kilo|quilo|quilos|quilograma|quilogramas
milligram=mg
milliliter=ml|mililitro|mililitros
centiliter=cl|centilitro|centilitros
deciliter=dl|decilitro|decilitros
liter=l|lt|litro|litros
teaspoon=colher (chá)|colheres (chá)|colher de chá|colheres de chá|colher (de chá)|colheres (de chá)|colher (café)|colheres (café)|colher de café|colheres de café|c. chá|c. de chá|c.chá|c/chá|colherinha|c. café|col. (chá)|col. de chá|col. chá|c. (chá)|c.c.|col. (café)
dessertspoon=colher (sobremesa)|colheres (sobremesa)|colher de sobremesa|colheres de sobremesa|col. (sobremesa)|col. de sobremesa
tablespoon=colher (sopa)|colheres (sopa)|colher de sopa|colheres de sopa|colher (de sopa)|colheres (de sopa)|c. sopa|c. de sopa|c.sopa|c/sopa|colher|colheres|colherada|colheradas|cs|col. (sopa)|col. de sopa|col. sopa|c. (sopa)|c.s.|col
cup=xícara|xícaras|xícara (chá)|xícaras (chá)|xícara de chá|xícaras de chá|xícara (de chá)|xícaras (de chá)|xic|chávena|chávenas|chávena de chá|chávenas de chá
glass=copo|copos|copo americano|copos americanos|cálice|cálices
pinch=pitada|pitadas|pitadinha|ponta de faca|pontas de faca
dash=fio|golpe|esguicho|fios
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
centimeter=cm
dozen=dúzia|dúzias`,
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
12=doze
0.5=meio|meia|½
1.5=um e meio|uma e meia
0.25=um quarto
11=onze
14=catorze|quatorze
15=quinze
16=dezesseis
18=dezoito
20=vinte
30=trinta`,
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
    parts: `1/3=terço|terços
0.25=quarto|quartos
0.125=oitavo`,
    between: 'entre',
    closingRemarks:
      'picado|picada|picados|picadas|ralado|ralada|ralados|raladas|cortado|cortada|cortados|cortadas|amassado|amassada|amassados|amassadas|espremido|espremida|espremidos|espremidas|descascado|descascada|descascados|descascadas|derretido|derretida|derretidos|derretidas|batido|batida|batidos|batidas|peneirado|peneirada|peneirados|peneiradas|escorrido|escorrida|escorridos|escorridas|lavado|lavada|lavados|lavadas|fatiado|fatiada|fatiados|fatiadas|triturado|triturada|triturados|trituradas|esmagado|esmagada|esmagados|esmagadas|descaroçado|descaroçada|descaroçados|descaroçadas|finamente|bem|muito|e|em cubos|em cubinhos|em rodelas|em tiras|em fatias|em pedaços|em quartos|ao meio|pequenos|finas|finos',
    products:
      'queijo ralado|coco ralado|parmesão ralado|carne picada|queijo fatiado|pão ralado|tomate triturado|tomates triturados',
  },
  {
    language: 'gl',
    units: `gram=g|gr|gramo|gramos|grs
kilogram=kg|quilo|quilos|kilo|quilogramo|quilogramos
milliliter=ml
centiliter=cl
deciliter=dl
liter=l|litro|litros
teaspoon=culleriña|culleriñas|cullerada de café|culleradas de café
dessertspoon=cullerada de sobremesa
tablespoon=cullerada|culleradas|culler|culleres|culler sopeira
cup=cunca|cuncas|taza|tazas
glass=vaso|vasos|copa
pinch=chisco|pitada|pizca|chiscos
dash=chorro|chorriño
drop=pinga|pingas
handful=puñado|puñados|presa|presas
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
    parts: `1/3=terzo|terzos
0.25=cuarto|cuartos`,
  },
  {
    language: 'ca',
    units: `gram=g|gr|gram|grams
kilogram=kg|quilo|quilos|quilogram|quilograms
milliliter=ml|mil·lilitres
centiliter=cl
deciliter=dl
liter=l|litre|litres
teaspoon=culleradeta|culleradetes|cullereta|culleretes|culleradeta de cafè|cullerada de cafè
dessertspoon=cullerada de postres
tablespoon=cullerada|cullerades|cullera|culleres|cullerada sopera|cullerades soperes
cup=tassa|tasses
glass=got|gots|copa|copes
pinch=pessic|pessics|punta|pessiguet|punta de ganivet
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
    parts: `1/3=terç|terços
0.25=quart|quarts`,
    between: 'entre',
    closingRemarks:
      'picat|picada|picats|picades|tallat|tallada|tallats|tallades|pelat|pelada|pelats|pelades|ratllat|ratllada|batut|batuts|fos|fosa|trossejat|trossejada|laminat|laminats|i|a daus|a rodanxes|ben',
    products: 'formatge ratllat|pa ratllat|carn picada',
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
pinch=vârf de cuțit|varf de cutit|vârf de linguriță|varf de lingurita|praf|ciupitură|vârf
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
centimeter=cm
stalk=tulpină|tulpini`,
    numbers: `1=un|o|una|unu
2=doi|două|doua
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
    vagueAmounts: 'puțin|puţin|putin|puțină|puţină|putina|un pic de|după gust|dupa gust|câteva|cateva|câțiva',
    foodParts: 'zeama de la|zeamă de la|suc de la|sucul de la|coaja de la|coaja rasă de la|coajă rasă de la',
    nameSuffixes: 'pentru frișcă|pentru frisca|pentru gătit|pentru gatit',
    parts: `1/3=treime|treimi
0.25=sfert|sferturi`,
    between: 'între|intre',
    closingRemarks:
      'tocat|tocată|tocați|tocate|tăiat|tăiată|tăiați|tăiate|curățat|curățată|curățați|curățate|mărunt|fin|topit|topită|cernut|cernută|bătut|bătute|zdrobit|zdrobiți|și|în cuburi|cubulețe|felii|rondele',
    products: 'carne tocată|nuci tocate',
  },
];
