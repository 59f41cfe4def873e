import { keysOf, mustGet } from '#contract/objects';

/** Time that a label announces. `making` means the total time or the preparation, depending on the other labels. */
export type TimeKind = 'total' | 'prep' | 'cook' | 'rest' | 'making';

/** Labels in the languages of the product. */
const labels: Record<TimeKind, string> = {
  total: `total|total time|total cooking time|total recipe time|overall time|ready in|ready|takes|time|time required|time needed|cook & prep time|duration|prep & cook|prep & cook time|prep and cook|prep and cook time|
    prep + cook time|preparation and cooking time|gesamtzeit|gesamt|gesamtdauer|dauer|zeitaufwand|zeit|fertig in|insgesamt|temps total|durée|durée totale|temps|prêt en|tempo totale|tempo|
    pronto in|tiempo total|tiempo|duración|listo en|tempo total|duração|pronto em|temps total de preparació|durada|duració|totale tijd|totaal|totale bereidingstijd|tijd|klaar in|totale tyd|gereed in|
    totaltid|total tid|samlet tid|tid i alt|tid|tidsåtgång|tidsforbruk|tidsforbrug|klar på|kokonaisaika|aika|czas całkowity|całkowity czas|łączny czas|czas|całkowity czas przygotowania|celkový čas|celkem|celkový čas přípravy|celkový čas prípravy|
    čas|doba|összes idő|teljes idő|összidő|idő|ukupno vrijeme|ukupno|vrijeme|trajanje|skupni čas|skupaj|укупно време|време|timp total|timp|durată|gata în|общее время|всего|время|
    загальний час|час|общо време|общо|συνολικός χρόνος|συνολικά|χρόνος|σύνολο|έτοιμο σε|toplam süre|toplam|süre|kopējais laiks|laiks|bendras laikas|laikas|trukmė|合計時間|所要時間|調理時間|時間|
    总时间|總時間|总时长|总耗时|耗时|耗時|時長|时长|总计|조리시간|총 시간|총 조리시간|소요시간|الوقت الكلي|الوقت الإجمالي|إجمالي الوقت|المدة|זמן כולל|סך הכל|סה"כ זמן|זמן|tổng thời gian|thời gian|tempo total de preparación`,
  prep: `prep|prepare|prep time|prep-time|preptime|preparation|preparation time|active|active time|hands-on|hands-on time|hands on time|vorbereiten|vorbereitung|vorbereitungszeit|arbeitszeit|aktive zeit|préparation|mise en place|mise en place et préparation|
    temps de préparation|prép|preparazione|tempo di preparazione|tempi di preparazione|preparación|tiempo de preparación|preparação|tempo de preparação|temps de preparació|preparació|tempo de preparación|
    voorbereiding|voorbereidingstijd|voorbereidingstyd|förberedelse|förberedelser|förberedelsetid|forberedelse|forberedelser|forberedelsestid|forberedelsetid|arbejdstid|arbeidstid|aktiv tid|
    valmistelu|valmisteluaika|esivalmistelu|příprava|čas přípravy|doba přípravy|příprava surovin|príprava|čas prípravy|doba prípravy|előkészítés|előkészítési idő|előkészület|priprema|
    vrijeme pripreme|priprava|čas priprave|припрема|време припреме|pregătire|timp de pregătire|timp pregătire|подготовка|время подготовки|підготовка|час підготовки|подготовка|
    време за подготовка|προετοιμασία|χρόνος προετοιμασίας|hazırlık|hazırlama|hazırlama süresi|hazırlık süresi|sagatavošana|sagatavošanas laiks|paruošimas|paruošimo laikas|下準備|準備時間|
    準備|准备时间|准备|準備時間|備料|준비시간|준비|وقت التحضير|مدة التحضير|التحضير|זמן הכנה|הכנה|chuẩn bị|thời gian chuẩn bị|sơ chế`,
  cook: `cook|cook time|cook-time|cooktime|cooking|cooking time|bake|bake time|baking|baking time|grill time|grilling time|kochen|kochzeit|koch-/backzeit|koch- und backzeit|backen|backzeit|garzeit|backen/kochen|kochen/backen|
    cuisson|cuisson au four|temps de cuisson|cottura|tempo di cottura|tempi di cottura|cocción|tiempo de cocción|cocinado|tiempo de cocinado|horneado|cozimento|tempo de cozimento|cozedura|tempo de cozedura|tempo de forno|tiempo de horneado|tiempo de horno|temps de four|tempo in forno|
    confeção|cocció|temps de cocció|tempo de cocción|oventijd|oven|kooktijd|baktijd|koken|kooktyd|gaartyd|baktyd|i ugn|ugnstid|koktid|kokning|stegetid|steketid|i ovn|ovntid|koketid|kogetid|
    bagetid|kypsennys|kypsennysaika|paistoaika|czas gotowania|gotowanie|czas pieczenia|pieczenie|pečení|vaření|doba pečení|doba vaření|čas vaření|tepelná úprava|varenie|pečenie|čas varenia|
    čas pečenia|doba varenia|doba pečenia|sütés|sütési idő|főzés|főzési idő|kuhanje|vrijeme kuhanja|vrijeme pečenja|pečenje|čas kuhanja|čas peke|peka|кување|време кувања|печење|време печења|gătire|
    timp de gătire|timp gătire|coacere|timp de coacere|время готовки|готовка|время варки|время выпечки|выпечка|час готування|час випікання|време за готвене|готвене|време за печене|печене|
    μαγείρεμα|χρόνος μαγειρέματος|ψήσιμο|χρόνος ψησίματος|pişirme|pişirme süresi|gatavošanas laiks|cepšanas laiks|kepimo laikas|virimo laikas|加熱時間|料理時間|烹調時間|焼き時間|烹饪时间|烹飪時間|烹调时间|烘焙时间|
    烹煮時間|조리|요리시간|굽는 시간|وقت الطهي|وقت الطبخ|الطهي|مدة الطهي|مدة الطبخ|זמן בישול|בישול|זמן אפייה|אפייה|nấu|thời gian nấu`,
  rest: `rest|rest time|resting|resting time|chill|chill time|chilling|chilling time|marinate|marinating time|marinade|marinade time|marinating|cooling|cooling time|cool time|cool|freeze|freeze time|freezing|freezing time|
    rise|rise time|rising time|proofing|proof time|proofing time|inactive|inactive time|additional time|additional|passive time|soak time|soaking time|stand time|standing time|wait|wait time|waiting|waiting time|ferment|
    ruhezeit|ruhen|kühlzeit|gehzeit|wartezeit|marinierzeit|einweichzeit|repos|temps de repos|marinage|temps d'attente|temps de repos/attente|attente|réfrigération|congélation|riposo|tempo di riposo|lievitazione|reposo|
    tiempo de reposo|descanso|tempo de repouso|repouso|wachttijd|wachten|rusttijd|rijstijd|koeltijd|marineertijd|vilotid|jästid|hviletid|hevetid|hvile|hæve|hævetid|kjøletid|køletid|lepoaika|odpočívání|
    doba odpočinku|hűtés|hűtési idő|chladenie|doba chladenia|chlazení|doba chlazení|chłodzenie|czas chłodzenia|marynowanie|pihentetés|pihentetési idő|kelesztés|odmor|mirovanje|počitek|repaus|timp de repaus|настаивание|время отдыха|αναμονή|χρόνος αναμονής|dinlenme|dinlenme süresi|bekletme|寝かせ時間|冷やし時間|静置|腌制时间|זמן המתנה`,
  making: `zubereitungszeit|zubereitung|zubereiten|zubereitungsdauer|bereidingstijd|bereiding|bereiden|(voor)bereidingstijd|bereidingstyd|voorbereiding- en kooktyd|tillagningstid|tillagning|tilberedningstid|tilberedelsestid|tilberedning|valmistusaika|
    valmistus|czas przygotowania|przygotowanie|czas wykonania|elkészítési idő|elkészítés|tempo de preparo|preparo|elaboración|tiempo de elaboración|vrijeme izrade|čas izdelave|timp de preparare|preparare|
    время приготовления|приготовление|время на приготовление|час приготування|приготування|време за приготвяне|време за приготвление|приготвяне|χρόνος παρασκευής|χρόνος εκτέλεσης|yapılış süresi|pagatavošanas laiks|gaminimo laikas|
    制作时间|製作時間|烹饪时长|조리 시간`,
};

