import type { Lexicon } from './lexicon.ts';

export const slavic: Lexicon[] = [
  {
    language: 'pl',
    units: `gram=g|gr|gram|gramy|gramów|grama
decagram=dag|dkg|deko
kilogram=kg|kilo|kilogram|kilogramy|kilograma|kilogramów
milliliter=ml|mililitr|mililitrów|mililitry
deciliter=dl|decylitr|decylitry|decylitrów
liter=l|litr|litra|litry|litrów
teaspoon=łyżeczka|łyżeczki|łyżeczek|łyżeczkę|łyż|łyżecz|płaska łyżeczka|łyżeczką|łyżeczkami|płaską łyżeczkę|łyżeczce
tablespoon=łyżka|łyżki|łyżek|łyżkę|łyżka stołowa|łyżki stołowe|łyżką|łyżkami|łyżkę stołową|łyżek stołowych|łyżce|łyżką
cup=szklanka|szklanki|szklanek|szklankę|szkl|filiżanka|filiżanki|kubek|kubki|szklanką|szklankami|filiżankę|kubka|szklance|filiżanek
pinch=szczypta|szczypty|szczyptę|szczypt|na czubek noża|na czubku noża|czubek noża|na czubek łyżeczki|na czubku łyżeczki|na końcu noża
dash=odrobina|odrobinę|chlust
drop=kropla|krople|kropli|kropelka
handful=garść|garści|garstka|garstki
bunch=pęczek|pęczki|pęczka|pęczków
sprig=gałązka|gałązki|gałązek
stalk=łodyga|łodygi|laska|laski|laseczka|łodyg
clove=ząbek|ząbki|ząbków|ząbka|goździk|goździki
head=główka|główki|główek
leaf=liść|liście|liści|listek|listki|listków
slice=plaster|plastry|plastrów|plasterek|plasterki|plasterków|kromka|kromki|kromek
piece=sztuka|sztuki|sztuk|szt|kawałek|kawałki|kawałka
can=puszka|puszki|puszek|puszkę
jar=słoik|słoiki|słoika|słoiczek|słoików
bottle=butelka|butelki|butelek
package=opakowanie|opakowania|opakowań|op|opak|paczka|paczki|paczek|kostka|kostki|kostek
sachet=torebka|torebki|saszetka|saszetki
bag=worek|woreczek|worki|torebek
tub=kubeczek|kubeczki|karton
sheet=płat|płaty|arkusz
roll=rolka
serving=porcja|porcje|porcji
centimeter=cm|centymetr
centiliter=centylitr|centylitry|centylitrów`,
    numbers: `1=jeden|jedna|jedno
2=dwa|dwie
3=trzy
4=cztery
5=pięć
6=sześć
7=siedem
8=osiem
9=dziewięć
10=dziesięć
12=dwanaście|tuzin
0.5=pół+|pół|połowa|połówka|połowę|połowy
1.5=półtora|półtorej
0.25=ćwierć|ćwiartka
1/3=jedna trzecia
2.5=dwa i pół|dwie i pół
15=piętnaście
20=dwadzieścia`,
    of: '',
    about: 'ok|około|po|ca|niepełna|niepełne|czubata|czubate|płaska|płaskie|pełna|pełne|solidna',
    sizes: 'duży|duża|duże|dużych|mały|mała|małe|małych|średni|średnia|średnie|średnich|spory|spora|spore',
    to: 'do|lub|albo',
    remarks: 'do smaku|do|na|opcjonalnie|według uznania|wedle uznania|plus|np|w temperaturze',
    closingRemarks:
      'posiekany|posiekana|posiekane|pokrojony|pokrojona|pokrojone|starty|starta|starte|obrany|obrana|obrane|roztopiony|roztopione|przeciśnięty|przeciśnięte|zmiażdżony|drobno|grubo|cienko|w|kostkę|plasterki|plastry|paski|i',
    or: 'lub|albo',
    degrees: 'stopni|stopnie|stopniach',
    and: 'i',
    half: 'i pół|i pol',
    vagueAmounts: 'trochę|troszkę|nieco|do smaku|kilka|odrobina|odrobinę',
    foodParts:
      'sok z|sok wyciśnięty z|świeżo wyciśnięty sok z|skórka z|skórka otarta z|skórka starta z|otarta skórka z|starta skórka z|sok i skórka z',
    nameSuffixes: 'do pieczenia|do ubijania',
    hasNoArticles: true,
    parts: `1/3=trzecia|trzecie
0.25=czwarta|czwarte|ćwierć
0.125=ósma`,
  },
  {
    language: 'cs',
    units: `gram=g|gr|gram|gramů|gramy
decagram=dkg|dag|deka|dekagramů
kilogram=kg|kilo|kilogram|kila|kil|kilogramy|kilogramů
milliliter=ml|mililitrů
centiliter=cl|centilitr|centilitry|centilitrů
deciliter=dl|deci|decilitr|decilitry|decilitrů
liter=l|litr|litru|litry|litrů
teaspoon=čl|lžička|lžičky|lžiček|lžičku|kávová lžička|kávové lžičky|kl|č.l|čaj. lžička|čajová lžička|čajové lžičky|lžičkou|čajovou lžičku|lžičce
tablespoon=lžíce|lžic|lžíci|pl|polévková lžíce|polévkové lžíce|polévkových lžic|p.l|lž|lžící|lžícemi|polévkovou lžíci
cup=hrnek|hrnky|hrnku|hrnků|šálek|šálky|šálku|hrníček|sklenice|hrnečku|šálků|sklenic
pinch=špetka|špetky|špetku|špetek|štipka|na špičku nože|špička nože|na špičku lžičky|špička lžičky
dash=kapka|trocha|trošku|trošek|hlt
drop=kapky|kapek
handful=hrst|hrsti|hrstka|hrstí
bunch=svazek|svazky|svazku|svazeček|svazečku|svazků
sprig=snítka|snítky|snítek|větvička|větvičky|větviček|proutek
stalk=stonek|stonky|řapík|řapíky|řapíků|tyčinka|stonků
clove=stroužek|stroužky|stroužků|hřebíček|hřebíčky
head=hlavička|hlávka|hlávky|palice
leaf=list|listy|listů|lístek|lístky|lístků
slice=plátek|plátky|plátků|krajíc|krajíce|kolečko|kolečka
piece=kus|kusy|kusů|ks|kousek|kousky
can=plechovka|plechovky|konzerva|konzervy
jar=sklenička|skleničky
bottle=lahev|láhev
package=balení|bal|balíček|balíčky|balíčku|kostka|kostky|krabice|krabička|balíčků
sachet=sáček|sáčky|sáčku|sáčků
bag=pytlík
tub=kelímek|kelímky|kelímku
sheet=plát|pláty
serving=porce|porcí
centimeter=cm`,
    numbers: `1=jeden|jedna|jedno
2=dva|dvě
3=tři
4=čtyři
5=pět
6=šest
7=sedm
8=osm
9=devět
10=deset
12=dvanáct|tucet
0.5=půl|polovina|půlka|polovinu
1.5=půldruhého|půldruhé|jeden a půl|jedna a půl
0.25=čtvrt|čtvrtka
1/3=třetina|třetinu
15=patnáct
20=dvacet`,
    of: '',
    about: 'asi|cca|po|přibližně|zhruba|kolem|vrchovatá|rovná',
    sizes:
      'velký|velká|velké|velkých|malý|malá|malé|malých|středně velký|středně velká|středně velké|střední|větší|menší',
    to: 'až|nebo|do',
    remarks: 'na|dle chuti|podle chuti|volitelně|případně|plus|podle potřeby|do|k|nebo podle',
    closingRemarks:
      'nasekaný|nasekaná|nasekané|nakrájený|nakrájená|nakrájené|nastrouhaný|nastrouhaná|nastrouhané|oloupaný|oloupaná|oloupané|prolisovaný|prolisované|rozpuštěné|nadrobno|najemno|nahrubo|jemně|a',
    or: 'nebo|či',
    degrees: 'stupňů|stupních|stupně|stupňům',
    and: 'a',
    half: 'a půl|a pul',
    vagueAmounts: 'trochu|trocha|troška|trošku|dle chuti|podle chuti|pár|několik',
    foodParts: 'šťáva z|šťávu z|kůra z|nastrouhaná kůra z|strouhaná kůra z|šťáva a kůra z|kůra a šťáva z',
    nameSuffixes: 'do pečiva|ke šlehání|na šlehání|na vaření',
    hasNoArticles: true,
    parts: `1/3=třetina|třetiny
0.25=čtvrtina|čtvrtiny|čtvrtě|čtvrti
0.125=osmina`,
    between: 'mezi',
  },
  {
    language: 'sk',
    units: `gram=g|gr|gram|gramov|gramy
decagram=dkg|dag|deka
kilogram=kg|kilo|kilogram|kila|kilogramy|kilogramov
milliliter=ml|mililiter|mililitre|mililitrov
centiliter=cl
deciliter=dl|deci|deciliter|decilitre|decilitrov
liter=l|liter|litra|litre|litrov
teaspoon=čl|lyžička|lyžičky|lyžičiek|lyžičku|kávová lyžička|kávové lyžičky|kl|čajová lyžička|čajové lyžičky|kávových lyžičiek|čajových lyžičiek|lyžičkou|čajovú lyžičku|lyžičke|čajovej lyžičke
tablespoon=pl|lyžica|lyžice|lyžíc|lyžicu|polievková lyžica|polievkové lyžice|polievkových lyžíc|lyžicou|polievkovú lyžicu|lyžici|polievkovej lyžici
cup=hrnček|hrnčeky|hrnčeka|šálka|šálky|pohár|poháre|pohára|šálok|hrnčekov|šálku|pohárov
pinch=štipka|štipky|štipku|na špičku noža|špička noža|na špičku lyžičky|štipiek
dash=kvapka
drop=kvapky|kvapiek
handful=hrsť|hrste|hrsť|hrstí
bunch=zväzok|zväzky|zväzku|zväzkov
sprig=vetvička|vetvičky|vetvičiek|snítka
stalk=stonka|stonky|byľ|stoniek
clove=strúčik|strúčiky|strúčikov|strúčika|klinček|klinčeky
head=hlávka|hlávky|hlavička
leaf=list|listy|listov|lístok|lístky|lístkov
slice=plátok|plátky|plátkov|krajec|krajce|koliesko|kolieska
piece=kus|kusy|kusov|ks|kúsok|kúsky
can=plechovka|plechovky|konzerva|konzervy
jar=pohár zaváraný|sklo
bottle=fľaša|fľaše
package=balenie|balenia|bal|balíček|balíčky|kocka|kocky|balíčkov
sachet=vrecko|vrecká|vrecúško|vrecúšok
tub=téglik|tégliky|kelímok
serving=porcia|porcie
centimeter=cm`,
    numbers: `1=jeden|jedna|jedno
2=dva|dve
3=tri
4=štyri
5=päť
6=šesť
7=sedem
8=osem
9=deväť
10=desať
12=dvanásť|tucet
0.5=pol|polovica|polovice|polka|polovicu
0.25=štvrť|štvrtka`,
    of: '',
    about: 'asi|cca|po|približne|okolo|vrchovatá|zarovnaná|za',
    sizes:
      'veľký|veľká|veľké|veľkých|malý|malá|malé|malých|stredne veľký|stredne veľká|stredne veľké|stredný|stredná|stredné|väčší|väčšia|väčšie|menší|menšia|menšie',
    to: 'až|alebo|do',
    remarks: 'na|podľa chuti|podľa potreby|voliteľné|prípadne|plus|do',
    closingRemarks:
      'nasekaný|nasekaná|nasekané|nakrájaný|nakrájaná|nakrájané|nastrúhaný|nastrúhaná|nastrúhané|olúpaný|olúpaná|olúpané|pretlačený|pretlačené|roztopené|nadrobno|najemno|jemne|a',
    or: 'alebo|či',
    degrees: 'stupňov|stupňoch|stupne',
    and: 'a',
    half: 'a pol',
    vagueAmounts: 'trochu|trocha|troška|trošku|podľa chuti|pár|niekoľko',
    foodParts: 'šťava z|šťavu z|kôra z|nastrúhaná kôra z|šťava a kôra z|kôra a šťava z',
    nameSuffixes: 'do pečiva|na šľahanie|na varenie',
    hasNoArticles: true,
    parts: `1/3=tretina|tretiny
0.25=štvrtina|štvrtiny|štvrte`,
  },
  {
    language: 'sl',
    units: `gram=g|gram|gramov|grama
decagram=dag
kilogram=kg|kilogram|kilogramov
milliliter=ml|mililiter|mililitra|mililitre|mililitrov
deciliter=dl|deci|deciliter|decilitra|decilitre|decilitrov
liter=l|liter|litra|litrov
teaspoon=žlička|žličke|žličk|žlički|žličko|čajna žlička|čajne žličke|č. žlička|ž
tablespoon=žlica|žlice|žlic|žlici|žlico|jedilna žlica|jedilne žlice|jž|žlicama
cup=skodelica|skodelice|skodelic|lonček|lončka|lončki|skodelico|skodelici
pinch=ščepec|ščepca|ščep|noževa konica|na konici noža|konica noža|na konico noža|na konici žličke|ščepcev
dash=kanček
drop=kapljica|kapljice|kapljic
handful=pest|pesti|prgišče
bunch=šopek|šopka|šopki|šopkov
sprig=vejica|vejice|vejic
clove=strok|stroka|stroki|strokov
head=glava|glave|glavica
leaf=list|lista|listi|listov
slice=rezina|rezine|rezin
piece=kos|kosa|kosi|kosov|kom|košček|koščki
can=pločevinka|pločevinke|konzerva
jar=kozarec|kozarca|kozarce|kozarcev
bottle=steklenica
package=zavitek|zavitka|zavitki|paket|paketa|zavitkov
sachet=vrečka|vrečke|vrečk
tub=lonček
centimeter=cm
centiliter=centiliter|centilitra|centilitrov
stalk=stebel`,
    numbers: `1=en|ena|eno|eden
2=dva|dve
3=tri|trije
4=štiri|štirje
5=pet
6=šest
7=sedem
8=osem
9=devet
10=deset
12=dvanajst|ducat
0.5=pol|polovica|polovico`,
    of: '',
    about: 'približno|okoli|pribl|cca|zvrhana|poravnana',
    sizes:
      'srednje velik|srednje velika|srednje velike|velik|velika|veliko|velike|veliki|velikih|majhen|majhna|majhno|majhne|majhni|srednji|srednja|srednje|večji|večja|večje|manjši|manjša|manjše',
    to: 'do|ali',
    remarks: 'po okusu|za|po želji|neobvezno|plus',
    or: 'ali',
    degrees: 'stopinj|stopinjah|stopinje|stopinji',
    and: 'in',
    half: 'in pol',
    vagueAmounts: 'malo|malce|nekaj',
    foodParts: 'sok|lupina|lupinica|naribana lupina|naribana lupinica|sok in lupina|sok in lupinica',
    nameSuffixes: 'za kuhanje|za stepanje',
    hasNoArticles: true,
    parts: `1/3=tretjina|tretjini|tretjine
0.25=četrtina|četrtine|četrt`,
  },
  {
    language: 'hr',
    units: `gram=g|gr|gram|grama
decagram=dag|deka
kilogram=kg|kila|kilogram|kilograma
milliliter=ml|mililitar|mililitra|mililitara
deciliter=dl|deci|decilitar|decilitra|decilitara
liter=l|litra|litre|litar
teaspoon=žličica|žličice|žličicu|čajna žličica|čajne žličice|čajnih žličica|mala žlica|male žlice|malih žlica|žličicom
tablespoon=žlica|žlice|žlicu|jušna žlica|jušne žlice|velika žlica|velike žlice|velikih žlica|vž|jž|žlicom|žlicama
cup=šalica|šalice|šalicu|čaša|čaše|šalica za kavu
pinch=prstohvat|prstohvata|na vrh noža|vrh noža|na vrh kašičice|vrh kašičice|na vrh žličice|vrh žličice|na vrh žlice|na vrh kašike|na vrh čajne žličice|na vrh čajne kašičice
drop=kap|kapi|kapljica
handful=šaka|šake|pregršt
bunch=vezica|vezice|veza|svežanj|vezicu
sprig=grančica|grančice|grančicu
stalk=stabljika|stabljike|štapić|štapića
clove=češanj|češnja|režanj|režnja|režnjeva|češnjeva|češnjak
head=glavica|glavice
leaf=list|lista|listova|listići
slice=kriška|kriške|kriški|šnita|ploška|ploške|fetа
piece=komad|komada|kom|komadić|komadića
can=konzerva|konzerve|limenka|limenke|konzervi
jar=staklenka|staklenke|teglica
bottle=boca|boce
package=paket|paketa|pakiranje|pakiranja|pakovanje
sachet=vrećica|vrećice|vrećicu
tub=čašica|čašice
centimeter=cm
centiliter=centilitar|centilitra|centilitara`,
    numbers: `1=jedan|jedna|jedno
2=dva|dvije
3=tri
4=četiri
5=pet
6=šest
7=sedam
8=osam
9=devet
10=deset
12=dvanaest|tucet
0.5=pola|pol|polovica`,
    of: '',
    about: 'oko|otprilike|cca|po|puna|pune|ravna|ravne',
    sizes:
      'veliki|velika|veliko|velike|velikih|mali|mala|male|malih|srednji|srednja|srednje|veći|veća|veće|većih|manji|manja|manje',
    to: 'do|ili',
    remarks: 'po želji|po okusu|po ukusu|za|prema želji|prema potrebi|plus',
    or: 'ili',
    degrees: 'stupnjeva|stupnja|stupnjevima',
    and: 'i',
    half: 'i pol|i po|i pola',
    vagueAmounts: 'malo|po želji|po ukusu|po okusu|nekoliko|par',
    foodParts: 'sok od|korica od|naribana korica od|sok i korica od|sok|korica|naribana korica',
    nameSuffixes: 'za pecivo|za kuhanje|za šlag',
    hasNoArticles: true,
    parts: `1/3=trećina|trećine
0.25=četvrtina|četvrtine`,
    between: 'između',
  },
  {
    language: 'sr',
    units: `gram=g|gr|г|гр|грам|грама|gram|grama
kilogram=kg|кг|килограм|килограма|kilogram|kilograma
milliliter=ml|мл|милилитар|милилитра|милилитара|mililitar|mililitra|mililitara
deciliter=dl|дл|децилитар|децилитра|децилитара|decilitar|decilitra|decilitara
liter=l|л|литар|литра|литре|litar|litra|litre|литара|litara
teaspoon=кашичица|кашичице|кашичицу|kašičica|kašičice|kašičicu|kafena kašičica|kafene kašičice|мала кашика|mala kašika|male kašike
tablespoon=кашика|кашике|кашику|kašika|kašike|kašiku|supena kašika|supene kašike|супена кашика|супене кашике|велика кашика
cup=шоља|шоље|шољу|šolja|šolje|šolju|čaša|čaše|чаша|чаше|шољица|šoljica
pinch=прстохват|прстохвата|prstohvat|prstohvata|на врх ножа|врх ножа|на врх кашичице|врх кашичице|на врх кашике|на врх чајне кашичице|na vrh noža|vrh noža|na vrh kašičice|vrh kašičice|na vrh kašike|na vrh čajne kašičice
drop=кап|капи|kap|kapi
handful=шака|шаке|šaka|šake|прегршт|pregršt
bunch=веза|везе|veza|veze|везица|vezica
sprig=гранчица|гранчице|grančica|grančice
clove=чен|чена|ченова|čen|čena|čenova|čenovi
head=главица|главице|glavica|glavice
leaf=лист|листа|листова|list|lista|listova
slice=кришка|кришке|kriška|kriške|парче|parče|parčeta|кришки|kriški
piece=комад|комада|ком|komad|komada|kom
can=конзерва|конзерве|konzerva|konzerve|конзерви|konzervi
jar=тегла|тегле|tegla|tegle|теглица|teglica
bottle=флаша|флаше|flaša|flaše
package=паковање|паковања|pakovanje|pakovanja|пакет|paket
sachet=кесица|кесице|kesica|kesice
centimeter=cm|цм`,
    numbers: `1=један|једна|једно|jedan|jedna|jedno
2=два|две|dva|dve
3=три|tri
4=четири|četiri
5=пет|pet
6=шест|šest
7=седам|sedam
8=осам|osam
9=девет|devet
10=десет|deset
12=дванаест|dvanaest
0.5=пола|пола|pola|половина|polovina`,
    of: '',
    about: 'око|отприлике|по|oko|otprilike|po|пуна|puna',
    sizes:
      'велики|велика|велико|велике|мали|мала|мале|средњи|средња|средње|већи|већа|веће|мањи|мања|мање|veliki|velika|veliko|velike|mali|mala|male|srednji|srednja|srednje|veći|veća|veće|manji|manja|manje',
    to: 'до|или|do|ili',
    remarks: 'по укусу|по жељи|за|po ukusu|po želji|za|плус|plus',
    or: 'или|ili',
    degrees: 'степени|степена|stepeni|stepena',
    and: 'и|i',
    half: 'и по|и пол|i po|i pol',
    vagueAmounts: 'мало|malo|неколико|nekoliko|пар|par',
    foodParts: 'сок од|кора од|рендана кора од|сок|sok od|kora od|rendana kora od|sok',
    nameSuffixes: 'за пециво|за кување|за шлаг|za pecivo|za kuvanje|za šlag',
    hasNoArticles: true,
  },
  {
    language: 'ru',
    units: `gram=г|гр|грамм|грамма|граммов|g
kilogram=кг|кило|килограмм|килограмма|килограммов|kg
milliliter=мл|миллилитр|миллилитра|миллилитров|ml
deciliter=дл
liter=л|литр|литра|литров
teaspoon=ч л|ч.л|ч. л.|ч/л|чайная ложка|чайной ложки|чайные ложки|чайных ложек|чайных ложки|чайн. л|чайн.л|чай. л|ч. ложка|ч. ложки|ч.ложки|ч. ложек|чайную ложку|чайными ложками|чайной ложке|ч. ложке|ч.ложке
tablespoon=ст л|ст.л|ст. л.|ст/л|столовая ложка|столовой ложки|столовые ложки|столовых ложек|столовых ложки|стол. л|ст. ложка|ст. ложки|ст.ложки|ст. ложек|ложка|ложки|ложек|столовую ложку|столовыми ложками|ложку|столовой ложке|ст. ложке
cup=стакан|стакана|стаканов|стак|ст|чашка|чашки|чашек|стаканом|чашку|стакану
pinch=щепотка|щепотки|щепоток|щепотку|щеп|на кончике ножа|на кончике чайной ложки|на кончике ложки
dash=капелька
drop=капля|капли|капель
handful=горсть|горсти|горстей|горстка|жменя
bunch=пучок|пучка|пучков|пуч
sprig=веточка|веточки|веточек|ветка|ветки|веток
stalk=стебель|стебля|стеблей|палочка|палочки|черешок|черешка
clove=зубчик|зубчика|зубчиков|зубок|зубка|зубков|зуб|зуба|зубца|долька|дольки|долек|бутон|бутона
head=головка|головки|головок|кочан|вилок|кочана
leaf=лист|листа|листьев|листик|листиков|листика|листочков|листочка
slice=ломтик|ломтика|ломтиков|ломоть|ломтя|кружок|кусочек
piece=шт|штука|штуки|штук|кусок|куска|кусков|кусочка|кусочков
can=банка|банки|банок|бан
jar=баночка|баночки
bottle=бутылка|бутылки
package=упаковка|упаковки|упаковок|уп|упак|пачка|пачки|пачек|пач
sachet=пакетик|пакетика|пакетиков|пакет|пакета|пак
tub=стаканчик
serving=порция|порции|порций
centimeter=см|сантиметр|сантиметра
dessertspoon=дес. л|десертная ложка|десертные ложки|десертных ложки|десертных ложек|д. л|дес. ложка|дес. ложки`,
    numbers: `1=один|одна|одно
2=два|две|пара|пару
3=три
4=четыре
5=пять
6=шесть
7=семь
8=восемь
9=девять
10=десять
12=двенадцать|дюжина
0.5=пол+|пол-|пол|половина|половинка|половину
1.5=полтора|полторы
0.25=четверть
2.5=два с половиной|две с половиной
1/3=треть
15=пятнадцать
20=двадцать`,
    of: '',
    about: 'примерно|около|по|прибл|приблизительно|ок|полная|полные|неполная',
    sizes:
      'большой|большая|большое|большие|больших|небольшой|небольшая|небольшое|небольшие|небольших|маленький|маленькая|маленькое|маленькие|маленьких|средний|средняя|среднее|средние|средних|крупный|крупная|крупное|крупные|крупных',
    to: 'до|или',
    remarks: 'по вкусу|для|по желанию|на|плюс|опционально|комнатной температуры',
    or: 'или|либо',
    degrees: 'градусов|градусах|градуса|градусе|градус|град',
    and: 'и',
    half: 'с половиной|и половина',
    vagueAmounts: 'немного|немножко|чуть-чуть|чуток|по вкусу|несколько',
    foodParts: 'сок и цедра|сок из|сок|цедра с|цедра',
    nameSuffixes: 'для теста|для выпечки|для взбивания',
    hasNoArticles: true,
    parts: `1/3=треть|трети
0.25=четверть|четверти
0.125=восьмая`,
    between: 'между',
  },
  {
    language: 'uk',
    units: `gram=г|гр|грам|грами|грамів|грама
kilogram=кг|кіло|кілограм|кілограма|кілограми|кілограмів
milliliter=мл|мілілітр|мілілітрів
deciliter=дл
liter=л|літр|літра|літри|літрів
teaspoon=ч л|ч.л|ч. л.|чайна ложка|чайної ложки|чайні ложки|чайних ложок|чайних ложки|ч. ложка|ч. ложки|чайної ложечки|чайну ложку|чайній ложці
tablespoon=ст л|ст.л|ст. л.|столова ложка|столової ложки|столові ложки|столових ложок|ст. ложка|ст. ложки|ложка|ложки|ложок|столову ложку|ложку|столовій ложці
cup=склянка|склянки|склянок|скл|стакан|стакана|стакани|стаканів|чашка|чашки|чашок|склянку|чашку
pinch=щіпка|щіпки|щіпок|щіпку|дрібка|дрібки|на кінчику ножа|на кінчику чайної ложки|на кінчику ложки
drop=крапля|краплі|крапель
handful=жменя|жмені|жмень
bunch=пучок|пучка|пучків|пуч
sprig=гілочка|гілочки|гілочок|гілка
stalk=стебло|стебла|паличка|палички|стебел
clove=зубчик|зубчика|зубчики|зубчиків|зубок|зубки|зубець
head=головка|головки|головок|качан
leaf=лист|листок|листки|листків|листочок|листочки|листочків
slice=скибка|скибки|скибок|скибочка|скибочки|шматочок|скибочок
piece=шт|штука|штуки|штук|шматок|шматки|шматка
can=банка|банки|банок
bottle=пляшка|пляшки
package=упаковка|упаковки|уп|пачка|пачки|пачок
sachet=пакетик|пакетика|пакетики|пакет|пакетиків
serving=порція|порції
centimeter=см
dessertspoon=дес. л|десертна ложка|десертні ложки`,
    numbers: `1=один|одна|одне
2=два|дві|пара
3=три
4=чотири
5=п'ять|п’ять
6=шість
7=сім
8=вісім
9=дев'ять|дев’ять
10=десять
12=дванадцять
0.5=пів+|пів-|пол+|пів|половина|половинка|половину
1.5=півтора|півтори
0.25=чверть
2.5=два з половиною|дві з половиною`,
    of: '',
    about: 'приблизно|близько|по|прибл|повна|неповна',
    sizes:
      'великий|велика|велике|великі|великих|невеликий|невелика|невелике|невеликі|невеликих|маленький|маленька|маленьке|маленькі|маленьких|середній|середня|середнє|середні|середніх',
    to: 'до|або|чи',
    remarks: 'за смаком|до смаку|для|за бажанням|на|плюс',
    or: 'або|чи',
    degrees: 'градусів|градусах|градуси|градуса',
    and: 'і|та|й',
    half: 'з половиною|і половина',
    vagueAmounts: 'трохи|трошки|за смаком|до смаку|кілька',
    foodParts: 'сік і цедра|сік та цедра|сік із|сік з|сік|цедра з|цедра',
    nameSuffixes: 'для тіста|для випічки|для збивання',
    hasNoArticles: true,
    parts: `1/3=третина|третини
0.25=чверть|чверті`,
    between: 'між',
  },
  {
    language: 'bg',
    units: `gram=г|гр|грам|грама
kilogram=кг|килограм|килограма|кило
milliliter=мл|милилитра
deciliter=дл|децилитър|децилитра
liter=л|литър|литра
teaspoon=ч л|ч.л|ч. л.|чаена лъжичка|чаени лъжички|чаена лъжица|чаени лъжици|к.л|к. л.|кафена лъжичка|кафени лъжички|лъжичка|лъжички
tablespoon=с л|с.л|с. л.|ст.л|супена лъжица|супени лъжици|лъжица|лъжици
cup=ч ч|ч.ч|ч. ч.|чаена чаша|чаени чаши|чаша|чаши|в.ч|водна чаша|к.ч|кафена чаша
pinch=щипка|щипки|на върха на ножа|на върха на лъжичката|на върха на чаена лъжичка
drop=капка|капки
handful=шепа|шепи
bunch=връзка|връзки
sprig=стрък|стръка|клонче|клончета
stalk=стебло|стъбло|стебла|пръчка
clove=скилидка|скилидки|скилидки|карамфил
head=глава|глави|главичка
leaf=лист|листа|листо|листенца
slice=филия|филии|резен|резена|резенче
piece=бр|брой|броя|парче|парчета
can=консерва|консерви|кутия|кутии
jar=буркан|буркана|бурканче
bottle=бутилка|бутилки|шише
package=пакет|пакета|пакетче|пакетчета|опаковка|опаковки|пак
sachet=плик|плика|пликче
tub=кофичка|кофички
centimeter=см`,
    numbers: `1=един|една|едно
2=два|две
3=три
4=четири
5=пет
6=шест
7=седем
8=осем
9=девет
10=десет
12=дванадесет
0.5=половин|половина|½`,
    of: '',
    about: 'около|приблизително|по|равна|препълнена',
    sizes: 'голям|голяма|голямо|големи|малък|малка|малки|среден|средна|средно|средни|по-голям|по-голяма|по-големи',
    to: 'до|или',
    remarks: 'на вкус|по вкус|за|по желание|плюс',
    or: 'или',
    degrees: 'градуса|градуси',
    and: 'и',
    half: 'и половина',
    vagueAmounts: 'малко|мъничко|на вкус|по вкус|няколко',
    foodParts:
      'сок и кора от|сок от|сокът от|сокът на|кора от|кората от|кората на|настъргана кора от|настърганата кора на',
    nameSuffixes: 'за готвене|за разбиване',
    hasNoArticles: true,
    parts: `1/3=трета|трети
0.25=четвърт|четвърти`,
    between: 'между',
  },
];
