import { defineHeavyTask, Invalid, runHeavy, TooCostly } from '#platform';
import type { RecipeChanges } from './recipe-writer.ts';
import type { Recipe } from './recipe.entity.ts';
import { task as renderTexts } from './rich-text.task.ts';

const renderTask = defineHeavyTask<typeof renderTexts>(import.meta.url, 'rich-text.task', { seconds: 1.5 });

/** So many characters take a few milliseconds whatever they say, less than it takes to wake a thread. */
const MAX_INLINE_CHARACTERS = 5000;

/** HTML by text: of the texts that were asked for last, as far as they have no more characters than this. */
const MAX_CACHED_CHARACTERS = 4_000_000;
const htmlCache = new Map<string, string>();
let cachedCharacters = 0;

function remember(text: string, html: string): void {
  htmlCache.set(text, html);
  cachedCharacters += text.length + html.length;
  for (const [oldest, old] of htmlCache) {
    if (cachedCharacters <= MAX_CACHED_CHARACTERS) return;
    htmlCache.delete(oldest);
    cachedCharacters -= oldest.length + old.length;
  }
}

/** Null for a text that is nested too deeply. Throws `TooCostly` where a thread had to be stopped. */
async function render(texts: string[]): Promise<(string | null)[]> {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length <= MAX_INLINE_CHARACTERS ? renderTexts(texts) : runHeavy(renderTask, texts);
}

/** Renders the texts of a recipe. One that cannot be rendered, whoever stored it, is shown as it was typed: reading never fails. */
export async function attachHtml(recipe: Recipe): Promise<void> {
  const { description, recipeInstructions: steps, notes } = recipe;
  const texts = [description, ...steps.map(({ text }) => text), ...notes.map(({ text }) => text)];
  const htmlOf = await renderAll(texts);
  recipe.descriptionHtml = htmlOf(description);
  recipe.stepsHtml = steps.map(({ text }) => htmlOf(text));
  recipe.notesHtml = notes.map(({ text }) => htmlOf(text));
}

/** HTML of texts in Markdown. */
export async function renderMarkdown(texts: string[]): Promise<string[]> {
  return texts.map(await renderAll(texts));
}

async function renderAll(texts: string[]): Promise<(text: string) => string> {
  const own = new Map<string, string>([['', '']]);
  for (const text of texts) if (htmlCache.has(text)) own.set(text, htmlCache.get(text)!);
  const fresh = [...new Set(texts)].filter((text) => !own.has(text));
  const html = await render(fresh).catch((error: unknown) => {
    if (error instanceof TooCostly) return [];
    throw error;
  });
  fresh.forEach((text, i) => {
    own.set(text, html[i] ?? escapeAsParagraph(text));
    remember(text, own.get(text)!);
  });
  return (text) => own.get(text)!;
}

function escapeAsParagraph(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped.replaceAll('\n', '<br />')}</p>`;
}

/** 422, with the name of the field, where a text of a recipe cannot be rendered, before it is stored. */
export async function assertRenderable({ description, recipeInstructions, notes }: RecipeChanges): Promise<void> {
  const fields = new Map<string, string>();
  const add = (field: string, text: string | null | undefined) => text && fields.set(field, text);
  add('description', description);
  recipeInstructions?.forEach(({ text }, i) => add(`recipeInstructions.${i}.text`, text));
  notes?.forEach(({ text }, i) => add(`notes.${i}.text`, text));
  await assertTextsRenderable(fields);
}

/** The same for texts by the names of their fields. Where all of them together take too long, the longest is named. */
export async function assertTextsRenderable(texts: Map<string, string>): Promise<void> {
  const fresh = [...new Set(texts.values())].filter((text) => !htmlCache.has(text));
  const html = await render(fresh).catch((error: unknown) => {
    if (error instanceof TooCostly) throw tooCostly(texts, longestOf(fresh));
    throw error;
  });
  fresh.forEach((text, i) => {
    if (html[i] === null) throw tooCostly(texts, text);
    remember(text, html[i]!);
  });
}

const longestOf = (texts: string[]) => texts.reduce((longest, text) => (text.length > longest.length ? text : longest));

function tooCostly(texts: Map<string, string>, text: string): Invalid {
  const [field] = [...texts].find(([, one]) => one === text)!;
  return new Invalid({ [field]: ['recipes.tooCostly'] }, 'recipes.tooCostly');
}
