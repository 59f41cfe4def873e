import { zip } from '#contract/objects';
import { correctionKey, findCorrections } from '#parsing';
import type { Context } from '#persistence';
import { findCorrectedLines, isApplied } from '../clean-up/corrected-lines.ts';
import { applyParsedLine } from '../imports/recipe-from-page.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { type LineParsers, type ReparsedLine, storeReadings } from './reparse-lines.ts';

/** Parses the lines again that a correction applies to, and returns the changed ones by recipe id. */
export async function applyCorrection(
  context: Context,
  parsers: LineParsers,
  recipes: Recipe[],
  text: string,
): Promise<Map<string, ReparsedLine[]>> {
  const key = correctionKey(text);
  const correction = (await findCorrections(context, [text])).get(key);
  const ids = recipes.map(({ id }) => id);
  const found = correction ? ((await findCorrectedLines(context, [key], ids)).get(key) ?? []) : [];
  const differing = found.filter(({ line }) => correction && !isApplied(line, correction));
  const applied = new Map<string, ReparsedLine[]>();
  for (const [{ id }, members] of Map.groupBy(differing, ({ recipe }) => recipe)) {
    const lines = members.map(({ line }) => line);
    const texts = lines.map(({ originalText }) => originalText ?? text);
    const readings = zip(texts, await parsers.parser.parseAll(context, texts)).map(([note, reading]) =>
      applyParsedLine({ note, originalText: note, quantity: null }, reading),
    );
    applied.set(id, await storeReadings(context, parsers, id, zip(lines, readings)));
  }
  return applied;
}
