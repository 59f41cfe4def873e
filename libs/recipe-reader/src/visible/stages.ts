import type { Line } from './outline.ts';
import type { Region } from './regions.ts';
import type { ListKind } from './spans.ts';
import { statesTime } from './times.ts';
import { statesYield } from './yields.ts';

/** A part of the recipe with ingredients and steps of its own; the positions are those of the headings that announce these. */
interface Stage extends Record<ListKind, number> {
  title: string;
  start: number;
  end: number;
}

/** The stages of a recipe, each a heading above one for the ingredients and one for the steps, in the same words each time. */
export function stagesIn(lines: Line[]): Stage[] {
  const headings = lines.flatMap(({ heading, noise }, i) => (heading > 0 && noise < 2 ? [i] : []));
  const stages = headings.flatMap((at, n): Stage[] => {
    const [title, ingredients, steps] = [lines[at]!, lines[headings[n + 1]!], lines[headings[n + 2]!]];
    const isStage =
      title.heading > 1 &&
      !title.kind &&
      ingredients?.kind === 'ingredients' &&
      steps?.kind === 'steps' &&
      ingredients.heading === steps.heading &&
      title.heading < steps.heading;
    if (!isStage) return [];
    const end = headings.find((other) => other > headings[n + 2]! && lines[other]!.heading <= title.heading);
    return [
      {
        title: title.text,
        start: at,
        ingredients: headings[n + 1]!,
        steps: headings[n + 2]!,
        end: end ?? lines.length,
      },
    ];
  });
  return areOfOneRecipe(lines, stages) ? stages : [];
}

/** Several recipes on one page have a yield or a time each. */
function areOfOneRecipe(lines: Line[], stages: Stage[]): boolean {
  const [first] = stages;
  if (!first || stages.length < 2) return false;
  const isAlike = (at: number, other: number) =>
    lines[at]!.text === lines[other]!.text && lines[at]!.heading === lines[other]!.heading;
  const withFacts = stages.filter(({ start, steps }) =>
    lines.slice(start, steps).some(({ text }) => statesYield(text) || statesTime(text)),
  );
  return (
    withFacts.length < 2 &&
    new Set(stages.map(({ title }) => title)).size === stages.length &&
    stages.every(({ ingredients, steps }) => isAlike(ingredients, first.ingredients) && isAlike(steps, first.steps))
  );
}

/** With the lists of all stages as one, if the best list is that of a stage. */
export function joinedStages(regions: Region[], stages: Stage[], kind: ListKind): Region[] {
  const parts = stages.map((stage) => regions.find(({ start }) => start > stage[kind] && start < stage.end));
  if (!stages.length || !parts.every((part) => part !== undefined) || !parts.some((part) => part === regions[0]))
    return regions;
  const lines = parts.flatMap((part, n) =>
    part.lines.map((line, i) => (i ? line : { ...line, title: stages[n]!.title })),
  );
  return [{ ...parts[0]!, lines, end: parts.at(-1)!.end }, ...regions];
}
