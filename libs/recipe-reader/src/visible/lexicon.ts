import { toAscii } from '#ingredients';

/** Part of the page that a heading announces. */
export type HeadingKind = 'ingredients' | 'steps' | 'stop';

const ingredients = `ingredient ingredients|ingredient list|you need|what you need|what you'll need|what you will need|you will need|you'll need|zutaten|die zutaten|zutatenliste|was du brauchst|das brauchst du|du brauchst|was ihr braucht|das braucht ihr|was man braucht|
ingrédients|les ingrédients|liste des ingrédients|il vous faut|ce qu'il vous faut|ce qu'il faut|ingredienti|gli ingredienti|cosa serve|cosa ti serve|occorrente|ingredientes|los ingredientes|qué necesitas|lo que necesitas|ingrediënten|ingredienten|boodschappen|boodschappenlijst|benodigdheden|wat heb je nodig|wat je nodig hebt|je hebt nodig|dit heb je nodig|
ingredienser|ingrediens|det skal du bruge|du trenger|dette trenger du|du behöver|składniki|ingredience|suroviny|hozzávalók|alapanyagok|ainekset|ainesosat|raaka-aineet|sastojci|potrebni sastojci|namirnice|
sestavine|ingrediente|ингредиенты|інгредієнти|продукты|состав|съставки|продукти|необходими продукти|υλικά|συστατικά|malzemeler|malzeme listesi|材料|原料|食材|配料|用料|재료|المكونات|المقادير|מצרכים|מרכיבים|רכיבים|
nguyên liệu|bestanddele|sastāvdaļas|ingredientai|ingrediencie|састојци|bahan|bahan-bahan|ส่วนผสม|koostisosad|
what goes in|shopping list|necesitamos|necesitas|qué necesitamos|vamos a necesitar|você vai precisar|vai precisar de|você vai precisar de|vamos precisar de|ti serviranno|ci servono|vi servono|il nous faut|il faut|wir brauchen|ihr braucht|man braucht|dafür braucht ihr|dazu braucht ihr|nodig|ni behöver|vi behöver|det här behöver du|det skal i bruge|du skal bruge|
tarvitset|tarvitaan|potrzebne składniki|potrzebne będą|będziesz potrzebować|potrzebujemy|potrzebujesz|budeme potřebovat|budete potřebovat|potřebujeme|budeme potrebovať|kell hozzá|ami kell hozzá|avem nevoie de|ai nevoie de|aveți nevoie de|нужно|нам понадобится|понадобится|вам понадобится|что нужно|
нам знадобиться|знадобиться|потрібно|що потрібно|нужни продукти|θα χρειαστούμε|θα χρειαστείτε|τι χρειαζόμαστε|gerekenler|gerekli malzemeler|מה צריך|ماذا نحتاج|用意するもの|必要な材料|준비물|필요한 재료|재료 준비|准备材料|準備材料|所需材料|所需食材|准备食材|aineet|tarvikkeet|सामग्री|आवश्यक सामग्री|مواد لازم|مواد اولیه|উপকরণ|தேவையான பொருட்கள்|เครื่องปรุง|วัตถุดิบ`;

