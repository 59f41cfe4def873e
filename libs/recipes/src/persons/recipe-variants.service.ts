import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { zip } from '#contract/objects';
import type { Swap } from '#food';
import { baseLanguage, ingredientUseOfSteps, standardUnitOf, unitLabel } from '#ingredients';
import { detectLanguage } from '#ingredients/parser';
import { fallbackLocale } from '#locales';
import { type Food, foodBase, foodLanguages, foodNames, FoodsService, type Unit, UnitsService } from '#organizers';
import type { Context } from '#persistence';
import { ValidationFailed } from '#platform';
import { contentsOfRecipes } from '../foods/recipe-contents.ts';
import { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import type { RecipeInstruction } from '../recipes/recipe-instruction.entity.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipesService } from '../recipes/recipes.service.ts';
import { type SwappedLine, swapLine } from './swap-line.ts';

const MAX_NAME_LENGTH = 255;

/** Makes copies of recipes in which other foods take the place of some. */
@Injectable()
export class RecipeVariantsService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly foods: FoodsService,
    private readonly units: UnitsService,
  ) {}

  /** The recipe itself stays as it is. Throws 422 for a line that it does not have, or foods that the tables do not offer for it. */
  async create(context: Context, slug: string, body: RequestSchema<'RecipeVariant'>): Promise<Recipe> {
    return context.transaction((tx) => this.createWithin(tx, slug, body));
  }

  private async createWithin(
    context: Context,
    slug: string,
    { name, swaps }: RequestSchema<'RecipeVariant'>,
  ): Promise<Recipe> {
    const source = await this.recipes.get(context, slug);
    const chosen = await this.chosenSwaps(context, source, swaps);
    const text = source.recipeIngredient.map(({ display }) => display).join('\n');
    const language = source.language ?? detectLanguage(text, context.locale);
    const { languages } = foodLanguages(language, context.locale);
    const parts = [...chosen.values()].flatMap((swap) => swap.parts);
    const names = new Map(parts.map(({ food }) => [food, foodNames.nameOf(food, languages)]));
    const spoons = new Set(parts.flatMap(({ unit }) => (unit === 'same' ? [] : [unit])));
    const rows = {
      foods: await this.ownFoods(context, names),
      spoons: await this.ownSpoons(context, spoons, language),
    };
    const changes: string[] = [];
    const replaced = new Map<string, string>();
    const lines = source.recipeIngredient.flatMap((line) => {
      const swap = chosen.get(line.referenceId);
      if (!swap) return [line];
      const swapped = swapLine({ ...line, unit: standardOf(line) }, swap).map((each, index) =>
        toLine(line, each, { index, name: names.get(each.food) ?? each.food, ...rows }),
      );
      replaced.set(line.referenceId, `${foodOf(line)} → ${swap.parts.map(({ food }) => names.get(food)).join(' + ')}`);
      changes.push(`${line.display} → ${swapped.map(({ display }) => display).join(' + ')}`);
      return swapped;
    });
    const variant = Object.assign(Object.create(source) as Recipe, {
      recipeIngredient: lines.map((line, position) => Object.assign(line, { position })),
      recipeInstructions: stepsWithSwaps(source, replaced, language),
      notes: [...source.notes, { title: '', text: changes.join('\n\n') }],
    });
    const ownName = `${source.name} (${[...names.values()].join(', ')})`.slice(0, MAX_NAME_LENGTH);
    return this.recipes.copy(context, variant, name ?? ownName);
  }

  /** The group's foods by their ids in the food tables. Those that it does not have are created. */
  private async ownFoods(context: Context, names: Map<string, string>): Promise<OwnRows['foods']> {
    const references = [...names.values()].map((name) => ({ name }));
    const foods = await this.foods.resolve(context, references, (index) => `swaps.${index}.foods`);
    return new Map([...names.keys()].map((food, index) => [food, foods[index] ?? null]));
  }

  /** The group's spoons by their standard units, in the language of the recipe where they are new. */
  private async ownSpoons(context: Context, standards: Set<string>, language: string): Promise<OwnRows['spoons']> {
    const known = await this.units.all(context);
    const spoons: OwnRows['spoons'] = new Map();
    for (const standard of standards) {
      const label = unitLabel(standard, language) ?? unitLabel(standard, fallbackLocale);
      const reference = { name: label?.one ?? standard, pluralName: label?.many, abbreviation: label?.short };
      const own = known.find((unit) => unit.standard === standard);
      const [created] = own ? [own] : await this.units.resolve(context, [reference], () => 'swaps');
      spoons.set(standard, created ?? null);
    }
    return spoons;
  }

  /** The chosen swaps by the id of their line. */
  private async chosenSwaps(
    context: Context,
    { id }: Recipe,
    swaps: RequestSchema<'RecipeVariant'>['swaps'],
  ): Promise<Map<string, Swap>> {
    const contents = (await contentsOfRecipes(context, [id])).get(id) ?? [];
    const chosen = new Map<string, Swap>();
    for (const [index, { referenceId, foods }] of swaps.entries()) {
      const named = contents.find(({ line }) => line.referenceId === referenceId)?.named;
      if (!named) throw new ValidationFailed({ [`swaps.${index}.referenceId`]: ['errors.unknownReference'] });
      const [food, ...others] = named;
      const offered = food && !others.length ? foodBase.swapsOf(food) : [];
      const swap = offered.find(({ parts }) => parts.map((part) => part.food).join(' ') === foods.join(' '));
      if (!swap) throw new ValidationFailed({ [`swaps.${index}.foods`]: ['errors.unknownReference'] });
      chosen.set(referenceId, swap);
    }
    return chosen;
  }
}

