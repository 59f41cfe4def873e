import { baseLanguage } from './base-language.ts';
import { pluralAtEnd } from './matcher.ts';

/** Names of a standard unit in a language. */
export interface UnitLabel {
  one: string;
  many: string;
  /** Usual abbreviation; empty if there is none. */
  short: string;
}

/** By language, a line for each unit: singular, plural if it differs, and the abbreviation that recipes use. */
const labels = new Map<string, string>(
  Object.entries({
    en: `milligram=milligram|milligrams|mg
gram=gram|grams|g
kilogram=kilogram|kilograms|kg
ounce=ounce|ounces|oz
pound=pound|pounds|lb
milliliter=milliliter|milliliters|ml
centiliter=centiliter|centiliters|cl
deciliter=deciliter|deciliters|dl
liter=liter|liters|l
teaspoon=teaspoon|teaspoons|tsp
tablespoon=tablespoon|tablespoons|tbsp
dessertspoon=dessertspoon|dessertspoons
fluid_ounce=fluid ounce|fluid ounces|fl oz
cup=cup|cups
pint=pint|pints|pt
quart=quart|quarts|qt
gallon=gallon|gallons|gal
inch=inch|inches
millimeter=millimeter|millimeters|mm
centimeter=centimeter|centimeters|cm
pinch=pinch|pinches
dash=dash|dashes
splash=splash|splashes
drop=drop|drops
drizzle=drizzle|drizzles
handful=handful|handfuls
bunch=bunch|bunches
sprig=sprig|sprigs
stalk=stalk|stalks
stick=stick|sticks
clove=clove|cloves
head=head|heads
leaf=leaf|leaves
slice=slice|slices
piece=piece|pieces
can=can|cans
jar=jar|jars
bottle=bottle|bottles
package=package|packages
box=box|boxes
bag=bag|bags
sachet=sachet|sachets
tub=tub|tubs
cube=cube|cubes
sheet=sheet|sheets
knob=knob|knobs
fillet=fillet|fillets
dozen=dozen|dozen
serving=serving|servings
part=part|parts`,
    de: `milligram=Milligramm||mg
gram=Gramm||g
kilogram=Kilogramm||kg
metric_pound=Pfund||Pfd.
ounce=Unze|Unzen|oz
pound=Pfund (lb)||lb
milliliter=Milliliter||ml
centiliter=Zentiliter||cl
deciliter=Deziliter||dl
liter=Liter||l
teaspoon=Teelöffel||TL
tablespoon=Esslöffel||EL
dessertspoon=Dessertlöffel
fluid_ounce=Flüssigunze|Flüssigunzen|fl oz
cup=Tasse|Tassen
pint=Pint|Pints|pt
quart=Quart|Quarts|qt
gallon=Gallone|Gallonen|gal
inch=Zoll
millimeter=Millimeter||mm
centimeter=Zentimeter||cm
pinch=Prise|Prisen
dash=Spritzer
splash=Schuss
drop=Tropfen
handful=Handvoll
bunch=Bund
sprig=Zweig|Zweige
stalk=Stange|Stangen
stick=Stick|Sticks
clove=Zehe|Zehen
head=Kopf|Köpfe
leaf=Blatt|Blätter
slice=Scheibe|Scheiben
piece=Stück
can=Dose|Dosen
jar=Glas|Gläser
bottle=Flasche|Flaschen
package=Packung|Packungen|Pck.
box=Schachtel|Schachteln
bag=Beutel
sachet=Päckchen||Pck.
tub=Becher
cube=Würfel
sheet=Platte|Platten
knob=Stückchen
fillet=Filet|Filets
dozen=Dutzend
serving=Portion|Portionen
part=Teil|Teile`,
    fr: `milligram=milligramme|milligrammes|mg
gram=gramme|grammes|g
kilogram=kilogramme|kilogrammes|kg
ounce=once|onces|oz
pound=livre|livres|lb
milliliter=millilitre|millilitres|ml
centiliter=centilitre|centilitres|cl
deciliter=décilitre|décilitres|dl
liter=litre|litres|l
teaspoon=cuillère à café|cuillères à café|c. à c.
tablespoon=cuillère à soupe|cuillères à soupe|c. à s.
dessertspoon=cuillère à dessert|cuillères à dessert
fluid_ounce=once liquide|onces liquides|fl oz
cup=tasse|tasses
pint=pinte|pintes
quart=quart|quarts
gallon=gallon|gallons
inch=pouce|pouces
millimeter=millimètre|millimètres|mm
centimeter=centimètre|centimètres|cm
pinch=pincée|pincées
dash=trait|traits
splash=filet|filets
drop=goutte|gouttes
drizzle=filet|filets
handful=poignée|poignées
bunch=bouquet|bouquets
sprig=brin|brins
stalk=branche|branches
stick=bâton|bâtons
clove=gousse|gousses
head=tête|têtes
leaf=feuille|feuilles
slice=tranche|tranches
piece=morceau|morceaux
can=boîte|boîtes
jar=pot|pots
bottle=bouteille|bouteilles
package=paquet|paquets
box=boîte|boîtes
bag=sac|sacs
sachet=sachet|sachets
tub=pot|pots
cube=cube|cubes
sheet=feuille|feuilles
knob=noix
fillet=filet|filets
dozen=douzaine|douzaines
serving=portion|portions
part=part|parts`,
    es: `milligram=miligramo|miligramos|mg
gram=gramo|gramos|g
kilogram=kilogramo|kilogramos|kg
ounce=onza|onzas|oz
pound=libra|libras|lb
milliliter=mililitro|mililitros|ml
centiliter=centilitro|centilitros|cl
deciliter=decilitro|decilitros|dl
liter=litro|litros|l
teaspoon=cucharadita|cucharaditas|cdta.
tablespoon=cucharada|cucharadas|cda.
cup=taza|tazas
centimeter=centímetro|centímetros|cm
pinch=pizca|pizcas
splash=chorrito|chorritos
drop=gota|gotas
handful=puñado|puñados
bunch=manojo|manojos
sprig=ramita|ramitas
stalk=tallo|tallos
clove=diente|dientes
head=cabeza|cabezas
leaf=hoja|hojas
slice=rebanada|rebanadas
piece=pieza|piezas
can=lata|latas
jar=frasco|frascos
bottle=botella|botellas
package=paquete|paquetes
bag=bolsa|bolsas
sachet=sobre|sobres
sheet=lámina|láminas
fillet=filete|filetes
dozen=docena|docenas
serving=ración|raciones`,
    it: `milligram=milligrammo|milligrammi|mg
gram=grammo|grammi|g
hectogram=etto|etti|hg
kilogram=chilogrammo|chilogrammi|kg
milliliter=millilitro|millilitri|ml
centiliter=centilitro|centilitri|cl
deciliter=decilitro|decilitri|dl
liter=litro|litri|l
teaspoon=cucchiaino|cucchiaini
tablespoon=cucchiaio|cucchiai
cup=tazza|tazze
centimeter=centimetro|centimetri|cm
pinch=pizzico|pizzichi
splash=goccio
drop=goccia|gocce
drizzle=filo
handful=manciata|manciate
bunch=mazzetto|mazzetti
sprig=rametto|rametti
stalk=gambo|gambi
clove=spicchio|spicchi
head=testa|teste
leaf=foglia|foglie
slice=fetta|fette
piece=pezzo|pezzi
can=lattina|lattine
jar=vasetto|vasetti
bottle=bottiglia|bottiglie
package=confezione|confezioni
bag=sacchetto|sacchetti
sachet=bustina|bustine
sheet=foglio|fogli
knob=noce
fillet=filetto|filetti
serving=porzione|porzioni`,
    nl: `milligram=milligram||mg
gram=gram||g
kilogram=kilogram||kg
milliliter=milliliter||ml
centiliter=centiliter||cl
deciliter=deciliter||dl
liter=liter||l
teaspoon=theelepel|theelepels|tl
tablespoon=eetlepel|eetlepels|el
cup=kop|koppen
centimeter=centimeter||cm
pinch=snufje|snufjes
splash=scheutje|scheutjes
drop=druppel|druppels
handful=handvol
bunch=bosje|bosjes
sprig=takje|takjes
stalk=stengel|stengels
clove=teentje|teentjes
head=krop|kroppen
leaf=blaadje|blaadjes
slice=plak|plakken
piece=stuk|stuks
can=blik|blikken
jar=pot|potten
bottle=fles|flessen
package=pak|pakken
bag=zak|zakken
sachet=zakje|zakjes
sheet=vel|vellen
fillet=filet|filets
serving=portie|porties`,
    pt: `milligram=miligrama|miligramas|mg
gram=grama|gramas|g
kilogram=quilograma|quilogramas|kg
milliliter=mililitro|mililitros|ml
centiliter=centilitro|centilitros|cl
deciliter=decilitro|decilitros|dl
liter=litro|litros|l
teaspoon=colher de chá|colheres de chá
tablespoon=colher de sopa|colheres de sopa
cup=xícara|xícaras
centimeter=centímetro|centímetros|cm
pinch=pitada|pitadas
splash=fio|fios
drop=gota|gotas
handful=punhado|punhados
bunch=maço|maços
sprig=ramo|ramos
stalk=talo|talos
clove=dente|dentes
head=cabeça|cabeças
leaf=folha|folhas
slice=fatia|fatias
piece=pedaço|pedaços
can=lata|latas
jar=frasco|frascos
bottle=garrafa|garrafas
package=pacote|pacotes
bag=saco|sacos
sachet=sachê|sachês
fillet=filé|filés
serving=porção|porções`,
    ar: `milligram=ملليغرام||ملغ
gram=غرام||غ
kilogram=كيلوغرام||كغ
ounce=أونصة|أونصات
pound=رطل|أرطال
milliliter=ملليلتر||مل
centiliter=سنتيلتر||سل
deciliter=ديسيلتر||دل
liter=لتر|لترات|ل
teaspoon=ملعقة صغيرة|ملاعق صغيرة
tablespoon=ملعقة كبيرة|ملاعق كبيرة
cup=كوب|أكواب
centimeter=سنتيمتر||سم
pinch=رشة|رشات
drop=قطرة|قطرات
handful=حفنة|حفنات
bunch=حزمة|حزم
sprig=غصن|أغصان
stalk=ساق|سيقان
clove=فص|فصوص
head=رأس|رؤوس
leaf=ورقة|أوراق
slice=شريحة|شرائح
piece=قطعة|قطع
can=علبة|علب
jar=مرطبان|مرطبانات
bottle=زجاجة|زجاجات
package=عبوة|عبوات
bag=كيس|أكياس
sachet=ظرف|أظرف
cube=مكعب|مكعبات
sheet=رقاقة|رقائق
serving=حصة|حصص`,
  }),
);

