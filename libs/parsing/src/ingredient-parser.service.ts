import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { firstOf, zip } from '#contract/objects';
import type { ResponseSchema } from '#contract';
import { displayIngredient, type LineWords, roundQuantity } from '#ingredients';
import type { ParsedIngredient } from '#ingredients/parser';
import { type Food, FoodsService, seedPlural, singularAndPlural, type Unit, UnitsService } from '#organizers';
import type { Context } from '#persistence';
import { correctionKey, findCorrections } from './ingredient-corrections.ts';
import { UnitMatcher } from './ingredient-matcher.ts';
import type { IngredientCorrection } from './ingredient-correction.entity.ts';
import { newUnit } from './new-unit.ts';
import { buildNote } from './build-note.ts';
import { readLines } from './read-lines.ts';
import { wordingOfCorrectedLine, wordingOfLine } from './line-wording.ts';

export type ParsedLine = ResponseSchema<'ParsedIngredient'>;
type Parts = ParsedLine['ingredient'];
type Named = Pick<Food, 'name' | 'pluralName' | 'description'> & { id: string | null } & Partial<
    Pick<Unit, 'abbreviation' | 'useAbbreviation' | 'fraction' | 'standard'>
  >;

export interface ParseRequest {
  /** nlp: a model for English; brute: rules for every language. */
  parser?: 'nlp' | 'brute';
  /** BCP 47. By default, the language detected in the lines, else that of the caller. */
  language?: string | null;
}

interface ParseOptions {
  /** Parses corrected lines as well, as if nobody had corrected them. */
  ignoresCorrections?: boolean;
}

/** Parses ingredient lines into amounts, units and foods of the group. Lines that a person has corrected keep the correction. */
@Injectable()
export class IngredientParserService {
  constructor(
    private readonly foods: FoodsService,
    private readonly units: UnitsService,
  ) {}

  async parse(context: Context, line: string, request: ParseRequest = {}): Promise<ParsedLine> {
    return firstOf(await this.parseAll(context, [line], request));
  }

  async parseAll(
    context: Context,
    lines: string[],
    request: ParseRequest = {},
    { ignoresCorrections = false }: ParseOptions = {},
  ): Promise<ParsedLine[]> {
    const corrections = ignoresCorrections ? undefined : await findCorrections(context, lines);
    const { language, parsed } = await readLines({ ...request, lines, locale: context.locale });
    const again = (changed: string[]) => readLines({ ...request, lines: changed, language, locale: context.locale });
    const read = await this.matchUnits(context, lines, { all: parsed, again });
    const names = read.map(({ parsed }) => parsed.food);
    const foods = await this.foods.findByNames(context, names, language);
    const fresh = new NewFoods(language, context.locale);
    return zip(lines, read).map(([line, reading]) => {
      const correction = corrections?.get(correctionKey(line));
      if (correction) return fromCorrection(line, correction, reading);
      const { food } = reading.parsed;
      const known = foods.get(food);
      const meant = known?.isSame ? known.row : food ? fresh.get(food) : null;
      return fromParsed(line, reading, { food: meant, similarFood: known && !known.isSame ? known.row : null });
    });
  }

  /** Parses words that are the name of a unit of the group as that unit. */
  private async matchUnits(
    context: Context,
    lines: string[],
    { all, again }: { all: ParsedIngredient[]; again: (lines: string[]) => Promise<{ parsed: ParsedIngredient[] }> },
  ): Promise<ReadLine[]> {
    const likely = all.map(likelyUnits);
    const units = await UnitMatcher.load(context, this.units, likely.flat());
    const own = likely.map((words) => units.findLikely(words));
    const changed = zip(lines, all).flatMap(([line, parsed], index) =>
      own[index] ? [insertPlaceholder(line, parsed, own[index])] : [],
    );
    const { parsed: parsedAgain } = changed.length ? await again(changed) : { parsed: [] };
    const withPlaceholder = zip(changed, parsedAgain).values();
    return zip(lines, all).map(([line, parsed], index) => {
      if (own[index]) {
        const { unit, words: unitWords } = own[index];
        const [changedLine, reading] = withPlaceholder.next().value ?? [line, parsed];
        return { line: changedLine, parsed: reading, unit, unitWords };
      }
      const unit = parsed.unit && units.find({ name: parsed.unit.text, id: parsed.unit.id });
      const languages = { line: parsed.language, reader: context.locale };
      return { line, parsed, unit: unit ?? (parsed.unit && newUnit(parsed.unit, languages)) };
    });
  }
}

