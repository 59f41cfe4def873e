import { createHash } from 'node:crypto';
import { tokenize } from '../../libs/ingredients/src/crf/tokenize.ts';
import type { Label } from '../../libs/ingredients/src/crf/states.ts';
import type { Example } from './corpus.ts';

/** Remarks that cooks write after a food without punctuation. */
const remarks =
  `optional|to taste|or to taste|or more to taste|more or less to taste|plus more to taste|plus more for serving|for serving
for garnish|for topping|if needed|if desired|if you like|as needed|divided|see notes|see note|see note below|see recipe notes|recipe below|link below
room temperature|at room temperature|room temp|cold|very cold|chilled|softened|melted|melted and cooled|slightly beaten|beaten|lightly beaten|whisked|thawed
defrosted|frozen|fresh or frozen|frozen or fresh|fresh|dried|dry|ground|freshly ground|whole|uncooked|cooked and shredded|canned|canned and drained
plain|unsweetened|sweetened|unsalted|salted|salted or unsalted|low sodium|reduced sodium|full fat|low fat|part skim|whole or skim|light or dark|dark or light
regular or low fat|creamy or crunchy|boneless|skinless|boneless and skinless|skinless and boneless|boneless skinless|bone in|skin on or off|bone-in and skin-on
seedless|pitted|unpeeled|ripe|very ripe|overripe|organic|blanched|toasted|roasted|unroasted|packed|firmly packed|lightly packed|sifted|spooned and leveled
chopped|finely chopped|roughly chopped|diced|finely diced|minced|sliced|thinly sliced|grated|freshly grated|shredded|crushed|crumbled|mashed|cubed|torn|zested|juiced
zest and juice|zested and juiced|juice of|zest of|juice only|zest only|peeled|peeled and diced|peeled and chopped|cored and sliced|trimmed|halved|quartered
drained|drained and rinsed|rinsed|rinsed and drained|washed|washed and dried|patted dry|deveined|peeled and deveined|cut into cubes|cut into strips|cut in half
cut into bite sized pieces|cut into small pieces|split into florets|seeds removed|stems removed|stems and seeds removed|skin removed|tough ends removed|crusts removed
homemade or store-bought|store-bought or homemade|store bought|homemade|your favorite|your favorite brand|any brand|any kind|any variety|any color|any type|of choice
of your choice|or your favorite|I used fusilli|I use sharp|I used semisweet|I like to use whole milk|we use almond milk|we used the small ones
sub vegan butter|sub olive oil|sub honey|substitute honey|can substitute milk|can sub vegetable oil|can use frozen|can use less|can be omitted|could use stock
use gluten free if needed|use any kind|use fresh|use up to double|use white or brown|use certified gluten-free|do not use light|do not drain|not drained
not low fat|not packed|not instant|or more if needed|or less|or more|add more if needed|add more to taste|adjust to taste|start with less|such as red or green
preferably fresh|preferably organic|ideally fresh|good quality|high quality|best quality|mix it in last|reserve some for garnish|reserve the rest
mentioned above|packed in oil and drained|this is about one can|depending on size|depending on your taste|as many as you like`
    .split(/[|\n]/)
    .map((remark) => remark.trim());

/** The share of suitable lines that are loosened or get a remark: one in this many. */
const oneIn = { loosened: 4, remarked: 8 };

/**
 * Copies of lines whose remark behind the food is parted from it by nothing: recipe plugins print name and notes side by side ("1 lime
 * juiced"), while the lines of the data set keep their commas and brackets.
 */
export function loosened(examples: Example[]): Example[] {
  return examples.flatMap((example) => [...withoutSigns(example), ...withRemark(example)]);
}

function chance(purpose: string, { id }: Example): number {
  return createHash('md5').update(`${purpose} ${id}`).digest().readUInt32BE(0);
}

function withoutSigns(example: Example): Example[] {
  if (chance('signs', example) % oneIn.loosened) return [];
  const signs = signsBeforeRemark(example);
  const keep = <T>(list: T[]) => list.filter((_, i) => !signs.includes(i));
  return signs.length ? [{ ...example, tokens: keep(example.tokens), labels: keep(example.labels) }] : [];
}

/** The comma, or the pair of brackets, between the whole food and the remark behind it. */
function signsBeforeRemark({ tokens, labels }: Example): number[] {
  const at = labels.lastIndexOf('NAME') + 1;
  const sign = tokens[at]?.text;
  if (at === 0 || !sign || labels[at + 1] !== 'NOTE') return [];
  if (/^[,;]$|^[-–—]$/.test(sign)) return [at];
  const close = tokens.findIndex(({ text }, i) => i > at && text === ')');
  return sign === '(' && close > 0 ? [at, close] : [];
}

function withRemark(example: Example): Example[] {
  const number = chance('remark', example);
  if (number % oneIn.remarked || example.labels.at(-1) !== 'NAME') return [];
  const remark = tokenize(remarks[Math.floor(number / oneIn.remarked) % remarks.length]!);
  return [
    {
      ...example,
      tokens: [...example.tokens, ...remark],
      labels: [...example.labels, ...remark.map((): Label => 'NOTE')],
    },
  ];
}
