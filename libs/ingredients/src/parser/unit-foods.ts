import { baseLanguage } from '../lexicon/base-language.ts';
import type { ParsedIngredient } from './parsed.ts';

/**
 * Names of foods that begin with a word for a unit, by language: "bắp cải" is no ear of something. The names of the food tables were
 * read to find them; those stay out where the unit is one, such as "clove of garlic".
 */
const NAMES = new Map(
  Object.entries({
    ar: 'ورق غار|ورق الغار|ورق لورا|ورق عنب|ورق العنب',
    bg: 'пак чой',
    ca: 'nou moscada|clau d’espècia|claus d’espècia|brots de soja|col de brussel·les|cols de brussel·les|col arrissada|col xinesa|col verda|col llombarda',
    cs: 'filo těsto|kousky čokolády',
    da: 'chili',
    de: 'nuss-nougat-creme|nuss-nugat-creme|chili|pak choi',
    el: 'φύλλο κρούστας|φύλλα κρούστας|φύλλο σφολιάτας|φύλλα σφολιάτας|φύλλα λαζανιών|πακ τσόι|σταγόνες σοκολάτας',
    en: 'gram flour|glass noodle|glass noodles|stem ginger|pound cake|cube steak|cube steaks|pot roast|rib roast|filet mignon|pak choy|pak choi|chai tea|chili|chili seasoning|chili flake|chili flakes|chili powder',
    es: 'nuez moscada|nuez de macadamia|nueces de macadamia|nuez pecana|nueces pecanas|nuez de brasil|nueces de brasil|clavo de olor|clavos de olor|col de bruselas|coles de bruselas|col china|col morada|col lombarda|col rizada|col blanca|col verde|copos de maíz|copos de chile|copos de avena|palito de cangrejo|palitos de cangrejo',
    fi: 'chili',
    fr: 'noix de cajou|noix de coco|noix de macadamia|noix mélangées|noix de pécan|noix du brésil|noix de muscade|noix de grenoble|noix de saint-jacques|noix de st-jacques|noix de ginkgo',
    gl: 'noz moscada|cravo de especia|cravos de especia|col de bruxelas|cols de bruxelas|col rizada|col chinesa|col de savoia|mollo de soia|mollo de tomate',
    he: 'גרם מסאלה',
    hr: 'kus kus|češnjak u prahu',
    hu: 'filo tészta|chili',
    it: 'noce di macadamia|noci di macadamia|noce pecan|noci pecan|noce moscata|noce di cocco|noci brasiliane|noci del brasile|fiocchi di mais|fiocchi di latte|fiocchi di peperoncino|fiocchi d’avena|fiocchi di avena|gocce di cioccolato|chiodo di garofano|chiodi di garofano|mazzetto aromatico',
    lt: 'filo tešla|pak čojus',
    lv: 'filo mīkla',
    nl: 'sap van citroen|paksoi',
    no: 'chili',
    pl: 'kostka rosołowa|kawałki czekolady|chili|chili w proszku',
    pt: 'noz-moscada|noz moscada|molho barbecue|molho branco|molho de cranberry|molho de peixe|molho hoisin|molho de pimenta|molho de ostra|molho de ostras|molho para salada|molho mexicano|molho de soja|molho shoyu|molho teriyaki|molho de tomate|molho inglês|molho de mostarda|molho pesto|molho tártaro|cravo-da-índia|cravos-da-índia|cravo da índia|gotas de chocolate|palitos la reine|folhas verdes|chili em pó',
    ro: 'praf de copt|praf de chili|praf de usturoi|praf de ceapă|praf de ghimbir|praf de muștar|praf de budincă|praf de vanilie|praf de cacao',
    ru: 'пак-чой|пак чой',
    sk: 'filo cesto',
    sr: 'пак чој|pak čoj',
    sv: 'chili',
    uk: 'пак-чой|пак чой',
    vi: 'quả táo|quả mơ|quả bơ|quả sung|quả nho|quả kiwi|quả cam|quả đào|quả lê|quả mận|quả vani|trái thơm|con cua|bắp bò|bắp cải|bắp ngọt|bắp mỹ|củ dền|củ cần tây|củ cải|củ mùi tây|hạt caraway|hạt điều|hạt dẻ|hạt chia|hạt ngò|hạt thì là|hạt lanh|hạt phỉ|hạt kê|hạt thông|hạt anh túc|hạt bí|hạt mè|hạt hướng dương|thanh quế|lá nguyệt quế|lá mì lasagna',
  }),
);

const patterns = new Map<string, RegExp | null>();

/** Stands for a letter of a word that is no unit; no language of ingredient lines has it. */
const MASK = 'ʬ';
const MASKED = new RegExp(`${MASK}+`, 'gu');

/** True if a line, behind its number, begins with the name of a food that begins with a unit. */
export const beginsWithUnitFood = (line: string, language: string): boolean => firstWordOf(line, language) !== null;

/**
 * Hides the word that is no unit from the parser of a line, without moving the rest.
 *
 * @returns the line for the parser, and a function that puts the word back into what it answers
 */
export function hideUnitOfFood(line: string, language: string): { hidden: string; restore: (text: string) => string } {
  const word = firstWordOf(line, language);
  if (!word) return { hidden: line, restore: (text) => text };
  const [start, end] = word;
  const hidden = line.slice(0, start) + MASK.repeat(end - start) + line.slice(end);
  return { hidden, restore: (text) => text.replace(MASKED, () => line.slice(start, end)) };
}

/** Start and end of the word, which is the first one of the line. */
function firstWordOf(line: string, language: string): [number, number] | null {
  const match = patternFor(baseLanguage(language))?.exec(line);
  if (!match) return null;
  const start = match[0].length - (match[1]?.length ?? 0);
  const word = /^[\p{L}\p{M}]+/u.exec(line.slice(start));
  return word && [start, start + word[0].length];
}

function patternFor(language: string): RegExp | null {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const names = NAMES.get(language)?.replaceAll('’', "[’']");
  const pattern = names ? new RegExp(String.raw`^[^\p{L}]*(${names})(?![\p{L}\p{M}])`, 'iu') : null;
  patterns.set(language, pattern);
  return pattern;
}

/** Garlic in pieces, which English lines count in cloves: "2 cl. garlic, minced". */
const garlic = /(?:^|\s)garlic(?!\s+(?:juice|oil|sauce|vinegar|stock|broth|wine|butter|infus\p{L}*))(?!\p{L})/iu;

/** Reads the "cl" before garlic as cloves; before a liquid it means centilitres. */
export function withClovesOfGarlic(parsed: ParsedIngredient): ParsedIngredient {
  const { unit, food, language } = parsed;
  if (language !== 'en' || unit?.id !== 'centiliter' || !/^cl/i.test(unit.text) || !garlic.test(food)) return parsed;
  return { ...parsed, unit: { ...unit, id: 'clove' } };
}
