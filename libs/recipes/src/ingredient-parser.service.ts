import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Answer } from '#contract';
import { displayIngredient, roundQuantity } from '#ingredients';
import { parseByRules, parseIngredient, type ParsedIngredient, detectLanguage } from '#ingredients/parser';
import type { Food, Unit } from '#organizers';
import type { Actor } from '#platform';
import { correctionKey, findCorrections } from './ingredient-corrections.ts';
import { IngredientMatcher } from './ingredient-matcher.ts';
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
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async parse(actor: Actor, line: string, request: ParseRequest = {}): Promise<ParsedLine> {
    return (await this.parseAll(actor, [line], request))[0]!;
  }

  async parseAll(
    actor: Actor,
    lines: string[],
    request: ParseRequest = {},
    manager: EntityManager = this.database.manager,
  ): Promise<ParsedLine[]> {
    const corrections = await findCorrections(manager, actor.groupId, lines);
    const language = request.language ?? detectLanguage(lines.slice(0, telling).join('\n'), actor.locale);
    const parsed = lines.map((line) => parseLine(line, language, request.parser));
    const matcher = await IngredientMatcher.load(
      manager,
      actor.groupId,
      parsed.map(({ food }) => food),
    );
    return lines.map((line, index) => {
      const correction = corrections.get(correctionKey(line));
      return correction ? fromCorrection(line, correction) : fromParsed(line, parsed[index]!, matcher);
    });
  }
}

/** So many lines tell the language of a list. */
const telling = 100;

function parseLine(line: string, language: string, parser: ParseRequest['parser'] = 'nlp'): ParsedIngredient {
  return parser === 'brute' ? parseByRules(line, language) : parseIngredient(line, { language });
}

function fromParsed(line: string, parsed: ParsedIngredient, matcher: IngredientMatcher): ParsedLine {
  const unit =
    parsed.unit &&
    (matcher.unit({ name: parsed.unit.text, id: parsed.unit.id }) ?? newUnit(parsed.unit, parsed.language));
  const food = parsed.food ? (matcher.food(parsed.food) ?? unknown(parsed.food)) : null;
  const { quantity, unit: ofUnit, food: ofFood, note, overall } = parsed.confidence;
  const confidence = { average: overall, comment: note, name: ofFood, unit: ofUnit, quantity, food: ofFood };
  return lineOf(line, confidence, {
    quantity: parsed.quantity,
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

const unknown = (name: string): Named => ({ id: null, name, pluralName: null, description: '' });
