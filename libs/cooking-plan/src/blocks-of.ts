import { factsOfSteps, ingredientUseOfSteps, type StepFacts, type StepWait } from '#ingredients';
import { detectLanguage } from '#ingredients/parser';
import { totalMinutes, type Block, type Segment } from './block.ts';
import { namesRawPoultry } from './raw-poultry.ts';

interface CookedStep {
  id: string;
  title: string;
  text: string;
  facts?: Partial<StepFacts> | null | undefined;
}

interface CookedLine {
  referenceId: string;
  title: string;
  note: string;
  food: { name: string } | null;
  display: string;
  referencedRecipe?: { id: string; name: string } | null | undefined;
}

/** A recipe as the API answers it, as far as planning needs it. */
export interface CookedRecipe {
  id: string;
  name: string;
  recipeInstructions: CookedStep[];
  recipeIngredient: CookedLine[];
}

/** Minutes of work that are assumed for a step that names no time. */
const assumedMinutes = 5;
/** Recipes made from recipes are followed this deep. */
const maxDepth = 5;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes that a result can wait for the next step if the recipe does not say it, by where it was last. */
const canWaitByKind: Record<Segment['kind'], number> = {
  hands: 4 * HOUR,
  hob: 2 * HOUR,
  oven: 30,
  room: HOUR,
  anywhere: HOUR,
  fridge: DAY,
  freezer: 14 * DAY,
};
const lastMomentWait = 10;
/** Minutes that raw poultry may wait outside the fridge behind work. */
const rawPoultryWait = 30;

/**
 * The blocks of a dish: its steps in order, the sections of its recipe side by side, and the steps of the recipes that it is
 * made from before the step that uses them.
 * @param parts recipes that lines stand for, by id
 */
export function blocksOf(dish: string, recipe: CookedRecipe, parts: ReadonlyMap<string, CookedRecipe>): Block[] {
  return blocksOfRecipe({ dish, parts, path: dish, depth: 0 }, recipe, null);
}

interface Way {
  dish: string;
  parts: ReadonlyMap<string, CookedRecipe>;
  /** Begins the ids of blocks. */
  path: string;
  depth: number;
}

function blocksOfRecipe(way: Way, recipe: CookedRecipe, next: string | null): Block[] {
  const facts = factsOfSteps(recipe.recipeInstructions);
  const timedPlaces = new Set(
    facts.flatMap(({ waits }) => waits.flatMap(({ place, minutes }) => (minutes ? place : []))),
  );
  const steps = recipe.recipeInstructions.map((step, index) => {
    const own = facts[index];
    return own ? blocksOfStep(way, recipe, { step, index, facts: own, timedPlaces }) : [];
  });
  linkSections(recipe.recipeInstructions, steps, next);
  keepPoultryCold(recipe, steps);
  return [...steps.flat(), ...subRecipeBlocks(way, recipe, steps)];
}

interface StepOfRecipe {
  step: CookedStep;
  index: number;
  facts: StepFacts;
  timedPlaces: ReadonlySet<StepWait['place']>;
}

function blocksOfStep(way: Way, recipe: CookedRecipe, { step, index, facts, timedPlaces }: StepOfRecipe): Block[] {
  const { segments, isAssumed } = segmentsOf(facts, timedPlaces);
  const groups: Segment[][] = [];
  for (const segment of segments) {
    const last = groups.at(-1)?.at(-1);
    if (last && followsAtOnce(last, segment, facts)) groups.at(-1)?.push(segment);
    else groups.push([segment]);
  }
  return groups.map((own, part) => ({
    id: `${way.path}:${index + 1}.${part + 1}`,
    dish: way.dish,
    recipeName: recipe.name,
    recipeId: recipe.id,
    step: index + 1,
    text: step.text,
    segments: own,
    next: null,
    canWait: canWaitAfter(own, facts, part === groups.length - 1),
    isAhead: isAhead(facts) && own.some(({ kind }) => ['hands', 'oven', 'hob'].includes(kind)),
    isRawPoultry: false,
    isAssumed,
  }));
}

/** Steps that keep for a day can be done on the day before as well as those that say it. */
const isAhead = ({ dayBefore, keepsMinutes }: StepFacts) => dayBefore || (keepsMinutes ?? 0) >= DAY;

function segmentsOf(
  { handsMinutes, waits }: StepFacts,
  timedPlaces: ReadonlySet<StepWait['place']>,
): { segments: Segment[]; isAssumed: boolean } {
  // the oven that is heated here is planned with the step that bakes
  const untimed = waits.filter(({ minutes, place }) => !minutes && !timedPlaces.has(place));
  const timed = waits.flatMap(({ minutes, minutesMax, place, temperature }): Segment[] =>
    minutes
      ? [
          {
            kind: place ?? 'anywhere',
            minutes: minutesMax ?? minutes,
            checkAfter: minutes,
            temperature,
            isOnHob: place === 'hob',
          },
        ]
      : [],
  );
  const isOnlyHeating = waits.length > 0 && untimed.length === 0 && timed.length === 0 && handsMinutes === null;
  const isAssumed = handsMinutes === null && timed.length === 0 && !isOnlyHeating;
  const work = handsMinutes ?? (isAssumed ? assumedMinutes : 0);
  const isOnHob = waits[0]?.place === 'hob';
  const hands: Segment[] =
    work > 0 ? [{ kind: 'hands', minutes: work, checkAfter: work, temperature: null, isOnHob }] : [];
  return { segments: [...hands, ...timed], isAssumed };
}

/** True if a segment cannot wait behind the one before: a pan that is stirred goes on to simmer, an oven is turned down. */
function followsAtOnce(last: Segment, segment: Segment, { waits }: StepFacts): boolean {
  if (last.kind === 'hands') return segment.kind === 'hob' && waits[0]?.place === 'hob';
  return last.kind === segment.kind && (last.kind === 'oven' || last.kind === 'hob');
}

