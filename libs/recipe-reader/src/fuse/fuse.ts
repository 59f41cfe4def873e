import { keysOf } from '#contract/objects';
import { isWebAddress } from '#contract/web-address';
import { formatDuration, type RecipeDuration } from '../duration.ts';
import { hasAmount } from '../ingredient-lines.ts';
import { emptyRecipe } from '../empty-recipe.ts';
import type {
  FieldProvenance,
  Provenance,
  Reading,
  ReadRecipe,
  RecipeField,
  RecipeLine,
  Source,
  SourceFields,
} from '../recipe.ts';
import { spaceSentences } from '../steps.ts';
import { isEmpty } from '../structured/schema-recipe.ts';
import type { VisiblePage } from '../visible/read-page.ts';
import type { Findings } from './findings.ts';
import { lettersAndDigits } from './text-similarity.ts';
import {
  chooseIngredients,
  chooseSteps,
  splitNotes,
  removeIngredients,
  removeSteps,
  type ChosenList,
} from './choose-lists.ts';
import { chooseName } from './choose-name.ts';
import { listsAroundLastPart } from './last-part.ts';
import { choosePictures } from './choose-pictures.ts';
import { isFalseRecipe, isOfOtherRecipe } from './false-recipes.ts';

export interface RecipeResult {
  recipe: ReadRecipe | null;
  provenance: Provenance;
}

/** Confidence in each source without confirmation by another one. */
const sourceTrust: Record<Source, number> = {
  'json-ld': 0.95,
  microdata: 0.9,
  rdfa: 0.85,
  'h-recipe': 0.85,
  'app-state': 0.8,
  page: 0.75,
  'open-graph': 0.6,
};

/** Fields for which the head of the page is more reliable than the structured data. */
const headFields = new Set<RecipeField>(['language', 'url']);

/** Combines all sources into one recipe; takes each field from its best source. */
export function fuse(findings: Findings): RecipeResult {
  const readings = rankReadings(findings);
  const [statedFoods, statedMethod] = [
    structuredList(readings, 'ingredients'),
    structuredList(readings, 'instructions'),
  ];
  const around =
    statedFoods && statedMethod && findings.visible
      ? listsAroundLastPart(statedFoods.lines, statedMethod.lines, findings.visible)
      : null;
  const [foods, method] = around ? [null, null] : [statedFoods, statedMethod];
  const parts = around ?? (foods || method ? null : findings.visible?.parts());
  const listed = chooseIngredients(
    {
      structured: foods,
      regions: parts ? [parts.ingredients] : (findings.visible?.ingredients ?? []),
      others: () => findings.visible?.lists('ingredients') ?? [],
    },
    method?.lines ?? findings.visible?.steps[0]?.lines ?? [],
  );
  const ingredients = listed && method && isForeign(listed, method.lines, findings, readings) ? null : listed;
  const description = readings[0]?.fields.description ?? findings.head.description ?? '';
  const instructions = {
    structured: method,
    regions: parts ? [parts.steps] : (findings.visible?.steps ?? []),
    others: () => findings.visible?.lists('steps') ?? [],
  };
  const { steps, notes } = splitNotes(
    removeIngredients(chooseSteps(instructions, description, ingredients), ingredients),
  );
  if (!isRecipe(readings, ingredients, steps, findings)) return { recipe: null, provenance: {} };
  const fused = new Fusion(readings, findings);
  fused.setSimpleFields();
  fused.setList('ingredients', removeSteps(ingredients, steps));
  fused.setList('instructions', steps && { ...steps, lines: steps.lines.map(withSpacedSentences) });
  if (steps) fused.setNotes(steps, notes);
  fused.setName();
  fused.dropNameFromIngredients();
  fused.setImages();
  return fused.finish();
}

/** True if the ingredients of the page belong to another recipe than the steps of the data. */
function isForeign(listed: ChosenList, steps: RecipeLine[], { visible }: Findings, readings: Reading[]): boolean {
  if (listed.source !== 'page') return false;
  const heading = visible?.titleLines().find(({ isHeading }) => isHeading)?.text;
  return isOfOtherRecipe({ ingredients: listed.lines, steps }, heading, readings[0]?.fields.name ?? '');
}

function withSpacedSentences(step: RecipeLine): RecipeLine {
  return { ...step, text: spaceSentences(step.text) };
}