/** A line as it was read, which may have `PLACEHOLDER_UNIT` in the place of its unit. */
interface ReadLine {
  line: string;
  parsed: ParsedIngredient;
  unit: Named | null;
  /** Words of the line in the place of `PLACEHOLDER_UNIT`. */
  unitWords?: string;
}

/** A unit that is one in every language: in its place, a unit that only the group knows is read like any other. */
const PLACEHOLDER_UNIT = 'kg';

function insertPlaceholder(line: string, { spans }: ParsedIngredient, { words }: { words: string }): string {
  const [start] = firstOf(spans.food);
  return line.slice(0, start) + PLACEHOLDER_UNIT + line.slice(start + words.length);
}

/** In "2 ladles broth", the "ladles" may be a unit of the group. */
function likelyUnits({ quantity, unit, food, spans }: ParsedIngredient): string[] {
  if (quantity === null || unit || spans.food.length === 0) return [];
  const [first, second, ...rest] = food.split(' ');
  if (!first || !second) return [];
  return rest.length > 0 ? [`${first} ${second}`, first] : [first];
}

/** The foods that the group does not have yet: "1 egg" and "2 eggs" of one list are the same one. */
class NewFoods {
  private readonly byName = new Map<string, Named>();

  constructor(
    private readonly language: string,
    /** Locale of the reader, for names that are too short to tell their language. */
    private readonly locale: string,
  ) {}

  get(name: string): Named {
    const known = [name, ...singularAndPlural(name, this.language)]
      .map((one) => this.byName.get(nameKey(one)))
      .find((food) => !!food);
    const pluralName = seedPlural(name, this.language) ?? seedPlural(name, this.locale);
    const food = known ?? { id: null, name, pluralName, description: '' };
    this.byName.set(nameKey(name), food);
    return food;
  }
}

const nameKey = (name: string) => name.toLowerCase().replace(/[\u2010\u2011 -]/g, '');

type Foods = { food: Named | null; similarFood: Named | null };

function fromParsed(input: string, read: ReadLine, { food, similarFood }: Foods): ParsedLine {
  const { line, parsed, unit } = read;
  const { quantity, unit: ofUnit, food: ofFood, note, overall } = parsed.confidence;
  const confidence = { average: overall, comment: note, name: ofFood, unit: ofUnit, quantity, food: ofFood };
  // "pinch of salt" is one of it
  const isOne = parsed.quantity === null && !parsed.isVague && !!unit && !!food;
  const parts = {
    quantity: isOne ? 1 : parsed.quantity,
    quantityMax: parsed.quantityMax,
    unit,
    food,
    note: buildNote(line, parsed),
  };
  const words = wordingOfLine(input, { ...read, note: parts.note, isOne });
  return { ...lineOf(input, confidence, { ...parts, words }), similarFood };
}

/** Returns the parts that a person has corrected, worded as the line is. */
function fromCorrection(line: string, correction: IngredientCorrection, read: ReadLine): ParsedLine {
  const { quantity, quantityMax, unit, food, note } = correction;
  const words = wordingOfCorrectedLine(line, { ...read, correction });
  const sure = { average: 1, comment: 1, name: 1, unit: 1, quantity: 1, food: 1 };
  return { ...lineOf(line, sure, { quantity, quantityMax, unit, food, note, words }), similarFood: null };
}

interface LineParts {
  quantity: number | null;
  quantityMax: number | null;
  unit: Named | null;
  food: Named | null;
  note: string;
  words: LineWords | null;
}

const rounded = (quantity: number | null) => quantity && roundQuantity(quantity);

function lineOf(input: string, confidence: ParsedLine['confidence'], read: LineParts): Omit<ParsedLine, 'similarFood'> {
  const [quantity, upper] = [rounded(read.quantity), rounded(read.quantityMax)];
  const parts = {
    ...read,
    quantity,
    quantityMax: quantity !== null && upper !== null && upper > quantity ? upper : null,
    title: '',
    isFood: true,
    disableAmount: false,
    originalText: input,
    referenceId: randomUUID(),
  };
  return { input, confidence, ingredient: { ...parts, display: displayIngredient(parts).text } satisfies Parts };
}