const steps = `instruction instructions|preparation steps|cooking steps|recipe steps|directions|direction|method|methods|preparation|preparations|steps|step by step|how to make it|how to make|how to cook|steps to make it|steps to make|procedure|preparation method|cooking instructions|cooking directions|cooking method|
let's cook|let's get cooking|what to do|recipe directions|recipe instructions|zubereitung|die zubereitung|zubereitungsschritte|anleitung|arbeitsschritte|so geht's|so geht es|und so geht's|so machst du's|so wird's gemacht|schritte|préparation|la préparation|préparation de la recette|les étapes|étapes|
réalisation|comment c'est fait|comment procéder|comment faire|instructions de préparation|la recette|recette|procedimento|preparazione|come preparare|come si fa|come si prepara|istruzioni|preparación|elaboración|instrucciones|pasos|cómo se hace|cómo se prepara|modo de preparo|modo de preparação|preparação|
confeção|confecção|passo a passo|passos|instruções|bereiding|bereidingswijze|de bereiding|werkwijze|aan de slag|instructies|zo maak je het|zo maak je|stappen|stappenplan|gör så här|så här gör du|instruktioner|tillagning|fremgangsmåde|sådan gør du|
tilberedning|fremgangsmåte|slik gjør du|slik gjør du det|valmistusohje|ohje|ohjeet|valmistus|näin teet|työvaiheet|sposób przygotowania|przygotowanie|sposób wykonania|wykonanie|przepis|krok po kroku|przepis krok po kroku|postup|postup přípravy|příprava|postup prípravy|príprava|elkészítés|elkészítése|
így készül|a recept|priprema|postupak|upute|postopek|način priprave|priprava|mod de preparare|preparare|приготовление|способ приготовления|как приготовить|пошаговый рецепт|рецепт приготовления|приготування|спосіб приготування|начин на приготвяне|приготвяне|
начин приготвяне|εκτέλεση|διαδικασία|οδηγίες|μέθοδος|μέθοδος εκτέλεσης|παρασκευή|hazırlanışı|yapılışı|tarifi|nasıl yapılır|作り方|つくり方|手順|做法|步驟|步骤|作法|만드는 법|만드는법|조리법|조리순서|요리순서|طريقة التحضير|الطريقة|طريقة العمل|طريقة الإعداد|خطوات التحضير|
אופן ההכנה|אופן הכנה|הוראות הכנה|הכנה|cách làm|thực hiện|hướng dẫn|các bước|gatavošana|pagatavošana|gaminimas|gaminimo eiga|paruošimas|paruošimo būdas|preparació|elaboració|modo de elaboración|metode|bereidingsmetode|начин припреме|припрема|cara membuat|valmistamine|вариант приготовления|
how it comes together|paso a paso|schritt für schritt|étape par étape|pas à pas|stap voor stap|steg för steg|trin for trin|krok za krokem|krok za krokom|lépésről lépésre|adım adım|pas cu pas|пошагово|putting it together|así se hace|cómo lo hacemos|cómo hacerlo|manos a la obra|como fazer|como preparar|modo de fazer|modo de confecção|come si procede|esecuzione|svolgimento|marche à suivre|comment on fait|déroulement|so wird es gemacht|so geht das|so macht ihr es|und so wird's gemacht|vorgehen|zo ga je te werk|zo doe je het|
gör såhär|såhär gör du|så gör du|sådan laver du|gør således|tee näin|toimi näin|jak zrobić|jak to zrobić|wykonujemy|jak na to|pracovní postup|pracovný postup|elkészítés menete|cum se face|cum se prepară|cum procedăm|готовим|как готовить|готуємо|як готувати|как се прави|πώς γίνεται|hazırlanması|איך מכינים|الخطوات|خطوات العمل|
調理手順|つくりかた|조리과정|조리 과정|조리 순서|요리 방법|만들기|制作方法|制作步骤|製作步驟|製作方法|烹饪步骤|烹調步驟|料理步驟|操作步骤|วิธีทำ|ขั้นตอนการทำ|ขั้นตอน|विधि|बनाने की विधि|बनाने का तरीका|طرز تهیه|دستور پخت|روش تهیه|প্রস্তুত প্রণালী|செய்முறை`;

const stops = `good to know|for a change|swaps|make it your own|other ways|how to store|storing|freezing|hints|hint|gut zu wissen|wissenswertes|zur abwechslung|aufbewahrung|varianten|variationen|bon à savoir|variante|le petit plus|para variar|variaciones|conservación|conservazione|varianti|da sapere|variaties|bewaren|goed om te weten|bra att veta|variation|variationer|notes|note|recipe notes|recipe note|tip|tips|recipe tips|chef's tip|chef's tips|chef's notes|cook's note|cook's notes|top tip|nutrition|nutrition facts|nutritional information|nutrition information|nutritional info|nutrition info|nutritional facts|video|watch|equipment|special equipment|
comments|comment|reviews|related|related recipes|more recipes|similar recipes|you may also like|you might also like|you might like|did you make this recipe|leave a reply|leave a comment|faq|faqs|frequently asked questions|storage|leftovers|leftovers & storage|storage & leftovers|leftovers and storage|uwaga|uwagi|hinweis|hinweise|anmerkung|anmerkungen|utensilien|remarque|remarques|nota|notas|let op|poznámka|poznámky|tried this recipe|share|print|keywords|tags|about the author|
recommended|products used|serving suggestions|variations|substitutions|makes ahead|make ahead|newsletter|nährwerte|nährwertangaben|tipp|tipps|kommentare|notizen|ähnliche rezepte|das könnte dich auch interessieren|weitere rezepte|conseils|conseil|astuce|astuces|commentaires|
l'astuce|valeurs nutritionnelles|voedingswaarden|voedingswaarde|reacties|ook lekker|meer recepten|tips van|consigli|commenti|valori nutrizionali|conservazione|consejos|consejo|sugerencias|sugerencia|trucos|truco|variantes|comentarios|información nutricional|dicas|dica|sugestões|comentários|informação nutricional|kommentarer|näringsvärde|næringsindhold|
næringsinnhold|wartości odżywcze|komentarze|porady|wskazówki|komentáře|tápérték|hozzászólások|megjegyzés|комментарии|пищевая ценность|советы|коментари|σχόλια|yorumlar|コメント|栄養成分|ポイント|コツ|댓글|التعليقات|תגובות|bình luận|did you make this|equipment needed|what you'll love|serve with|pro tips|expert tips|additional information|further information|zusatzinformation|zusatzinformationen|weitere informationen|
informations supplémentaires|informations complémentaires|informazioni aggiuntive|informazioni supplementari|información adicional|informações adicionais|informação adicional|aanvullende informatie|ytterligare information|yderligere oplysninger|
dodatkowe informacje|další informace|ďalšie informácie|további információk|lisätietoja|dodatne informacije|informații suplimentare|дополнительная информация|додаткова інформація|допълнителна информация|πρόσθετες πληροφορίες|ek bilgiler|その他の情報`;