/** Replaces the Turkish ı and İ by i, which keeps the length. */
function folded(text: string): string {
  return text.replace(/[ıİ]/g, 'i');
}

const kinds = new Map<string, TimeKind>(
  keysOf(labels).flatMap((kind) => labels[kind].split('|').map((label) => [folded(label.trim()), kind] as const)),
);

/** Longer labels come first, because they may begin with a shorter one. */
const pattern = [...kinds.keys()]
  .sort((a, b) => b.length - a.length)
  .map((label) => label.replace(/[()+]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`))
  .join('|');
const anyLabel = new RegExp(String.raw`(?<![\p{L}\p{N}'’&-])(?:${pattern})(?![\p{L}'’])`, 'giu');

/** Quick test: most lines have none of these words. */
const firstWords = new Set<string | undefined>([...kinds.keys()].map((label) => /\p{L}+/u.exec(label)?.[0]));
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface FoundLabel {
  kind: TimeKind;
  start: number;
  end: number;
}

export function timeLabels(text: string): FoundLabel[] {
  const plain = folded(text);
  if (!mayHold(plain.toLowerCase())) return [];
  return [...plain.matchAll(anyLabel)].map((match) => ({
    kind: mustGet(kinds, match[0].toLowerCase().replace(/\s/g, ' ')),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function mayHold(text: string): boolean {
  return unspaced.test(text) || !!text.match(/\p{L}+/gu)?.some((word) => firstWords.has(word));
}