function canWaitAfter(segments: Segment[], facts: StepFacts, isLast: boolean): number {
  if (facts.lastMoment) return lastMomentWait;
  if (isLast && facts.keepsMinutes !== null) return facts.keepsMinutes;
  return canWaitByKind[segments.at(-1)?.kind ?? 'hands'];
}

/**
 * Links the steps of each section in order. A section is needed by the first later step that names it, else by the last
 * step of the recipe.
 */
function linkSections(steps: CookedStep[], blocks: Block[][], next: string | null): void {
  const sections = sectionsOf(steps);
  for (const [number, section] of sections.entries()) {
    const own = section.steps.flatMap((index) => blocks[index] ?? []);
    for (const [at, block] of own.entries()) block.next = own[at + 1]?.id ?? null;
    const last = own.at(-1);
    if (last) last.next = neededBy(number, sections, { steps, blocks })?.id ?? next;
  }
  allowWaits(blocks.flat());
}

/** Work before a rest can wait as long as the rest stretches. */
function allowWaits(blocks: Block[]): void {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  for (const block of blocks) {
    const rest = block.next === null ? undefined : byId.get(block.next);
    const [first, ...others] = rest?.segments ?? [];
    if (!rest || !first || others.length > 0 || !['fridge', 'freezer', 'room', 'anywhere'].includes(first.kind))
      continue;
    const isHot = ['oven', 'hob'].includes(block.segments.at(-1)?.kind ?? '');
    // a dish that is served after its rest gets cold meanwhile
    block.canWait = isHot && rest.next === null ? Math.min(rest.canWait, canWaitByKind.oven) : rest.canWait;
    rest.canWait = 0;
  }
}

/**
 * Marks what is done with raw poultry: from the step that names it, or from the first one, until it is heated. Outside the
 * fridge it waits no longer than its steps say.
 */
function keepPoultryCold({ recipeIngredient, recipeInstructions }: CookedRecipe, blocks: Block[][]): void {
  if (!recipeIngredient.some(({ display, food, note }) => namesRawPoultry(display || `${food?.name} ${note}`))) return;
  const isBaked = (own: Block[]) => own.some(({ segments }) => segments.some(({ kind }) => kind === 'oven'));
  const named = recipeInstructions.findIndex(({ text }) => namesRawPoultry(text));
  const baked = blocks.findIndex(isBaked);
  const from = baked >= 0 && named > baked ? 0 : Math.max(0, named);
  const handled = blocks.slice(from).flat();
  const heated = handled.findIndex(({ segments }) => segments.some(({ kind, isOnHob }) => kind === 'oven' || isOnHob));
  const raw = handled.slice(0, heated < 0 ? 0 : heated);
  for (const [index, block] of raw.entries()) {
    block.isRawPoultry = true;
    const isChilled = isCold(block) || (raw[index + 1] !== undefined && isCold(raw[index + 1]));
    if (isChilled) continue;
    block.isAhead = false;
    block.canWait = block.segments.some(({ kind }) => kind === 'hands') ? Math.min(block.canWait, rawPoultryWait) : 0;
  }
}

const isCold = (block: Block | undefined) => ['fridge', 'freezer'].includes(block?.segments.at(-1)?.kind ?? '');

interface Section {
  words: string[];
  steps: number[];
}

function sectionsOf(steps: CookedStep[]): Section[] {
  const sections: Section[] = [];
  for (const [index, { title }] of steps.entries()) {
    const last = sections.at(-1);
    if (title || !last) sections.push({ words: wordsOf(title), steps: [index] });
    else last.steps.push(index);
  }
  return sections;
}

/** Shorter words are no names of what is made. */
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

function neededBy(number: number, sections: Section[], { steps, blocks }: { steps: CookedStep[]; blocks: Block[][] }) {
  const later = sections.slice(number + 1).flatMap((section) => section.steps);
  const words = sections[number]?.words ?? [];
  const named = later.find((index) => {
    const text = new Set(wordsOf(steps[index]?.text ?? ''));
    return words.some((word) => text.has(word)) && blocks[index]?.length;
  });
  const last = later.findLast((index) => blocks[index]?.length);
  const index = named ?? last;
  return index === undefined ? undefined : blocks[index]?.[0];
}

function subRecipeBlocks(way: Way, recipe: CookedRecipe, blocks: Block[][]): Block[] {
  const { recipeIngredient: lines, recipeInstructions: steps } = recipe;
  const linked = lines.filter(({ referencedRecipe }) => referencedRecipe);
  if (linked.length === 0 || way.depth >= maxDepth) return [];
  const uses = ingredientUseOfSteps(
    lines.map(({ referenceId, note, food, referencedRecipe }) => ({
      id: referenceId,
      section: '',
      food: referencedRecipe?.name ?? food?.name ?? note,
      note,
    })),
    steps.map(({ text }) => ({ section: '', text })),
    detectLanguage(steps.map(({ text }) => text).join('\n')),
  );
  return linked.flatMap((line) => {
    const part = way.parts.get(line.referencedRecipe?.id ?? '');
    if (!part || part.recipeInstructions.length === 0) return [];
    const usedIn = uses.findIndex(({ sure, possible }) => [...sure, ...possible].includes(line.referenceId));
    const user = blocks.slice(Math.max(0, usedIn)).flat()[0] ?? blocks.flat()[0];
    const own = { ...way, path: `${way.path}/${line.referenceId}`, depth: way.depth + 1 };
    const made = blocksOfRecipe(own, part, user?.id ?? null);
    return made.filter((block) => totalMinutes(block.segments) > 0);
  });
}