const notes = `notes?|recipe notes?|tips?|top tip|chef'?s? (?:tips?|notes?)|cook'?s notes?|tipps?|hinweise?|anmerkung(?:en)?|notizen|remarques?|conseils?|astuces?|l'astuce|notas?|consejos?|trucos?|dicas?|consigli|nota bene|let op|
uwag[ai]|porady|wskazówki|poznámk[ay]|megjegyzés|примечани[ея]|советы?|съвети?|σημείωση|συμβουλή|notlar?|püf noktası|ポイント|コツ|참고|ملاحظات?|ملاحظة|הערות|טיפ|ghi chú|mẹo`;
const note = new RegExp(`^[^\\p{L}]*(?:${notes.replace(/\n/g, '')})\\s*(?:[:：|]\\s*|$)`, 'iu');

/** Returns the text of a note without its label ("Tip: serve warm"); null for other lines. */
export function noteText(line: string): string | null {
  const match = note.exec(line.replace(/[’‘]/g, "'"));
  return match ? line.slice(match[0].length) : null;
}

const table = new Map<string, HeadingKind>();
for (const [kind, words] of [
  ['stop', stops],
  ['steps', steps],
  ['ingredients', ingredients],
] as const)
  for (const word of words.replace(/\n/g, '').split('|')) table.set(word.trim(), kind);
for (const word of ['ingredient', 'ingredients']) table.set(word, 'ingredients');
for (const word of ['instruction', 'instructions']) table.set(word, 'steps');

const firstWord = (words: string): string => /^[^\s\d:,/|&]*/.exec(words)?.[0] ?? '';
const firstWords = new Set([...table.keys()].map(firstWord));

/**
 * Classifies headings such as "Ingredients:", "Zutaten für 4 Personen", "Step-by-step method"; null for other lines.
 *
 * @param isHeading true if the markup makes the line a heading
 */
export function headingKind(text: string, isHeading = false): HeadingKind | null {
  if (text.length > 80 || (!isHeading && countsIngredients(text))) return null;
  const plain = normalizeHeading(text);
  const known = table.get(plain);
  if (known || plain.length < 4) return known ?? null;
  if (isHeading && announcesReaders(plain)) return 'stop';
  const words = plain.split(' ');
  if (words.length > 9) return null;
  return (
    (firstWords.has(firstWord(plain)) ? kindByBeginning(plain) : null) ??
    (/[.!]$/.test(text) ? null : kindByEnd(words, isHeading)) ??
    (howTo.test(plain) || (isHeading && making.test(plain)) ? 'steps' : null)
  );
}

