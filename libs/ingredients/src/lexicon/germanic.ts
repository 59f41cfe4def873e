import type { Lexicon } from './lexicon.ts';

export const germanic: Lexicon[] = [
  {
    language: 'en',
    units: `gram=g|gr|gm|gms|gram|grams|gramme|grammes
kilogram=kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes
milligram=mg|milligram|milligrams
milliliter=ml|mls|milliliter|milliliters|millilitre|millilitres
centiliter=cl|centiliter|centilitre|centilitres
deciliter=dl|deciliter|decilitre|deciliters|decilitres
liter=l|liter|liters|litre|litres|ltr
teaspoon=tsp|tsps|teaspoon|teaspoons|teaspoonful
tablespoon=tbsp|tbsps|tbs|tbl|tblsp|tbls|tb|tablespoon|tablespoons|tablespoonful|tablespoonfuls|tblspn|tblspns|tblspoon|tblspoons
dessertspoon=dsp|dstspn|dessertspoon|dessertspoons|dessertspoonful|dessertspoonfuls|dsps
cup=cup|cups|c|cupful|cupfuls|teacup|teacups|teacupful|teacupfuls
fluid_ounce=fl oz|fl ozs|floz|fluid oz|fluid ozs|fluid ounce|fluid ounces|fl ounce|fl ounces
ounce=oz|ozs|ounce|ounces
pound=lb|lbs|pound|pounds|#
pint=pt|pts|pint|pints
quart=qt|qts|quart|quarts
gallon=gal|gals|gallon|gallons
inch=inch|inches|in
centimeter=cm|centimeter|centimetre|centimeters|centimetres
millimeter=mm|millimeter|millimetre
pinch=pinch|pinches
dash=dash|dashes
splash=splash|splashes
drop=drop|drops
drizzle=drizzle|glug|glugs
handful=handful|handfuls|handsful
bunch=bunch|bunches|bn|bnch|bnchs
sprig=sprig|sprigs
stalk=stalk|stalks|rib|ribs
stick=stick|sticks
clove=clove|cloves
head=head|heads
leaf=leaf|leaves
slice=slice|slices
piece=piece|pieces|pc|pcs|unit|units|ea|nos
can=can|cans|tin|tins
jar=jar|jars
bottle=bottle|bottles|btl|btls
package=package|packages|packet|packets|pack|packs|pkg|pkgs|pkt
box=box|boxes
bag=bag|bags
sachet=sachet|sachets|envelope|envelopes|env|envs
tub=tub|tubs
carton=carton|cartons|ctn|ctns
container=container|containers
punnet=punnet|punnets
tube=tube|tubes
sheet=sheet|sheets
cube=cube|cubes
knob=knob|knobs
dozen=dozen|doz
ear=ear|ears
fillet=fillet|fillets
rasher=rasher|rashers
mug=mug|mugs
strip=strip|strips
wedge=wedge|wedges
ball=ball|balls
bulb=bulb|bulbs
loaf=loaf|loaves
block=block|blocks
scoop=scoop|scoops
dollop=dollop|dollops
squeeze=squeeze
sprinkle=sprinkle|sprinkling
serving=serving|servings
part=part|parts
jigger=jigger|jiggers
gill=gill|gills
glass=wineglass|wineglasses|wine glass|wine glasses
thumb=thumb|thumbs
bowl=katori|katoris|vati|vatis
shot=shot|shots`,
    numbers: `1=a|an|one
2=two|a couple of|couple of|a couple
3=three
4=four
5=five
6=six
7=seven
8=eight
9=nine
10=ten
11=eleven
12=twelve
15=fifteen
20=twenty
0.5=half|half a|half an|one half|a half
0.25=quarter|a quarter|one quarter|one fourth
0.75=three quarters|three-quarters|three-quarter`,
    of: 'of|of the',
    about:
      'about|approximately|approx|around|roughly|scant|heaping|heaped|level|generous|rounded|up to|at least|circa|ca|good',
    to: 'to|or|up to',
    remarks:
      'to taste|for garnish|to garnish|for serving|to serve|optional|for the|for|plus more|plus extra|as needed|if needed|if desired|at room temperature|such as|preferably',
    or: 'or',
    degrees: 'degrees|degree|deg',
    and: 'and',
    half: 'and a half',
    vagueAmounts: 'a little bit of|a little bit|a little|a bit of|a few|few|to taste|some',
  },
  {
    language: 'de',
    units: `gram=g|gr|gramm|gramms
kilogram=kg|kilo|kilogramm
milligram=mg|milligramm
metric_pound=pfund|pfd
milliliter=ml|milliliter
centiliter=cl|zentiliter
deciliter=dl|deziliter
liter=l|ltr|liter
teaspoon=tl|teel|teelöffel|teelöffeln|kl|kaffeelöffel|teelöffelspitze
dessertspoon=dessertlöffel
tablespoon=el|essl|esslöffel|esslöffeln|eßlöffel|EßL|Essl
cup=tasse|tassen|tas
pinch=prise|prisen|pr|msp|messerspitze|messerspitzen|Pr
dash=schuss|schuß|spritzer|schlückchen
splash=schluck
drop=tropfen|tr
handful=handvoll|hand voll|hände voll|händevoll
bunch=bund|bd|bündel|büschel|sträußchen|bündchen
sprig=zweig|zweige|zweiglein|stängel|stengel|stiel|stiele|stielchen
stalk=stange|stangen
clove=zehe|zehen|knoblauchzehe|nelke
head=kopf|köpfe
leaf=blatt|blätter
slice=scheibe|scheiben|scheib
piece=stück|stücke|stücken|stk|st|stck|stückchen
can=dose|dosen|büchse|ds
jar=glas|gläser|gl
bottle=flasche|flaschen|fläschchen|röhrchen|fl
package=packung|packungen|pack|pck|pckg|pkg|pk|päckchen|pkt|packerl|paket|pakete|pckchen|Pä|P|Päck|Pckch
bag=beutel|btl|tüte|tüten|sack
sachet=tütchen|briefchen|döschen
tub=becher|be
cube=würfel
sheet=platte|platten|bogen
knob=flocke|flocken|flöckchen|nuss
fillet=filet|filets
bulb=knolle|knollen
ball=kugel|kugeln
block=block
roll=rolle|rollen
net=netz
tube=tube|tuben
bunch_grape=rispe|rispen
ear=kolben
serving=portion|portionen
millimeter=mm
centimeter=cm|zentimeter
dozen=dutzend`,
    numbers: `1=ein|eine|einen|einer|einem|eines|eins
2=zwei
3=drei
4=vier
5=fünf
6=sechs
7=sieben
8=acht
9=neun
10=zehn
12=zwölf
0.5=halb|halbe|halber|halbes|halben|ein halb|eine halbe|einen halben|ein halbes|einer halben|eines halben|halb+
1.5=anderthalb|eineinhalb
2.5=zweieinhalb
0.25=viertel|viertel+
0.75=dreiviertel|dreiviertel+
3.5=dreieinhalb
4.5=viereinhalb
5.5=fünfeinhalb
1/3=drittel
11=elf
13=dreizehn
14=vierzehn
15=fünfzehn
16=sechzehn
18=achtzehn
20=zwanzig
24=vierundzwanzig
30=dreißig`,
    of: 'von|vom|der|des',
    about:
      'ca|circa|zirka|à|je|etwa|ungefähr|rund|gut|knapp|gehäufte|gehäufter|gestrichene|gestrichener|gestrichenes|gestrichen|gehäuft|gehäuftes|geh|gestr|jeweils',
    sizes:
      'großer|große|großes|großen|grosser|grosse|grosses|grossen|größere|größerer|größeres|kleiner|kleine|kleines|kleinen|kleinere|kleinerer|mittelgroße|mittelgroßer|mittelgroßes|mittelgroßen|mittelgrosse|mittlere|mittlerer|mittleres|mittleren|mittel|dicke|dicker|dickes|dicken|mittl|mittelgr|gr. bis mittelgroße',
    to: 'bis|oder',
    remarks:
      'zum|zur|für|vom Vortag|nach belieben|nach geschmack|bei bedarf|evtl|eventuell|optional|alternativ|plus|am besten|z.b|z. b|ersatzweise|und etwas',
    closingRemarks:
      'gehackt|gewürfelt|geschnitten|gerieben|geraspelt|gepresst|geschält|geschmolzen|zerlassen|zerdrückt|gehobelt|entkernt|halbiert|geviertelt|abgetropft|gewaschen|geputzt|zimmerwarm|zerkleinert|fein|grob|klein|dünn|sehr|und|frisch|in|scheiben|würfel|würfeln|streifen|ringe|ringen|stücke|stücken|stifte|spalten|scheibchen|feine|feinen|kleine|kleinen|dünne|dünnen|grobe|groben|ca',
    or: 'oder',
    degrees: 'Grad',
    and: 'und',
    half: 'und eine halbe|und einen halben|und ein halbes',
    vagueAmounts:
      'etwas|ein wenig|ein klein wenig|ein bisschen|ein kleines bisschen|wenig|reichlich|einige|nach Belieben|nach Bedarf|nach Geschmack|n. B.|ein paar|ein Hauch|eine Spur|ein Rest',
    foodParts:
      'Saft und Schale|Saft und Abrieb|Schale und Saft|Abrieb und Saft|abgeriebene Schale|geriebene Schale|Saft|Schale|Abrieb|Schalenabrieb|Zesten|Mark',
    parts: `0.5=halbe
1/3=drittel|drittel+
0.25=viertel|viertel+
0.125=achtel|achtel+`,
    between: 'zwischen',
    sizeMarks: 'gr|kl',
    countable:
      '(?:zwiebel|kartoffel|tomate|gemüsezwiebel|birne|möhre|karotte|paprika|paprikaschote|zucchini|aubergine|gurke|zitrone|orange|limette|banane|schalotte|kohl|kohlkopf|salat|kürbis|chili|chilischote|peperoni|mango|avocado|brötchen|hähnchen|huhn|schnitzel|steak|knoblauchzehe|rübe|pflaume|pfirsich|zwetschge|champignon|pilz|melone|ananas|ei|apfel|äpfel)(?:n|en|e|er|s)?',
  },
  {
    language: 'nl',
    units: `gram=g|gr|gram|grammen
kilogram=kg|kilo|kilogram
metric_pound=pond
hectogram=ons
milligram=mg
milliliter=ml|milliliter
centiliter=cl|centiliter
deciliter=dl|deciliter
liter=l|liter|ltr
teaspoon=tl|theel|theelepel|theelepels|koffielepel|koffielepels|kl|theelepeltje|t.l.|theelep|k.l.
dessertspoon=dessertlepel|dessertlepels
tablespoon=el|eetl|eetlepel|eetlepels|e.l.|eetlep
cup=kop|kopje|kopjes|koppen|cup|cups
pinch=snuf|snufje|snufjes|mespunt|mespuntje|mespuntjes|mespt
dash=scheut|scheutje|scheutjes|scheutjes|drupje|drupjes|scheuten
drop=druppel|druppels
handful=hand|handje|handjes|handvol|handenvol|handje vol|handjevol
bunch=bos|bosje|bosjes|bussel|bundel
sprig=tak|takje|takjes|takken|twijgje|twijgjes
stalk=stengel|stengels|stengeltje|stengeltjes|stronk|stronkje|stronkjes|steel|stelen
clove=teen|teentje|teentjes|tenen|teenjes
head=krop|kropje|kroppen
leaf=blad|blaadje|blaadjes|bladeren|blaadje
slice=plak|plakje|plakjes|plakken|snee|sneetje|sneetjes|sneden|schijf|schijfje|schijfjes|schijven
piece=stuk|stuks|stukje|stukjes|stukken|st
can=blik|blikje|blikjes|blikken
jar=pot|potje|potjes|potten
bottle=fles|flesje|flesjes|flessen
package=pak|pakje|pakjes|pakken|pakket|verpakking
bag=zak|zakje|zakjes|zakken
sachet=builtje|sachet
tub=bak|bakje|bakjes|beker|bekers|bekertje|kuipje|kuipjes|doosje|doosjes|doos
cube=blokje|blokjes|blokje|tablet
sheet=vel|velletje|velletjes|vellen
knob=klont|klontje|klontjes
bulb=knol|knolletje|knollen|bol|bolletje|bolletjes|bollen
rasher=reepje|reepjes|repen|reep
sheet_dough=rol|rolletje
glass=glas|glazen|glaasje
dollop=toef|toefje|toefjes|lepel|lepels
scoop=schep|scheppen|schepje|scoop
fillet=filet|filets
serving=portie|porties
centimeter=cm
millimeter=mm
dozen=dozijn`,
    numbers: `1=een|één|'n
2=twee
3=drie
4=vier
5=vijf
6=zes
7=zeven
8=acht
9=negen
10=tien
12=twaalf
0.5=half|halve|een half|een halve|½
1.5=anderhalf|anderhalve
0.25=kwart
2.5=tweeënhalf|tweeënhalve|tweeëneenhalf
3.5=drieënhalf|drieëneenhalf
0.75=driekwart
11=elf
14=veertien
15=vijftien
16=zestien
18=achttien
20=twintig
24=vierentwintig
30=dertig`,
    of: 'van|van de',
    about: 'ca|circa|à|ongeveer|ruim|krap|royale|volle|afgestreken|plm|ong',
    sizes: 'grote|groot|kleine|klein|middelgrote|middelgroot|flinke|dikke',
    to: 'tot|à|of|a',
    remarks:
      'om te|om in te|voor de|voor het|voor|naar smaak|naar keuze|naar wens|eventueel|optioneel|plus|bijv|bijvoorbeeld|in stukjes|in blokjes',
    closingRemarks:
      'gesneden|fijngesneden|gesnipperd|gehakt|fijngehakt|geraspt|geperst|gepeld|geschild|gesmolten|uitgelekt|ontpit|gehalveerd|gewassen|schoongemaakt|fijn|grof|heel|dun|klein|en|in|plakjes|plakken|ringen|ringetjes|reepjes|repen|stukjes|stukken|blokjes|partjes|parten|schijfjes|roosjes|dunne|kleine|lange|grove|fijne|grote|halve|smalle|op kamertemperatuur',
    or: 'of',
    degrees: 'graden|graad',
    and: 'en',
    half: 'en een half|en een halve',
    vagueAmounts: 'een klein beetje|een beetje|beetje|een weinig|weinig|wat|naar smaak|naar wens|een paar|paar|enkele',
    parts: `1/3=derde|derden
0.25=kwart|kwarten|vierde
0.125=achtste`,
    between: 'tussen',
    sizeMarks: 'gr|kl',
    countable:
      "(?:ui|ei|eier|aardappel|tomaat|tomat|appel|peer|per|wortel|paprika|courgette|aubergine|komkommer|citroen|limoen|sinaasappel|banaan|banan|sjalot|kool|prei|pompoen|mango|avocado|biet|ananas|kip)(?:s|en|'s|ten)?",
  },
  {
    language: 'af',
    units: `gram=g|gram
kilogram=kg|kilogram
milliliter=ml|milliliter
liter=l|liter
teaspoon=t|tl|teelepel|teelepels
tablespoon=e|el|eetlepel|eetlepels
cup=k|kop|koppie|koppies
pinch=knippie|knypie|knippies
handful=handvol|handevol
bunch=bos|bossie|bossies
sprig=takkie|takkies
clove=huisie|huisies
leaf=blaar|blare
slice=sny|snye|skyf|skywe
piece=stuk|stukke|stukkie|stukkies
can=blik|blikkie|blikkies
jar=fles|bottel
package=pak|pakkie|pakkies
bag=sakkie|sak
centimeter=cm
glass=glas|glase`,
    numbers: `1=een|'n|n
2=twee
3=drie
4=vier
5=vyf
6=ses
7=sewe
8=agt
9=nege
10=tien
12=twaalf
0.5=half|halwe|'n halwe|'n half`,
    of: 'van',
    about: 'ongeveer|sowat|ca',
    sizes: 'groot|klein|mediumgroot|medium',
    to: 'tot|of',
    remarks: 'vir die|vir|na smaak|opsioneel|om te|plus',
    closingRemarks:
      'gekap|fyngekap|gekapte|gesny|gerasper|gesmelt|fyn|grof|in|skywe|blokkies|repies|ringe|dun|klein|en',
    or: 'of',
    degrees: 'grade',
    and: 'en',
    half: "en 'n half|en 'n halwe|en n half",
    vagueAmounts: "'n bietjie|n bietjie|bietjie",
  },
  {
    language: 'sv',
    units: `gram=g|gr|gram
hectogram=hg|hekto
kilogram=kg|kilo|kilogram
milligram=mg
milliliter=ml|milliliter
centiliter=cl|centiliter
deciliter=dl|deciliter
liter=l|liter
teaspoon=tsk|tesked|teskedar
tablespoon=msk|matsked|matskedar
spice_measure=krm|kryddmått
cup=kopp|koppar
pinch=nypa|nypor|nypa|knivsudd|knsp
dash=skvätt|skvättar|stänk|skvätt
splash=ringla
drop=droppe|droppar
handful=näve|nävar|handfull
bunch=knippe|knippen|bunt|buntar|knipa
sprig=kvist|kvistar
stalk=stjälk|stjälkar|stång|stänger
clove=klyfta|klyftor
head=huvud|huvuden
leaf=blad
slice=skiva|skivor
piece=st|styck|stycken|bit|bitar
can=burk|burkar|konservburk
jar=glasburk
bottle=flaska|flaskor
package=förpackning|forpackning|förpackningar|förp|frp|paket|pkt
sachet=kuvert
bag=påse|påsar
tub=ask|askar|tråg
pot=kruka|krukor
cube=tärning|tärningar
sheet=platta|plattor|ark
knob=klick|klickar
glass=glas
serving=portion|portioner|port
centimeter=cm
millimeter=mm
dozen=dussin
coffee_cup=kkp|kaffekopp|kaffekoppar
tea_cup=tkp|tekopp|tekoppar`,
    numbers: `1=en|ett|ena
2=två
3=tre
4=fyra
5=fem
6=sex
7=sju
8=åtta
9=nio
10=tio
12=tolv
0.5=halv|halva|halvt|en halv|ett halvt
1.5=en och en halv|ett och ett halvt
2.5=två och en halv|två och ett halvt
0.75=trekvarts|trekvart
11=elva
14=fjorton
15=femton
16=sexton
20=tjugo`,
    of: 'av',
    about: 'ca|cirka|à|ungefär|drygt|knappt|rågad|rågade',
    sizes: 'stor|stort|stora|liten|litet|små|lilla|mellanstor|mellanstora|medelstor|medelstora',
    to: 'till|eller|à',
    remarks: 'till|att|för|efter smak|eventuellt|ev|valfritt|plus|eller mer|gärna',
    closingRemarks:
      'hackad|hackade|hackat|finhackad|finhackade|finhackat|grovhackad|grovhackade|riven|rivna|rivet|finriven|finrivet|grovriven|skivad|skivade|tunt|fint|grovt|tärnad|tärnade|tärnat|strimlad|strimlade|strimlat|pressad|pressade|smält|skalad|skalade|delad|delade|krossad|krossade|avrunnen|avrunna|rumstempererat|rumsvarmt|i|bitar|skivor|tärningar|strimlor|klyftor|små|tunna|stora|och',
    or: 'eller',
    degrees: 'grader|graders',
    and: 'och',
    half: 'och en halv|och ett halvt',
    vagueAmounts: 'lite|litet|en aning|efter smak|några|ett par',
    parts: `1/3=tredjedel|tredjedels|tredjedelar
0.25=kvart|fjärdedel|fjärdedels|fjärdedelar
0.125=åttondel|åttondelar`,
    between: 'mellan',
  },
  {
    language: 'da',
    units: `gram=g|gr|gram
kilogram=kg|kilo
milligram=mg
milliliter=ml|milliliter
centiliter=cl
deciliter=dl|deciliter
liter=l|liter
teaspoon=tsk|teske|teskefuld|teskefulde|teskeer
tablespoon=spsk|ss|spiseske|spiseskefuld|spiseskefulde|spiseskeer
cup=kop|kopper
pinch=knivspids|knsp|nip|drys|knivspidser
dash=stænk|skvæt|sjat
drop=dråbe|dråber
handful=håndfuld|håndfulde|håndf
bunch=bundt|bdt|bundter
sprig=kvist|kviste
stalk=stængel|stængler|stilk|stilke|stang|stænger
clove=fed
head=hoved|hoveder
leaf=blad|blade
slice=skive|skiver
piece=stk|styk|stykker|stykke|st
can=dåse|dåser|ds
jar=glas
bottle=flaske|flasker|fl
package=pakke|pakker|pk|pkt|ps
sachet=brev|breve
bag=pose|poser
tub=bæger|bægre|bakke|bakker
cube=terning|terninger
sheet=plade|plader
knob=klat|klatter
pot=potte|potter
serving=portion|portioner
centimeter=cm
dozen=dusin`,
    numbers: `1=en|et|én|ét
2=to
3=tre
4=fire
5=fem
6=seks
7=syv
8=otte
9=ni
10=ti
12=tolv
0.5=halv|halve|halvt|en halv|et halvt
1.5=halvanden|halvandet
2.5=to en halv|to og en halv
0.75=trekvart
11=elleve
15=femten
16=seksten
20=tyve`,
    of: 'af',
    about: 'ca|cirka|à|omkring|godt|knap|top',
    sizes: 'stor|store|stort|lille|små|mellemstor|mellemstore',
    to: 'til|eller',
    remarks: 'til|for|efter smag|evt|eventuelt|valgfrit|plus|gerne',
    closingRemarks:
      'hakket|hakkede|finthakket|finthakkede|grofthakket|revet|fintrevet|revne|skåret|skrællet|skrællede|presset|pressede|smeltet|snittet|fintsnittet|knust|skyllet|drænet|stuetemperatur|fint|groft|tynde|små|store|i|tern|skiver|strimler|både|ringe|stykker|og',
    or: 'eller',
    degrees: 'grader|graders',
    and: 'og',
    half: 'og en halv|og et halvt',
    vagueAmounts: 'lidt|en smule|en anelse|efter smag|et par|nogle',
    parts: `1/3=tredjedel|tredjedele
0.25=kvart|fjerdedel|fjerdedele
0.125=ottendedel`,
    between: 'mellem',
  },
  {
    language: 'no',
    units: `gram=g|gr|gram
hectogram=hg
kilogram=kg|kilo
milliliter=ml|milliliter
centiliter=cl
deciliter=dl|desiliter
liter=l|liter
teaspoon=ts|teskje|teskjeer
tablespoon=ss|spiseskje|spiseskjeer|msk
spice_measure=krm|kryddermål
cup=kopp|kopper
pinch=klype|klyper|knivsodd|knsp
dash=skvett|dæsj|sprut
drop=dråpe|dråper
handful=håndfull|neve|never|hånd
bunch=bunt|bunter|bt|bunke
sprig=kvist|kvister
stalk=stilk|stilker|stang|stenger|stengel
clove=fedd|båt|båter
head=hode|hoder
leaf=blad|blader
slice=skive|skiver
piece=stk|stykk|stykker|bit|biter|st
can=boks|bokser|bx
jar=glass
bottle=flaske|flasker
package=pakke|pakker|pk|pkt|pakning
bag=pose|poser|ps
tub=beger|begre|bger|kartong
pot=potte|potter
cube=terning|terninger
sheet=plate|plater
knob=klatt|klatter
serving=porsjon|porsjoner
centimeter=cm
dozen=dusin`,
    numbers: `1=en|et|ei|én
2=to
3=tre
4=fire
5=fem
6=seks
7=sju|syv
8=åtte
9=ni
10=ti
12=tolv
0.5=halv|halve|halvt|en halv|et halvt
1.5=halvannen|halvannet
2.5=to og en halv
0.75=trekvart
11=elleve
15=femten
16=seksten
20=tjue`,
    of: 'av',
    about: 'ca|cirka|à|omtrent|rundt|drøy|knapp',
    sizes: 'stor|store|stort|liten|lite|små|mellomstor|mellomstore|middels stor|middels store|middels',
    to: 'til|eller',
    remarks: 'til|for|etter smak|evt|eventuelt|valgfritt|pluss|gjerne',
    closingRemarks:
      'hakket|hakkede|finhakket|finhakkede|grovhakket|grovhakkede|revet|finrevet|revne|skåret|skrelt|skrelte|presset|smeltet|strimlet|knust|skylt|romtemperert|fint|grovt|tynne|små|store|i|terninger|skiver|strimler|båter|ringer|biter|og',
    or: 'eller',
    degrees: 'grader|graders',
    and: 'og',
    half: 'og en halv|og et halvt',
    vagueAmounts: 'litt|en smule|en anelse|etter smak|et par|noen',
    parts: `1/3=tredjedel|tredjedels|tredjedeler
0.25=kvart|fjerdedel|fjerdedels|fjerdedeler
0.125=åttendedel`,
    between: 'mellom',
  },
];