/** True if structured data have a name or a list, or the page shows both lists or one very clear ingredient list. */
function isRecipe(
  readings: Reading[],
  ingredients: ChosenList | null,
  steps: ChosenList | null,
  { isProduct = false, visible }: Findings,
): boolean {
  const hasLists = readings.some(({ fields }) => fields.ingredients || fields.instructions);
  // several recipes without lists are links of an overview
  if (readings.length > 1 && !hasLists && !ingredients) return false;
  if (readings.some(({ fields }) => fields.name || fields.ingredients || fields.instructions)) return true;
  const isShoppingList = !!visible?.isShoppingList();
  const areMaterials = !!visible?.areMaterials();
  const titles = visible ? [visible.title, ...visible.headings] : [];
  if (!ingredients || isFalseRecipe(ingredients, steps, { isProduct, isShoppingList, areMaterials, titles }))
    return false;
  if (steps && ingredients.announced && steps.announced) return true;
  return steps ? ingredients.lines.length >= 2 : ingredients.lines.length >= 3 && ingredients.confidence > 0.6;
}

function structuredList(readings: Reading[], field: 'ingredients' | 'instructions') {
  for (const reading of readings) {
    const lines = reading.fields[field];
    if (lines?.length) return { lines, reading };
  }
  return null;
}

/** Sorts the readings of structured data, the best first. */
function rankReadings({ readings, visible, head, url }: Findings): Reading[] {
  const names = [...(visible?.headings ?? []), head.name ?? ''].map(lettersAndDigits).filter(Boolean);
  const rated = readings.map((reading, order) => ({
    reading,
    score:
      completeness(reading) + (isAt(reading, url) ? 4 : 0) + (matchesHeading(reading, names) ? 2.5 : 0) - order * 0.01,
  }));
  return rated.sort((a, b) => b.score - a.score).map(({ reading }) => reading);
}