const readersWords = `comments?|thoughts|responses?|replies|reply|reviews?|feedback|ratings|kommentare?r?|antworten|rezensionen|bewertungen|commentaires?|avis|réponses|réactions|comentarios?|respuestas|opiniones|reseñas|comentários?|respostas|avaliações|commenti|commento|risposte|recensioni|reacties|komentarz[ey]?|opinie|komentář[eů]|komentárov|hozzászólás(?:ok)?|vélemények|omdömen|anmeldelser|kommentit|комментари\\p{L}*|отзывы?|коментар\\p{L}*|відгуки|σχόλια|yorumlar?|コメント|レビュー|评论|評論|댓글|후기|komentar|bình luận|תגובות|تعليقات|التعليقات`;
const readers = new RegExp(
  String.raw`^(?:\d+\s)?(?:(?:leave|write|post|add|join|read|your|reader|readers'?|readers’|user|customer|our|die|les|los|le|i|ihre|deine|eure|vos|tus|alle|all|recent|latest) ){0,2}(?:an? |the |il tuo |un )?(?:${readersWords})(?!\p{L})(?: (?:on|to|for|from|about|zu|von|sur|à|sobre|su|op|till|til|na|about|a)(?: .*)?)?$`,
  'iu',
);

const whatReadersSay =
  /^what (?:our |my )?(?:readers|others|people|you) (?:say|think|said)|^das sagen (?:unsere |die )?leser/u;

/** True for headings of what readers wrote: "3 thoughts on ...", "Reader feedback", "Kommentare (3)". */
export function announcesReaders(plain: string): boolean {
  return whatReadersSay.test(plain) || readers.test(plain.replace(/[\s(:]*\d*[)\s]*$/, ''));
}

/** True for "30 min · 6 ingredients" in lists of recipes. */
function countsIngredients(text: string): boolean {
  const word = /\d\s?(\p{L}+)$/u.exec(text)?.[1];
  return !!word && table.get(word.toLowerCase()) === 'ingredients';
}

/** Endings without meaning: "les ingrédients de la recette". */
const ofRecipe =
  / (?:(?:of|for|in) (?:the|this) recipe|(?:des|vom|für das) rezepte?s?|(?:de|pour) (?:la|cette) recette|(?:della|per la|di questa) ricetta|(?:de|para) (?:la|esta) receta|(?:da|para a|desta) receita|(?:van|voor) (?:het|dit) recept|(?:i|till|för|til) (?:receptet|opskriften|oppskriften)|przepisu|receptu|рецепта|рецепту)$/u;

/** Endings that mean "step by step": "elaboración paso a paso". */
const stepByStep =
  / (?:step[- ]by[- ]step|schritt für schritt|(?:étape par|pas à) (?:étape|pas)|paso a paso|passo a passo|passo passo|pas a pas|stap voor stap|steg för steg|trin for trin|steg for steg|vaihe vaiheelta|krok po kroku|krok za krokem|krok za krokom|lépésről lépésre|pas cu pas|korak po korak|пошагово|шаг за шагом|крок за кроком|стъпка по стъпка|βήμα βήμα|βήμα προς βήμα|adım adım)$/u;

/** Words for "for" before a number of people or pieces, as pattern alternatives. */
export const forWords = `for|für|pour|per|para|voor|til|till|för|dla|pro|za|na|для|за|για|için|vir|per a|pentru|untuk`;

/** Rest of "for 4" without the number. */
const forSome = new RegExp(` (?:${forWords})$`, 'u');

function normalizeHeading(text: string): string {
  const lower = toAscii(text).toLowerCase();
  const words = (marks.test(lower) ? stripRemarks(lower) : lower).replace(/^[^\p{L}]+|[^\p{L}\p{M})]+$/gu, '');
  if (!/\s/.test(words)) return words;
  const plain = words.replace(/\s+/g, ' ').replace(ofRecipe, '');
  return (plain.length > maxStepByStepLength ? plain : plain.replace(stepByStep, '')).replace(forSome, '');
}

