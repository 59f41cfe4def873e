import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Answer } from '#contract';
import { displayIngredient, roundQuantity } from '#ingredients';
import { parseByRules, parseIngredient, type ParsedIngredient, detectLanguage } from '#ingredients/parser';
import { type Food, FoodsService, otherNumber, type Unit, UnitsService } from '#organizers';
import type { Context } from '#persistence';
import { correctionKey, findCorrections } from './ingredient-corrections.ts';
import { UnitMatcher } from './ingredient-matcher.ts';
import type { IngredientCorrection } from './ingredient-correction.entity.ts';
import { newUnit } from './new-unit.ts';
import { noteOf } from './note-of.ts';

export type ParsedLine = Answer<'ParsedIngredient'>;
type Parts = ParsedLine['ingredient'];
type Named = Pick<Food, 'name' | 'pluralName' | 'description'> & { id: string | null } & Partial<
    Pick<Unit, 'abbreviation' | 'useAbbreviation' | 'fraction'>
  >;

export interface ParseRequest {
  /** nlp knows English by a model; brute goes by rules in every language. */
  parser?: 'nlp' | 'brute';
  /** BCP 47; found from the lines themselves when absent, or that of the caller where they do not tell. */
  language?: string | null;
}

/** Reads ingredient lines into amounts, units and foods of the group. What a person corrected once is read so again. */
@Injectable()
export class IngredientParserService {
  constructor(
    private readonly foods: FoodsService,
    private readonly units: UnitsService,
  ) {}

  async parse(context: Context, line: string, request: ParseRequest = {}): Promise<ParsedLine> {
    return (await this.parseAll(context, [line], request))[0]!;
  }

  async parseAll(context: Context, lines: string[], request: ParseRequest = {}): Promise<ParsedLine[]> {
    const corrections = await findCorrections(context, lines);
    const language = request.language ?? detectLanguage(lines.slice(0, telling).join('\n'), context.locale);
    const read = await this.withUnits(context, lines, (line) => parseLine(line, language, request.parser));
    const foods = await this.foods.findByNames(
      context,
      read.map(({ parsed }) => parsed.food),
    );
    const fresh = new NewFoods();
    return lines.map((line, index) => {
      const correction = corrections.get(correctionKey(line));
      if (correction) return fromCorrection(line, correction);
      const { food } = read[index]!.parsed;
      return fromParsed(line, read[index]!, food ? (foods.get(food) ?? fresh.get(food)) : null);
    });
  }

  /** Words that the group has as a unit are one, whatever else they seem to be. */
  private async withUnits(
    context: Context,
    lines: string[],
    parse: (line: string) => ParsedIngredient,
  ): Promise<ReadLine[]> {
    const all = lines.map(parse);
    const likely = all.map(likelyUnits);
    const units = await UnitMatcher.load(context, this.units, likely.flat());
    return all.map((parsed, index) => {
      const line = lines[index]!;
      const own = units.findLikely(likely[index]!);
      if (own) {
        const [start] = parsed.spans.food[0]!;
        const known = line.slice(0, start) + STAND_IN + line.slice(start + own.words.length);
        return { line: known, parsed: parse(known), unit: own.unit };
      }
      const unit = parsed.unit && units.find({ name: parsed.unit.text, id: parsed.unit.id });
      return { line, parsed, unit: unit ?? (parsed.unit && newUnit(parsed.unit, parsed.language)) };
    });
  }
}

/** A line as it was read, which may have `STAND_IN` in the place of its unit. */
interface ReadLine {
  line: string;
  parsed: ParsedIngredient;
  unit: Named | null;
}

/** A unit that is one in every language: in its place, a unit that only the group knows is read like any other. */
const STAND_IN = 'kg';

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

  get(name: string): Named {
    const known = [name, ...otherNumber(name)].map((one) => this.byName.get(one.toLowerCase())).find((food) => !!food);
    const food = known ?? { id: null, name, pluralName: null, description: '' };
    this.byName.set(name.toLowerCase(), food);
    return food;
  }
}

/** So many lines tell the language of a list. */
const telling = 100;

function parseLine(line: string, language: string, parser: ParseRequest['parser'] = 'nlp'): ParsedIngredient {
  return parser === 'brute' ? parseByRules(line, language) : parseIngredient(line, { language });
}

function fromParsed(input: string, { line, parsed, unit }: ReadLine, food: Named | null): ParsedLine {
  const { quantity, unit: ofUnit, food: ofFood, note, overall } = parsed.confidence;
  const confidence = { average: overall, comment: note, name: ofFood, unit: ofUnit, quantity, food: ofFood };
  return lineOf(input, confidence, {
    // "pinch of salt" is one: a unit without an amount would not be shown
    quantity: parsed.quantity ?? (unit && food ? 1 : null),
    quantityMax: parsed.quantityMax,
    unit,
    food,
    note: noteOf(line, parsed),
  });
}

function fromCorrection(line: string, { quantity, quantityMax, unit, food, note }: IngredientCorrection): ParsedLine {
  const sure = { average: 1, comment: 1, name: 1, unit: 1, quantity: 1, food: 1 };
  return lineOf(line, sure, { quantity, quantityMax, unit, food, note });
}

interface Read {
  quantity: number | null;
  quantityMax: number | null;
  unit: Named | null;
  food: Named | null;
  note: string;
}

type Ends = [low: number | null, high: number | null];

function lineOf(input: string, confidence: ParsedLine['confidence'], read: Read): ParsedLine {
  const [quantity, upper] = [read.quantity, read.quantityMax].map((value) => value && roundQuantity(value)) as Ends;
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