/** True if the address of the recipe is that of the page. */
function isAt({ fields }: Reading, url: string): boolean {
  const plain = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|[?#].*$/g, '').replace(/\/$/, '');
  return !!fields.url && plain(fields.url) === plain(url);
}

function completeness({ fields, source }: Reading): number {
  const weights = { ingredients: 3, instructions: 2, name: 1, images: 0.5, totalTime: 0.5 } as const;
  const score = keysOf(weights).reduce((sum, field) => sum + (fields[field] ? weights[field] : 0), 0);
  return score + sourceTrust[source];
}

function matchesHeading({ fields }: Reading, names: string[]): boolean {
  const name = lettersAndDigits(fields.name ?? '');
  return !!name && names.some((other) => other.includes(name) || name.includes(other));
}

class Fusion {
  private readonly recipe: ReadRecipe = { ...emptyRecipe };
  private readonly provenance: Provenance = {};
  private readonly readings: Reading[];
  private readonly findings: Findings;

  constructor(readings: Reading[], findings: Findings) {
    this.readings = readings;
    this.findings = findings;
  }

  setSimpleFields(): void {
    const { head, visible } = this.findings;
    const page: Reading = { source: 'page', path: 'text', fields: this.visibleFacts(visible) };
    const meta: Reading = { source: 'open-graph', path: 'head', fields: head };
    const special = new Set<RecipeField>(['ingredients', 'instructions', 'notes', 'name', 'images']);
    for (const field of keysOf(emptyRecipe)) {
      if (special.has(field)) continue;
      const order = headFields.has(field) ? [meta, ...this.readings] : [...this.readings, page, meta];
      const reading = order.find(({ fields }) => !isEmpty(fields[field]));
      if (reading)
        this.set(field, reading.fields[field], {
          source: reading.source,
          path: `${reading.path}.${field}`,
          confidence: sourceTrust[reading.source],
        });
    }
  }

  /** Reads times, yield and tools from the page if the data lack them. */
  private visibleFacts(visible: VisiblePage | null): SourceFields {
    const isInData = (field: RecipeField) => this.readings.some(({ fields }) => !isEmpty(fields[field]));
    const tools = isInData('tools') ? [] : (visible?.tools() ?? []);
    if (isInData('recipeYield') && isInData('totalTime')) return { tools };
    return { tools, ...visible?.facts(isInData('prepTime') || isInData('cookTime')) };
  }

  /** Takes the notes found among the steps, else those of the data, else those behind the steps on the page. */
  setNotes(steps: ChosenList, notesAmongSteps: RecipeLine[]): void {
    if (notesAmongSteps.length) return this.setList('notes', { ...steps, lines: notesAmongSteps });
    for (const { source, path, fields } of this.readings)
      if (fields.notes?.length)
        return this.setList('notes', { source, path, lines: fields.notes, confidence: sourceTrust[source] });
    const notesAfterSteps = steps.end === undefined ? [] : (this.findings.visible?.notes(steps.end) ?? []);
    if (notesAfterSteps.length)
      this.setList('notes', { lines: notesAfterSteps, source: 'page', path: 'notes', confidence: sourceTrust.page });
  }

  setList(field: 'ingredients' | 'instructions' | 'notes', chosen: ChosenList | null): void {
    if (!chosen) return;
    const { lines, source, path, confidence } = chosen;
    this.set(field, lines, { source, path: source === 'page' ? path : `${path}.${field}`, confidence });
  }

  setName(): void {
    const chosen = chooseName(this.readings, this.findings);
    if (chosen) this.set('name', chosen.name, chosen.provenance);
  }

  /** Drops a first ingredient without an amount that is the name, as typed recipes have it above the list. */
  dropNameFromIngredients(): void {
    const { name, ingredients } = this.recipe;
    const [first, ...others] = ingredients;
    if (first?.title && lettersAndDigits(first.title) === lettersAndDigits(name) && !others.some(({ title }) => title))
      this.recipe.ingredients = [{ text: first.text }, ...others];
    const isName = first && !hasAmount(first.text) && lettersAndDigits(first.text) === lettersAndDigits(name);
    if (isName && others.length && this.provenance.ingredients?.source === 'page') this.recipe.ingredients = others;
  }

  setImages(): void {
    const chosen = choosePictures(this.readings, this.findings);
    if (chosen) this.set('images', chosen.images, chosen.provenance);
  }

  finish(): RecipeResult {
    const { recipe, findings } = this;
    const images = recipe.images.map((image) => absoluteUrl(image, findings.url)).filter(Boolean);
    Object.assign(recipe, {
      images: [...new Set(images)],
      url: absoluteUrl(recipe.url, findings.url) || findings.url,
      video: absoluteUrl(recipe.video, findings.url),
    });
    this.completeTimes();
    return { recipe, provenance: this.provenance };
  }

  /** Drops impossible times. Computes the total if it is missing, impossible, or (from the page) shorter than its parts. */
  private completeTimes(): void {
    const { recipe } = this;
    for (const field of ['prepTime', 'cookTime', 'performTime'] as const)
      if ((recipe[field]?.minutes ?? 0) > maxRecipeMinutes) recipe[field] = null;
    const sum = (recipe.prepTime?.minutes ?? 0) + (recipe.cookTime?.minutes ?? 0);
    const total = recipe.totalTime?.minutes ?? 0;
    const isShorterThanParts = this.provenance.totalTime?.source === 'page' && total < sum;
    if (!sum || (recipe.totalTime && total <= maxRecipeMinutes && !isShorterThanParts)) return;
    recipe.totalTime = minutesOf(sum);
    this.provenance.totalTime = {
      source: this.provenance.cookTime?.source ?? 'page',
      path: 'prepTime + cookTime',
      confidence: 0.8,
    };
  }

  private set(field: RecipeField, value: unknown, from: FieldProvenance): void {
    Object.assign(this.recipe, { [field]: value });
    this.provenance[field] = from;
  }
}

/** 60 days; longer durations are mistakes in the data. */
const maxRecipeMinutes = 60 * 24 * 60;

function minutesOf(minutes: number): RecipeDuration {
  return { text: formatDuration(minutes), minutes };
}

/** Returns an absolute http(s) address or ''. The base may be invalid; some sites prepend their own host to absolute addresses. */
function absoluteUrl(address: string, base: string): string {
  const single = address.replace(/^https?:\/\/[^/?#]{1,80}?(?=https?:\/\/)/, '');
  const url = URL.parse(single, base) ?? URL.parse(single);
  return single && url && isWebAddress(url.href) ? url.href : '';
}