/** Longer headings do not end with "step by step". */
const maxStepByStepLength = 60;
const marks = /[’‘([（【〈《«„“"]/;

/** Removes remarks in brackets and names in quotation marks. */
function stripRemarks(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/^[【[〈《](.*)[】\]〉》]$/u, '$1')
    .replace(/\([^)]*\)|（[^）]*）|【[^】]*】|\[[^\]]*\]/g, ' ')
    .replace(/(?<=\s)[«„“"][^«„“"]{2,60}[»“”"]\s*:?$/u, '');
}

/** True if a heading is only the word for its kind, so that it is useless as a section title. */
export function isBareHeading(text: string): boolean {
  return table.has(normalizeHeading(text));
}

/** Headings of steps: "Vlaai bakken", "Making the dough", "红烧排骨的做法". */
const making =
  /^.{2,30}(?:の作り方|的做法|的作法)$|^\p{L}[\p{L}' -]{2,40} (?:maken|bakken|bereiden|klaarmaken|zubereiten|backen|kochen|herstellen)$|^(?:making|preparing|cooking|baking|assembling) /u;

/** Beginnings of headings of steps: "How to make plum cake", "So backst du ...", "Comment faire ...". */
const howTo =
  /^(?:how to (?:make|cook|bake|prepare) (?!ahead|it ahead)|(?:recipe )?(?:instructions|directions) |step[- ]by[- ]step|so (?:machst|backst|kochst|gelingt) |comment (?:faire|préparer) |przepis na |cómo (?:hacer|preparar) |como (?:fazer|preparar) |come (?:fare|preparare) |hoe maak je |så (?:gör|lagar) du |sådan laver du |slik lager du )/u;

/** Classifies by the beginning: "Zutaten für 4 Personen" announces the list, "Ingredients for the dough" only a part. */
function kindByBeginning(plain: string): HeadingKind | null {
  // "Zutaten 4 Portionen", "材料2人分"
  const counted = /^(.+?) ?(?=\d)/.exec(plain)?.[1];
  if (counted && table.get(counted) === 'ingredients') return 'ingredients';
  const [first = '', ...rest] = plain.split(
    /\s*[:,/|&]\s*|\s+(?:for|für|pour|per|para|voor|til|till|til|na|för|för|and|und|et|of)\s+/,
  );
  const kind = table.get(first);
  if (!kind || kind === 'stop' || !rest.length) return kind ?? null;
  const isWhole = /\d|person|people|serving|portion|osób|osoby|recipe|rezept|recette|method|tips/.test(rest.join(' '));
  return isWhole ? kind : null;
}

/** True for the heading of the whole list and for "Ingredients for the dough", which announces only a part. */
export const beginsWithIngredients = (text: string): boolean =>
  headingKind(/^\p{L}*/u.exec(text)![0]) === 'ingredients';

/** Classifies by the last word: "Recipe ingredients", "Step-by-step method"; in headings also "Anna's tips", "Serviertipp". */
function kindByEnd(words: string[], isHeading: boolean): HeadingKind | null {
  const last = words.at(-1) ?? '';
  if (isHeading && isOwnTip(words)) return 'stop';
  const kind = words.length <= 4 && last.length > 5 ? table.get(last) : undefined;
  return kind === 'ingredients' || kind === 'steps' ? kind : null;
}

const own =
  /^(?:my|our|more|some|other|mein[e]?|unsere?|weitere|mes|nos|mon|notre|autres|mis?|nuestros?|otros|meus?|minhas?|nossas?|outras?|miei|nostri|altri|mijn|onze|andere|moje|nasze|inne|mina|våra|mine|vore|våre|другие|мои|мої)$/;

const month = `jan|feb|mar|mär|mrt|apr|may|mai|mei|maj|jun|jul|aug|aoû|sep|oct|okt|out|nov|dec|dez|déc|dic|dek|ene|abr|ago|set|gen|mag|giu|lug|ott|янв|фев|мар|апр|май|мая|июн|июл|авг|сен|окт|ноя|дек`;
const date = `(?:(?<!\\p{L})(?:${month})\\p{L}*\\.?[ ,]|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d)`;
const stamp = new RegExp(
  `${date}.*\\d{1,2}[:.h]\\d\\d(?!\\d)|\\d{1,2}[:.]\\d\\d(?!\\d).*${date}|^\\p{L}[\\p{L}\\d_ .-]{1,30} (?:says|said|wrote|writes|schreibt|schrieb|sagt|sagte|a écrit|dice|dijo|escribió|scrive|ha scritto|schreef|zei|skriver|skrev|napisał\\p{L}*|пишет)\\s?:`,
  'iu',
);

/** True for the line above a comment: "Ann, May 4, 2012 at 3:14 pm", "Ann says:". */
export function isCommentStamp(text: string): boolean {
  return text.length < 80 && stamp.test(text);
}

/** True for "Anna's tips" and "Cooking tips", but not for "beef tips" among ingredients. */
function isOwnTip(words: string[]): boolean {
  const [before = '', last = ''] = words.slice(-2);
  if (words.length === 1) return /^\p{L}{4,}tipp?s?$/u.test(before);
  return (
    words.length <= 3 &&
    table.get(last) === 'stop' &&
    (/'s?$|^(?:recipe|cooking|baking|serving|storage)$/.test(before) || own.test(words[0] ?? ''))
  );
}

/** Names of nutrients, so that nutrition facts are not read as foods with weights. */
const nutrients = `calories|energy|(?:(?:total|saturated|trans|(?:poly|mono)unsaturated) )?fat|(?:total )?carb(?:ohydrate)?s?|(?:dietary )?fib(?:er|re)|protein|cholesterol|sodium|potassium|calcium|iron|vitamin \\p{L}|
  brennwert|energie|kalorien|eiweiß|fett|gesättigte fettsäuren|kohlenhydrate|ballaststoffe|valeur énergétique|lipides|matières grasses|acides gras saturés|glucides|fibres(?: alimentaires)?|protéines|energia|calorie|grassi|(?:acidi )?grassi saturi|carboidrati|fibre|proteine|
  energía|calorías|grasas?|grasas saturadas|hidratos de carbono|carbohidratos|fibra|proteínas?|calorias|gorduras?|saturadas|lípidos|hidratos|vetten|verzadigd(?:e vet(?:ten)?)?|koolhydraten|vezels|eiwit(?:ten)?|energi|mättat fett|kolhydrater|mættet fedt|fedt|kulhydrat(?:er)?|karbohydrater|kostfiber|
  kostfibre|rasvaa?|hiilihydraat(?:it|teja)|proteiinia?|kalorie|białko|tłuszcze?|węglowodany|błonnik|bílkoviny|tuky|sacharidy|vláknina|bielkoviny|fehérje|szénhidrát|zsír|kalória|rost|bjelančevine|ugljikohidrati|masti|калории|калорийность|белки|жиры|углеводы|білки|жири|вуглеводи|протеини|мазнини|
  въглехидрати|θερμίδες|πρωτεΐνη|υδατάνθρακες|λιπαρά|kalori|karbonhidrat|エネルギー|カロリー|たんぱく質|タンパク質|脂質|炭水化物|糖質|食物繊維|食塩相当量|塩分|热量|熱量|蛋白质|蛋白質|脂肪|碳水化合物|열량|단백질|지방|탄수화물`;
const ofWhich = `of which|total|davon|dont|di cui|de las cuales|dos quais|das quais|waarvan|varav|heraf|hvorav|w tym|z toho`;
const nutrient = new RegExp(
  String.raw`^(?:(?:${ofWhich}) )?(?:${nutrients.replace(/\n\s*/g, '')})[\s:：]+\d[\d.,]*\s?(?:k?cal|kj|m?g|µg|%)(?!\p{L})`,
  'iu',
);
const calories = /^calories:? \d/i;
const amountOfNutrient = new RegExp(
  String.raw`^\d[\d.,]*\s?(?:k?cal|kj|m?g|µg|%)?\s(?:${nutrients.replace(/\n\s*/g, '')})$`,
  'iu',
);

/** True for "5 g protein", which may also be an ingredient. */
export function namesNutrient(line: string): boolean {
  return amountOfNutrient.test(line);
}

/** True for "Protein 5 g" and "Saturated fat: 2g 10%". */
export function statesNutrient(line: string): boolean {
  return nutrient.test(line) || calories.test(line);
}

/** Texts of buttons, switches and advertising among ingredients. */
const offers = String.raw`cook mode\p{L}*|keep (?:the |your )?screen|prevents? (?:the |your )?screen|kochmodus|bildschirm\p{L}*|mode cuisine|modo (?:cocina|cozinha)|modalità cucina|kookmodus|scherm|tryb gotowania|advert\p{L}*|sponsor\p{L}*|shop|buy|add (?:all |the )?(?:ingredients? )?to|
  anzeige|werbung|(?:zur|auf die|in die) einkaufsliste|in den (?:waren|einkaufs)korb|zutaten (?:kaufen|bestellen)|publicité?|ajouter (?:au|à)|acheter|pubblicità?|aggiungi|inviat?i? la lista|acquista|publicidad|añadir|agregar|comprar|adicionar|toevoegen|voeg (?:alles |alle ingrediënten )?toe|
  in winkel(?:mand|wagen)|reklam\p{L}*|lägg (?:till|i varu\p{L}*)|handla (?:via|hos|på)|till inköpslist\p{L}*|tilføj|læg i|køb|legg til|lisää (?:ostos|kori)\p{L}*|dodaj do|přidat|do košíku|pridať|hozzáad\p{L}*|kosárba|adaugă|добавить в|купить|в корзину|додати|купити|добави|купи|προσθήκη|sepete|買い物リスト\p{L}*|カートに\p{L}*|加入购物\p{L}*|加入購物\p{L}*|장바구니\p{L}*`;
const offer = new RegExp(String.raw`^(?:${offers.replace(/\n\s*/g, '')})(?!\p{L})`, 'iu');

/** True for "Add to shopping list" and "Cook mode: prevents your screen from going dark". */
export function isOffer(line: string): boolean {
  return line.length < 80 && !/\d/.test(line) && offer.test(line);
}

const junk =
  /^(?:contains|may contain|allergens?|enthält|allergene|allergènes?|contient|alérgenos|contiene|allergeni|bevat|allergenen|innehåller|allergener)\s*:|^\d+\s?[:.]$|^[\d.,]+\s?(?:kb|mb)$|^[^\p{L}\p{N}]+$/iu;

/** True for allergens, sizes of files, lone numbers and marks among ingredients. */
export function isJunk(line: string): boolean {
  return line.length < 120 && junk.test(line);
}

/** Class names and ids of lists, in several languages. */
const ingredientNames = /ingr[eé]d|zutat|skladnik|hozzaval|malzeme|ingredien|ainekset|suroviny/i;
const stepNames =
  /instruct|direction|method|(?:^|[-_])steps?(?:$|[-_s])|steps?(?:list|wrap|contain)|prepar(?:ation|acao|acion|o$|azione)|procedure|zubereit|anleitung|bereiding|fremgang|gor-?sa-?har|tillagning|elkeszit|przygotowa|postup|werkwijze|howto|how-to/i;
const noiseNames =
  /(?:^|[-_])(?:respond|reply|replies|newsletter|subscribe|signup|breadcrumbs?|cookie[-_]?(?:consent|banner|notice|bar|law|policy|info|modal|settings|overlay)|popup|advert|advertisement|ads?|adslot|footer|navbar|nav|menu|pagination|toc|table-of-contents|login|signature|nutrition(?:al)?|nutrients?|naehrwerte?|author-?box)(?:$|[-_])/i;
/** Names of what readers wrote, which may be most of a page. */
const readersNames =
  /(?:^|[-_])(?:comments?|cmts?|kommentare?r?|commentaires?|coment[aá]rios?|commenti|reacties|komentarze|guestbook|g(?:ae|ä)stebuch|feedback|testimonials?|reviews|disqus)(?:$|[-_])/i;
const asideNames =
  /(?:^|[-_])(?:related|sidebar|share|sharing|social|modal|promo|sponsored|ratings?|reviews?|recommend(?:ed|ations)?|carousel|slider|bio|disclaimer|tooltip|dropdown)(?:$|[-_])/i;

/** Class names of widespread recipe plugins. */
const pluginNames =
  /(?:^|[\s_-])(?:wprm|tasty-recipes?|mv-(?:create|recipe)|wpurp|easyrecipe|easy-recipe|zlrecipe|zrdn|zip-recipes?|recipe-card|jetpack-recipe|cooked-recipe|yumprint|wp-block-wpzoom|meal-planner-pro|nutrifox|simple-recipe|osetin|ers(?=in))/i;

export function namesPlugin(names: string): boolean {
  return pluginNames.test(names);
}

export function namesIngredients(names: string): boolean {
  return ingredientNames.test(names);
}

export function namesSteps(names: string): boolean {
  return stepNames.test(names);
}

/** 2 for navigation, forms and comments; 1 for side columns, which may contain a part of the recipe; else 0. */
export type Noise = 0 | 1 | 2;

export const strongerNoise = (one: Noise, other: Noise): Noise => (one > other ? one : other);

function isFootOfRecipe(name: string): boolean {
  const lower = name.toLowerCase();
  const at = lower.indexOf('recipe');
  return at >= 0 && lower.includes('-footer', at);
}

export function namesReaders(name: string): boolean {
  return readersNames.test(name);
}

export function noiseLevel(name: string): Noise {
  // "…-template-no-ads" is the name of a template, not of its content
  if (/template/i.test(name)) return 0;
  // the footer of a recipe has its facts and notes
  if (name.split(/[^\w-]+/).some(isFootOfRecipe)) return 1;
  if (noiseNames.test(name) || namesReaders(name)) return 2;
  return asideNames.test(name) ? 1 : 0;
}
