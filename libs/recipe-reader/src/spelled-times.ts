/** Times without digits by minutes, in the languages of the product. */
const phrases: Record<number, string> = {
  1: 'دقيقة|דקה',
  2: 'دقيقتان|دقيقتين|שתי דקות',
  30: `half an hour|eine halbe stunde|halbe stunde|une demi-heure|demi-heure|demi heure|mezz'ora|mezza ora|media hora|meia hora|mitja hora
een half uur|half uur|halfuur|en halvtimme|halvtimme|en halvtime|en halv time|puoli tuntia|pół godziny|půl hodiny|půlhodina|pol hodiny
polhodina|fél óra|félóra|o jumătate de oră|jumătate de oră|pola sata|pol sata|pol ure|пола сата|полчаса|пол часа|пів години|півгодини
половин час|μισή ώρα|yarım saat|חצי שעה|نصف ساعة|半小时|半小時|半个小时|半個小時|반시간|nửa tiếng|nửa giờ|pusvalandis|pusė valandos
pusstunda|pusstundu`,
  60: `one hour|an hour|eine stunde|une heure|un'ora|una hora|uma hora|unha hora|een uur|en timme|en time|yksi tunti|egy óra|o oră|bir saat
一小时|一小時|一个小时|一個小時|한 시간|một giờ|một tiếng|שעה אחת|ساعة واحدة|ساعة|שעה|μία ώρα|jedna godzina|jedna hodina|jedan sat|один час|одна година`,
  90: `an hour and a half|anderthalb stunden|eineinhalb stunden|une heure et demie|un'ora e mezza|una hora y media|uma hora e meia
una hora i mitja|anderhalf uur|halvannen time|halvanden time|en och en halv timme|puolitoista tuntia|półtorej godziny|hodinu a půl
másfél óra|o oră și jumătate|sat i pol|sat i po|ura in pol|полтора часа|півтори години|час и половина|сат и по|ενάμιση ώρα|μιάμιση ώρα
bir buçuk saat|שעה וחצי|ساعة ونصف|一个半小时|一個半小時|한 시간 반|một tiếng rưỡi|pusantros valandos|pusotra stunda`,
  120: `two hours|zwei stunden|deux heures|due ore|dos horas|duas horas|twee uur|två timmar|to timer|kaksi tuntia|dwie godziny|dvě hodiny
dve hodiny|két óra|două ore|dva sata|dve uri|два часа|дві години|iki saat|δύο ώρες|שעתיים|ساعتان|ساعتين|两小时|兩小時|两个小时|兩個小時|두 시간|hai tiếng`,
  1440: 'يوم|יום',
  2880: 'يومان|يومين|יומיים',
};

const minutes = new Map(
  Object.entries(phrases).flatMap(([value, words]) =>
    words.split(/[|\n]/).map((phrase) => [phrase, Number(value)] as const),
  ),
);

/** Pattern of all phrases, the longest first. */
export const spelledTimePattern = [...minutes.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replaceAll("'", "['’]")
  .replaceAll(' ', String.raw`\s`);

/** Quick test: a text without any of these words has no spelled time. */
export const spelledTimeHint =
  /hour|stund|heure|hor[ae]|\bor[aăe]|['’]ora|uur|tim[em]|timer|tunti|godzin|hodin|óra|\bsat|\bur[aei]|час|годин|сат|ώρ|saat|שע|דק|יום|יומ|ساع|دقيق|يوم|小[时時]|시간|giờ|tiếng|valand/iu;

/** Returns the minutes of a match of `spelledTimePattern`. */
export function spelledMinutes(text: string): number {
  return minutes.get(text.toLowerCase().replace('’', "'").replace(/\s/g, ' ')) ?? 0;
}

/** Words behind a number of hours that add half an hour. */
export const halfHourSuffix =
  /^\s?(?:et demie|y media|e mezza|e meia|e media|i mitja|en een half|en een halve|und eine halbe|and a half|og en halv|och en halv|ja puoli|i pół|a půl|a pol|in pol|i pol|i po|és fél|și jumătate|и половиной|с половиной|з половиною|и половина|και μισή|buçuk|rưỡi|וחצי|ونصف|半|반|(?:(?:and|et|y|e|i|en|und|og|och)\s)?(?:½|1\/2)(?!\d))(?!\p{L})/iu;
