/** Names of poultry in the languages of recipe lines, separated by "|"; a final "+" stands for any ending. */
const names = [
  'chicken+|poultry|turkey+|duck|ducks|duckling+|goose|quail|quails|guinea fowl|capon|poussin+',
  'hähnchen+|huhn|hühn+|pute|puten+|truthahn+|ente|enten+|gans|gänse+|geflügel+|poularde+|wachtel+|stubenküken',
  'poulet+|poule|poularde|dinde+|canard+|canette|magret+|volaille+|pintade+|caille|cailles|coquelet+|chapon',
  'pollo|polli|tacchin+|anatra|anatre|faraona|quaglia|quaglie|galletto|pavo|pato|codorniz|codornices|gallina|pularda',
  'frango+|galinha+|peru|kip|kippen+|kipfilet+|kalkoen+|eend|eenden+|kyckling+|kylling+|kalkun+|kalkon+|anka|ankbröst',
  'kana|kanan+|broiler+|kalkkuna+|ankka|ankan+|kurczak+|indyk+|indycz+|kaczk+|drób|drobi+|kuře|kuřec+|krůt+|kachn+',
  'csirke+|pulyka+|kacsa+|piletin+|puretin+|pollastre+|куриц+|курин+|цыпл+|индейк+|утк+|утин+|курк+|курч+|індич+|качк+',
  'пиле|пилеш+|κοτόπουλ+|γαλοπούλ+|tavuk+|hindi|ördek+|دجاج+|الدجاج+|ودجاج+|بط|البط',
];
/** The same for languages without spaces between words. */
const joinedNames = '[鶏鸡雞鸭鴨鹅鵝]|七面鳥|チキン|手羽|ささみ|닭|오리고기';

/** Parts of the words around a name that say it is not raw meat. */
const notRaw = new RegExp(
  [
    'stock|broth|bouillon|gravy|cooked|roast|rotisserie|smoked|canned|egg|brühe|fond|schmalz|gegart|geräuchert|gekocht',
    'cuit|fumé|œuf|oeuf|brodo|uov|cotto|caldo|cocid|cozid|huevo|buljong|liemi|rosół|bulion|vývar|alaplé|бульон|бульйон',
    'ζωμ|suyu|haşlan|مرق|مطبوخ|スープ|ブイヨン|だし|がら|[汤湯精蛋]|육수|달걀|계란',
  ].join('|'),
  'iu',
);

const anyName = names
  .join('|')
  .split('|')
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/\+$/, String.raw`\p{L}*`))
  .join('|');
const poultry = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${anyName})(?![\p{L}\p{M}])|${joinedNames}`, 'giu');

/** Letters beside a name in which two words before and one behind are looked for. */
const nearby = 40;

/** True if a text names raw poultry, such as "2 chicken thighs", and not only chicken stock. */
export function namesRawPoultry(text: string): boolean {
  return [...text.matchAll(poultry)].some(({ index, 0: name }) => {
    const before = /(?:[\p{L}-]+\s+){0,2}[\p{L}-]*$/u.exec(text.slice(Math.max(0, index - nearby), index))?.[0] ?? '';
    const after = /^\s*[\p{L}-]*/u.exec(text.slice(index + name.length).slice(0, nearby))?.[0] ?? '';
    return !notRaw.test(before + name + after);
  });
}