const foodOf = ({ words, food, note }: RecipeIngredient): string => words?.food || food?.name || note;

/** Names the swaps below the author's words of the steps that use the lines, because those words still name the foods before. */
function stepsWithSwaps(
  { recipeIngredient, recipeInstructions }: Recipe,
  replaced: ReadonlyMap<string, string>,
  language: string,
): RecipeInstruction[] {
  let section = '';
  const lines = recipeIngredient.map((line) => {
    section = line.title || section;
    return { id: line.referenceId, section, food: foodOf(line), note: line.note };
  });
  const steps = recipeInstructions.map(({ title, text }) => ({ section: title, text }));
  const uses = ingredientUseOfSteps(lines, steps, baseLanguage(language));
  return zip(recipeInstructions, uses).map(([step, { sure, possible }]) => {
    const linked = step.ingredientReferences.map(({ referenceId }) => referenceId);
    const used = new Set([...linked, ...sure, ...possible]);
    const swaps = [...replaced].flatMap(([id, swap]) => (used.has(id) ? [`*${swap}*`] : []));
    if (!swaps.length) return step;
    const copy = Object.create(step) as RecipeInstruction;
    return Object.assign(copy, { text: [step.text, ...swaps].join('\n\n') });
  });
}

const standardOf = ({ unit, words }: RecipeIngredient): string | null =>
  unit?.standard ?? (words?.unit ? standardUnitOf(words.unit) : null);

interface OwnRows {
  foods: Map<string, Food | null>;
  spoons: Map<string, Unit | null>;
}

interface LineFacts extends OwnRows {
  /** Position among the lines that take the place of one. */
  index: number;
  name: string;
}

/** Writes a swapped line in the language of the recipe. Steps that refer to the line before refer to the first new one. */
function toLine(
  line: RecipeIngredient,
  { food, spoon, quantity, quantityMax, note }: SwappedLine,
  { index, name, foods, spoons }: LineFacts,
): RecipeIngredient {
  const own = foods.get(food) ?? null;
  const unit = spoon ? (spoons.get(spoon) ?? null) : line.unit;
  return Object.assign(new RecipeIngredient(), {
    referenceId: index === 0 ? line.referenceId : randomUUID(),
    title: index === 0 ? line.title : '',
    note,
    quantity,
    quantityMax,
    unit,
    unitId: unit?.id ?? null,
    food: own,
    foodId: own?.id ?? null,
    referencedRecipeId: null,
    originalText: null,
    words: {
      line: note ? '{amount} {unit} {food}, {note}' : null,
      amount: null,
      unit: spoon ? null : (line.words?.unit ?? null),
      food: name,
    },
  });
}
