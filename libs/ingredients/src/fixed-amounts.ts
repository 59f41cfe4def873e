/** Purposes whose amount depends on the tin or the table and not on the size of the recipe: “for dusting”, “to grease the tin”. */
const purposes = [
  String.raw`(?:for|to)\s+(?:(?:the\s+)?(?:dust|greas|flour|butter|oil)(?:e|ing)?|(?:dust|grease|flour|butter|oil|line)\s+the\s+\p{L}+|rolling(?:\s+out)?|(?:the|your)\s+(?:tins?|pans?|moulds?|molds?|work\s?(?:top|surface)|board|counter|baking\s+(?:sheet|tray)))`,
  String.raw`(?:zum|für\s+das)\s+(?:bestäuben|bestreuen|einfetten|fetten|ausfetten|ausbuttern|einölen|buttern|ausrollen|bemehlen|mehlieren|ausstreuen)|für\s+(?:die|das|den)\s+(?:\p{L}*form(?:en)?|\p{L}*blech|arbeitsfläche|backbrett)`,
  String.raw`pour\s+(?:fleurer|fariner|graisser|beurrer|huiler|saupoudrer|abaisser|(?:le|les|la)\s+(?:moules?|plan\s+de\s+travail|plaque|plat))`,
  String.raw`per\s+(?:spolverare|spolverizzare|infarinare|ungere|imburrare|stendere|(?:la|lo|il)\s+(?:teglia|stampo|spianatoia|piano(?:\s+di\s+lavoro)?))`,
  String.raw`para\s+(?:espolvorear|enharinar|engrasar|untar|polvilhar|enfarinhar|(?:el|la|a|o)\s+(?:molde|bandeja|encimera|forma|tabuleiro|bancada))`,
  String.raw`(?:om|voor)\s+(?:het\s+)?(?:(?:mee\s+)?(?:te\s+)?(?:bestuiven|bestrooien|invetten)|in\s+te\s+vetten|(?:de|het)\s+(?:vorm|bakblik|werkblad))`,
  String.raw`till\s+(?:formen|utbakning(?:en)?|plåten)|til\s+(?:formen|udrulning|utbaking|smøring|bagepladen|bordet)`,
  String.raw`do\s+(?:posypania|podsypania|wysmarowania|formy)|для\s+(?:посыпки|подпыла|смазывания|формы|присыпки)`,
  String.raw`(?:لرش|للرش|لدهن|للدهن)`,
].join('|');
const purpose = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${purposes})(?![\p{L}\p{M}])`, 'iu');

/** Words for an amount that is added to that of the line: “plus extra for dusting”. */
const added =
  /[+&]|(?<![\p{L}\p{M}])(?:plus|extra|more|and|additional|some|zusätzlich|etwas|mehr|und|sowie|et|peu|davantage|supplément|un\s+po['’]?|più|altr[oa]|y|e|más|mais|poco|pouco|en|wat|och|lite|og|litt|lidt|i|oraz|и|ещё|еще|و\p{L}*)(?![\p{L}\p{M}])/iu;

/** True for a line whose whole amount is for the tin or the table, and does not grow with the recipe. */
export function isFixedAmount(line: string): boolean {
  const found = purpose.exec(line);
  if (!found) return false;
  const before = line.slice(0, found.index);
  const start = Math.max(...[',', ';', '('].map((sign) => before.lastIndexOf(sign))) + 1;
  const part = before.slice(start);
  return !added.test(part) && (start === 0 || !/\d/.test(part));
}
