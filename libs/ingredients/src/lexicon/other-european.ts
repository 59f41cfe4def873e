import type { Lexicon } from './lexicon.ts';

export const otherEuropean: Lexicon[] = [
  {
    language: 'lt',
    units: `gram=g|gr|gramas|gramai|gramų
kilogram=kg|kilogramas|kilogramo|kilogramai|kilogramų
milliliter=ml|mililitras|mililitrai|mililitrų
liter=l|litras|litro|litrai|litrų
teaspoon=a š|a. š.|a.š|šaukštelis|šaukšteliai|šaukštelio|šaukštelių|arbatinis šaukštelis|arbatiniai šaukšteliai|arb. š|šaukštelį|šaukštelius|arbatinį šaukštelį|arbatinius šaukštelius
tablespoon=v š|v. š.|v.š|šaukštas|šaukštai|šaukšto|šaukštų|valgomasis šaukštas|valgomieji šaukštai|valg. š|šaukštą|šaukštus|valgomąjį šaukštą|valgomuosius šaukštus
cup=puodelis|puodeliai|puodelio|stiklinė|stiklinės|stiklinių|st|stiklinę|stiklines|puodelį|puodelius|puodelių
pinch=žiupsnelis|žiupsneliai|žiupsnis|žiupsnelio|žiupsnelių
drop=lašas|lašai|lašų
handful=sauja|saujos|saujų
bunch=ryšulėlis|ryšelis|ryšeliai|kuokštas|ryšelių
sprig=šakelė|šakelės|šakelių
clove=skiltelė|skiltelės|skiltelių|skilteles|skiltis|skiltys|skilčių
head=galva|galvutė|gūžė
leaf=lapas|lapai|lapelis|lapeliai|lapų|lapelių
slice=riekė|riekės|griežinėlis|griežinėliai|griežinėlių
piece=vnt|vienetas|vienetai|gabalas|gabaliukas|gabalėlis
can=skardinė|skardinės|skardinių
jar=stiklainis|stiklainiai
bottle=butelis
package=pakuotė|pakuotės|pakelis|pakeliai|pak|pakelių
sachet=maišelis|maišeliai
tub=indelis|indeliai
centimeter=cm
deciliter=decilitras|decilitrai|decilitrų
bag=maišelių`,
    numbers: `1=vienas|viena
2=du|dvi
3=trys
4=keturi|keturios
5=penki|penkios
6=šeši|šešios
7=septyni|septynios
8=aštuoni|aštuonios
9=devyni|devynios
10=dešimt
0.5=pus+|pusė|pusę|pus|puse
1.5=pusantro|pusantros`,
    of: '',
    about: 'apie|maždaug|kupinas|nubrauktas',
    sizes:
      'didelis|didelė|dideli|didelės|didelių|mažas|maža|maži|mažos|mažų|vidutinio dydžio|vidutinis|vidutinė|vidutiniai',
    to: 'iki|arba',
    remarks:
      'pagal skonį|pagal poreikį|nebūtina|papildomai|skoniui|į|kepimui|kepti|formai|papuošimui|pabarstymui|patiekimui|tepimui',
    or: 'arba|ar',
    degrees: 'laipsnių|laipsnius|laipsniai|laipsnių temperatūroje',
    and: 'ir',
    half: 'ir pusė|ir pusę',
    vagueAmounts: 'truputis|truputį|truputėlis|šiek tiek|keli|kelios|keletas',
    hasNoArticles: true,
  },
  {
    language: 'lv',
    units: `gram=g|gr|grams|grami|gramu
kilogram=kg|kilograms|kilogrami|kilogramu
milliliter=ml|mililitrs|mililitri|mililitru
liter=l|litrs|litri|litra
teaspoon=tējk|tējkarote|tējkarotes|tējkaroti|tējkarošu|tk
tablespoon=ēdamk|ēdamkarote|ēdamkarotes|ēdamkaroti|ēdamkarošu|ēd.k|ēd. k.|ēk
cup=glāze|glāzes|krūze|krūzes|tase|tases|glāzi|krūzi
pinch=šķipsna|šķipsnas|šķipsniņa|naža gals|šķipsniņas|šķipsniņu
drop=piliens|pilieni
handful=sauja|saujas
bunch=saišķis|saišķi|buntīte|buntītes
sprig=zariņš|zariņi
clove=daiviņa|daiviņas|daiviņu|daiva|daivas|daivu
head=galviņa|galva
leaf=lapa|lapas|lapiņas
slice=šķēle|šķēles|šķēlīte|šķēlītes
piece=gab|gabals|gabali|gabaliņš|gabaliņi
can=bundža|bundžas|konserva
jar=burka|burciņa
bottle=pudele
package=paka|pakas|paciņa|paciņas|iepakojums
sachet=paciņa
centimeter=cm
deciliter=decilitrs|decilitri|decilitru
bag=maisiņi|maisiņš|maisiņu`,
    numbers: `1=viens|viena
2=divi|divas
3=trīs
4=četri|četras
5=pieci|piecas
6=seši|sešas
7=septiņi
8=astoņi
9=deviņi
10=desmit
0.5=pus+|puse|pus
1.5=pusotra|pusotras`,
    of: '',
    about: 'apmēram|aptuveni|ap',
    sizes: 'liels|liela|lieli|lielas|mazs|maza|mazi|mazas|vidējs|vidēja|vidēji|vidējas',
    to: 'līdz|vai',
    remarks:
      'pēc garšas|garšai|pēc izvēles|pēc vajadzības|cepšanai|veidnei|pannai|rotāšanai|dekoram|apkaisīšanai|ieziešanai|pasniegšanai',
    or: 'vai',
    degrees: 'grādos|grādi|grādiem|grādu',
    and: 'un',
    half: 'un puse|un pus',
    vagueAmounts: 'nedaudz|mazliet|drusku|daži|dažas',
    hasNoArticles: true,
  },
  {
    language: 'fi',
    units: `gram=g|gr|gramma|grammaa
kilogram=kg|kilo|kiloa|kilogramma
milliliter=ml|millilitra|millilitraa
centiliter=cl|senttilitra|senttilitraa
deciliter=dl|desi|desiä|desilitra|desilitraa
liter=l|litra|litraa
teaspoon=tl|teelusikka|teelusikkaa|teelusikallinen|teelusikallista
tablespoon=rkl|ruokalusikka|ruokalusikkaa|ruokalusikallinen|ruokalusikallista
spice_measure=mm|maustemitta|maustemittaa
cup=kuppi|kuppia|kupillinen|kupillista
pinch=ripaus|ripausta|hyppysellinen|hyppysellistä|veitsenkärjellinen
dash=tilkka|loraus|tilkkanen|tujaus|liraus
drop=tippa|tippaa|pisara|pisaraa
handful=kourallinen|kourallista
bunch=nippu|nippua|puntti|punttia
sprig=oksa|oksaa|oksia|varsi
stalk=varsi|vartta|tanko|tankoa
clove=kynsi|kynttä
head=pää|kerä
leaf=lehti|lehteä|lehtiä
slice=viipale|viipaletta|siivu|siivua
piece=kpl|kappale|kappaletta|pala|palaa|pala
can=tölkki|tölkkiä|tlk|purkki|purkkia|prk
jar=lasipurkki
bottle=pullo|pulloa
package=pkt|paketti|pakettia|pakkaus|pakkausta|ps|pss
bag=pussi|pussia
tub=rasia|rasiaa|rs|ruukku|ruukkua
pot=ruukku|ruukkua
sheet=levy|levyä
cube=kuutio|kuutiota
serving=annos|annosta
centimeter=cm
glass=lasi|lasia|lasillista`,
    numbers: `1=yksi
2=kaksi|pari
3=kolme
4=neljä
5=viisi
6=kuusi
7=seitsemän
8=kahdeksan
9=yhdeksän
10=kymmenen
12=tusina
0.5=puoli+|puoli|puolikas|puolikkaan
1.5=puolitoista
2.5=kaksi ja puoli
0.25=neljännes|neljäsosa|varttiosa
1/3=kolmasosa
15=viisitoista
20=kaksikymmentä`,
    of: '',
    about: 'n|noin|reilu|vajaa|kukkurainen|kunnon',
    sizes: 'iso|isoa|isoja|suuri|suurta|pieni|pientä|keskikokoinen|keskikokoista',
    to: 'tai',
    remarks: 'maun mukaan|makusi mukaan|halutessasi|tarvittaessa|voiteluun|paistamiseen|esim|esimerkiksi|lisäksi',
    closingRemarks:
      'hienonnettuna|silputtuna|raastettuna|viipaloituna|kuutioituna|pilkottuna|sulatettuna|paloiteltuna|murskattuna|huoneenlämpöistä|valutettuna|kuorittuna|hienoksi|ohueksi|pieneksi|ja',
    or: 'tai',
    degrees: 'astetta|asteessa|asteen|asteeseen|asteiseen',
    and: 'ja',
    half: 'ja puoli',
    vagueAmounts: 'hieman|hiukan|vähän|muutama',
    hasNoArticles: true,
    parts: `1/3=kolmasosa|kolmasosaa
0.25=neljännes|neljännestä|neljäsosa|neljäsosaa|kvartti`,
  },
  {
    language: 'hu',
    units: `gram=g|gr|gramm
decagram=dkg|deka|dag|dekagramm
kilogram=kg|kiló|kilogramm
milliliter=ml|milliliter
centiliter=cl
deciliter=dl|deci|deciliter
liter=l|liter
teaspoon=tk|tk.|teáskanál|teás kanál|kk|kiskanál|kávéskanál|kávés kanál|mk|mokkáskanál|mokkás kanál|csapott teáskanál|púpos teáskanál|teáskanálnyi|kiskanálnyi
tablespoon=ek|ek.|evőkanál|evőkanálnyi|csapott evőkanál|púpos evőkanál|kanál|leveseskanál|evők
cup=csésze|bögre|bögrényi|bgr|csészényi
glass=pohár|pohárnyi
pinch=csipet|csipetnyi|késhegynyi|késhegy|csip
dash=pici|löttyintés
drop=csepp
handful=marék|maréknyi|maroknyi|marok
bunch=csokor|köteg|csomó|csk
sprig=szál|ág|ágacska|szálak
stalk=rúd|szár
clove=gerezd|cikk|szegfűszeg
head=fej
leaf=levél|lap
slice=szelet|karika|szeletnyi
piece=db|darab|ks
can=konzerv|doboz|dob
jar=üveg|üvegnyi
bottle=palack
package=csomag|cs|csom|csg|tábla|kocka
sachet=tasak|zacskó|tasakos|csomagocska
tub=tégely
ball=gombóc
bulb=gumó
serving=adag|fő
centimeter=cm`,
    numbers: `1=egy
2=kettő|két
3=három
4=négy
5=öt
6=hat
7=hét
8=nyolc
9=kilenc
10=tíz
12=tizenkettő|tucat
0.5=fél+|fél
1.5=másfél
0.25=negyed|egynegyed|negyed+
0.75=háromnegyed
1/3=harmad|egyharmad
2/3=kétharmad
2.5=két és fél|kettő és fél
15=tizenöt
20=húsz`,
    of: '',
    about: 'kb|körülbelül|kb.|nagyjából|púpozott|csapott|púpos|jó',
    sizes: 'nagy|nagyobb|kis|kisebb|közepes|kicsi',
    to: 'vagy',
    remarks: 'ízlés szerint|opcionális|tetszés szerint|hozzá|igény szerint|a tetejére|a sütéshez|a tálaláshoz',
    closingRemarks:
      'zúzva|aprítva|felaprítva|vágva|apróra|finomra|felvágva|reszelve|lereszelve|felkockázva|kockázva|szeletelve|felszeletelve|karikázva|olvasztva|lecsepegtetve|megtisztítva|meghámozva|kockára|karikára|csíkokra|vékonyra|darált|reszelt|zúzott|és',
    or: 'vagy',
    degrees: 'fokon|fokos|fokra|fokot|fok',
    and: 'és',
    half: 'és fél',
    vagueAmounts: 'egy kevés|kevés|egy csöpp|némi|ízlés szerint|pár|néhány',
    parts: `1/3=harmad
0.25=negyed`,
  },
  {
    language: 'el',
    units: `gram=g|γρ|γρ.|γραμμάρια|γραμμάριο|γραμμαρίων|gr
kilogram=kg|κιλό|κιλά|κιλο|κιλού
milliliter=ml|μλ|χιλιοστόλιτρο|χιλιοστόλιτρα
liter=l|λίτρο|λίτρα|λίτρου
teaspoon=κ γ|κ.γ|κ. γ.|κ.γλ|κ. γλ.|κουτ. γλυκού|κουταλάκι|κουταλάκια|κουταλάκι του γλυκού|κουταλάκια του γλυκού|κουταλάκι γλυκού|κουταλάκια γλυκού|κ.τ.γ.|κτγ|κουταλιά του γλυκού|κουταλιές του γλυκού
tablespoon=κ σ|κ.σ|κ. σ.|κουταλιά|κουταλιές|κουταλιά της σούπας|κουταλιές της σούπας|κουταλιά σούπας|κουταλιές σούπας|κ.τ.σ.|κτσ|κουτ. σούπας|κουτάλια
cup=φλ|φλιτζάνι|φλιτζάνια|φλυτζάνι|φλυτζάνια|κούπα|κούπες|φλ. τσαγιού|φλιτζάνι τσαγιού|φλιτζάνια τσαγιού
glass=ποτήρι|ποτήρια
pinch=πρέζα|πρέζες|τσιμπιά
drop=σταγόνα|σταγόνες
handful=χούφτα|χούφτες
bunch=ματσάκι|ματσάκια|μάτσο|ματσο|δέσμη
sprig=κλωνάρι|κλωνάρια|κλωναράκι|κλωναράκια|κλαδάκι|κλαδάκια|κλαράκι
stalk=ξυλάκι|ξυλάκια|στικ|κοτσάνι|κοτσάνια|στέλεχος
clove=σκελίδα|σκελίδες|σκ|γαρίφαλο|γαρίφαλα
head=κεφάλι|κεφάλια
leaf=φύλλο|φύλλα|φυλλαράκια
slice=φέτα|φέτες|ροδέλα|ροδέλες
piece=τεμ|τεμάχιο|τεμάχια|κομμάτι|κομμάτια|τμχ
can=κονσέρβα|κονσέρβες|κουτί|κουτιά|κουτάκι
jar=βάζο|βάζα|βαζάκι
bottle=μπουκάλι
package=πακέτο|πακέτα|συσκευασία|συσκευασίες|πακ
sachet=φακελάκι|φακελάκια|φάκελος|βανίλια
tub=κεσεδάκι|κεσές
centimeter=εκ|cm|πόντοι`,
    numbers: `1=ένα|ένας|μία|μια|ενα
2=δύο|δυο
3=τρία|τρεις|τρια
4=τέσσερα|τέσσερις
5=πέντε
6=έξι
7=επτά|εφτά
8=οκτώ|οχτώ
9=εννέα|εννιά
10=δέκα
12=δώδεκα|ντουζίνα
0.5=μισό|μισή|μισός|1/2
1.5=ενάμισι|ενάμιση|ενάμισης|μιάμιση|μιάμισι
2.5=δυόμισι|δυόμιση`,
    of: 'του|της|των',
    about: 'περίπου|γεμάτη|γεμάτες|κοφτή|κοφτές',
    sizes:
      'μεγάλος|μεγάλη|μεγάλο|μεγάλοι|μεγάλες|μεγάλα|μικρός|μικρή|μικρό|μικροί|μικρές|μικρά|μέτριος|μέτρια|μέτριο|μέτριες|μεσαίο|μεσαία|μεσαίες',
    to: 'έως|ή|ως|με',
    remarks: 'για το|για την|για τη|για|προαιρετικά|κατά προτίμηση|κατά βούληση|όσο πάρει|συν',
    or: 'ή',
    degrees: 'βαθμούς|βαθμοί|βαθμών',
    and: 'και',
    half: 'και μισό|και μισή|και μισός',
    vagueAmounts: 'λίγο|λίγη|λίγα|λίγες|μερικά|μερικές',
    foodParts: 'χυμός και ξύσμα από|χυμός από|χυμό από|χυμός|ξύσμα από|ξύσμα',
    nameSuffixes: 'για όλες τις χρήσεις',
    parts: `1/3=τρίτο|τρίτα
0.25=τέταρτο|τέταρτα`,
  },
  {
    language: 'tr',
    units: `gram=g|gr|gram
kilogram=kg|kilo|kilogram
milliliter=ml|mililitre
liter=l|lt|litre
teaspoon=çay kaşığı|çk|çay k|kahve kaşığı
dessertspoon=tatlı kaşığı|tatlı k
tablespoon=yemek kaşığı|çorba kaşığı|yk|yemek k|kaşık
cup=su bardağı|çay bardağı|bardak|fincan|kahve fincanı|sb|kupa|çay fincanı
pinch=tutam|çimdik|fiske|bıçak ucu
drop=damla
handful=avuç|avuç dolusu
bunch=demet|bağ|tutam
sprig=dal
stalk=sap|çubuk
clove=diş
head=baş
leaf=yaprak
slice=dilim
piece=adet|tane|parça
can=kutu|konserve
jar=kavanoz
bottle=şişe
package=paket
sachet=poşet|zarf
cube=küp|tablet
centimeter=cm
deciliter=desilitre`,
    numbers: `1=bir
2=iki
3=üç
4=dört
5=beş
6=altı
7=yedi
8=sekiz
9=dokuz
10=on
12=on iki|düzine
0.5=yarım|buçuk
1.5=bir buçuk
2.5=iki buçuk
0.25=çeyrek|dörtte bir
0.75=üç çeyrek|dörtte üç
1/3=üçte bir
2/3=üçte iki
15=on beş
20=yirmi`,
    of: '',
    about: 'yaklaşık|silme|tepeleme|dolusu',
    sizes: 'büyük boy|orta boy|küçük boy|büyük|küçük|orta|iri',
    to: 'veya|ya da|ile',
    remarks: 'isteğe bağlı|arzuya göre|damak tadına göre|isteğe göre|üzeri için|kızartmak için|yağlamak için|için',
    purposeEnds: 'için',
    or: 'veya|ya da',
    degrees: 'derecede|dereceye|derecelik|derece',
    and: 've',
    half: 'buçuk',
    vagueAmounts: 'biraz|bir miktar|aldığı kadar|yeteri kadar|isteğe göre|damak tadına göre|birkaç',
    hasNoArticles: true,
    parts: '0.25=çeyrek',
  },
];