const parsedLabels = new Map<string, Map<string, UnitLabel>>();

/** Names of the standard units in a language (BCP 47) by unit id; empty for other languages. */
export function unitLabels(language: string): ReadonlyMap<string, UnitLabel> {
  const code = baseLanguage(language);
  const known = parsedLabels.get(code);
  if (known) return known;
  const lines = (labels.get(code) ?? '').split('\n').filter(Boolean);
  const all = new Map(
    lines.map((line) => {
      const [id = '', words = ''] = line.split('=');
      const [one = '', many, short = ''] = words.split('|');
      return [id, { one, many: many || one, short }] as const;
    }),
  );
  parsedLabels.set(code, all);
  return all;
}

/** @returns the names of a standard unit in a language, if they are known */
export const unitLabel = (id: string, language: string): UnitLabel | undefined => unitLabels(language).get(id);

/** Standard units by their labels in all languages. */
let ids: Map<string, string> | null = null;

/** @returns the standard unit with this label in any language, or null */
export function unitWithLabel(name: string): string | null {
  ids ??= indexLabels();
  return ids.get(plainUnit(name)) ?? null;
}

function indexLabels(): Map<string, string> {
  const index = new Map<string, string>();
  for (const language of labels.keys())
    for (const [id, { one, many, short }] of unitLabels(language))
      for (const label of [one, many, short].map(plainUnit)) if (label && !index.has(label)) index.set(label, id);
  return index;
}

/** Normalizes a unit for comparison: "ст. л." becomes "стл", "cup(s)" becomes "cup". */
export function plainUnit(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(pluralAtEnd, '')
    .replace(/[.\s]+/g, '');
}
