import { readDuration } from '../duration.ts';
import type { ReadRecipe } from '../recipe.ts';
import type { Line } from './outline.ts';

type TimeField = 'prepTime' | 'cookTime' | 'totalTime';

const labels: [TimeField, RegExp][] = [
  [
    'totalTime',
    /^(?:total(?: time| cooking time)?|ready in|time|duration|gesamtzeit|gesamt|dauer|zeitaufwand|temps total|durée(?: totale)?|tempo totale?|tiempo total|tempo total|totale? (?:tijd|bereidingstijd)|bereidingstijd|totaltid|tid|tid i alt|kokonaisaika|czas całkowity|czas|celkový čas|összes idő|ukupno vrijeme|timp total|общее время|время приготовления|συνολικός χρόνος|toplam süre|調理時間|所要時間|总时间|조리시간|الوقت الكلي|זמן כולל|zubereitungszeit|tempo de preparo|tempo)$/i,
  ],
  [
    'prepTime',
    /^(?:prep(?:aration)?(?: time)?|active time|hands-on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|préparation|temps de préparation|preparazione|tempo di preparazione|preparación|tiempo de preparación|preparação|tempo de preparação|voorbereiding(?:stijd)?|förberedelse|forberedelse|arbejdstid|forberedelsestid|valmistelu|czas przygotowania|příprava|előkészítés|priprema|время подготовки|подготовка|προετοιμασία|hazırlama süresi|hazırlık|下準備|准备时间|준비시간|זמן הכנה)$/i,
  ],
  [
    'cookTime',
    /^(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|kochzeit|backzeit|koch-\/backzeit|garzeit|cuisson|temps de cuisson|cottura|tempo di cottura|cocción|tiempo de cocción|cozimento|tempo de cozedura|oventijd|kooktijd|baktijd|tillagning(?:stid)?|tilberedningstid|stegetid|steketid|bagetid|kypsennys|czas gotowania|pečení|vaření|sütési idő|főzési idő|kuhanje|время готовки|μαγείρεμα|pişirme süresi|pişirme|烹饪时间|זמן בישול)$/i,
  ],
];
const classes: [TimeField, RegExp][] = [
  ['totalTime', /total-?_?time/i],
  ['prepTime', /prep-?_?time/i],
  ['cookTime', /cook(?:ing)?-?_?time/i],
];

/** Times with their labels: "Prep time: 10 mins" on one line, or the label and the time on two. */
export function visibleTimes(lines: Line[]): Partial<ReadRecipe> {
  const times: Partial<Pick<ReadRecipe, TimeField | 'performTime'>> = {};
  lines.forEach((line, i) => {
    if (line.text.length > 60 || line.noise > 1) return;
    const found = labelled(line, lines[i + 1]?.text ?? '') ?? classed(line);
    if (!found || times[found[0]]) return;
    const duration = /\d/.test(found[1]) ? readDuration(found[1]) : null;
    if (duration?.minutes) times[found[0]] = duration;
  });
  return times.cookTime ? { ...times, performTime: times.cookTime } : times;
}

function labelled({ text }: Line, next: string): [TimeField, string] | null {
  const match = /^([\p{L}\s/-]+?)\s*[:：|=]?\s*(\d.*)?$/u.exec(text.replace(/^[^\p{L}]+/u, ''));
  if (!match) return null;
  const field = labels.find(([, pattern]) => pattern.test(match[1]!.trim()))?.[0];
  const value = match[2] ?? (next.length < 40 ? next : '');
  return field && value ? [field, value] : null;
}

function classed({ text, element }: Line): [TimeField, string] | null {
  const names = `${element.attributes.class ?? ''} ${element.parent?.attributes.class ?? ''}`;
  const field = classes.find(([, pattern]) => pattern.test(names))?.[0];
  const value = /\d.*/.exec(text)?.[0];
  return field && value && text.length < 50 ? [field, value] : null;
}
