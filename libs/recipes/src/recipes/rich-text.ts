import { mustGet } from '#contract/objects';
import { defineThreadTask, ValidationFailed, runInThread, TooCostly } from '#platform';
import type { RecipeChanges } from './recipe-writer.ts';
import type { Recipe } from './recipe.entity.ts';
import { task as renderTexts } from './rich-text.task.ts';

const renderTask = defineThreadTask<typeof renderTexts>(import.meta.url, 'rich-text.task', { seconds: 1.5 });

/** Rendering this many characters takes a few milliseconds at most, less than starting a thread. */
const MAX_INLINE_CHARACTERS = 5000;

/** Maximum characters of texts and HTML in the cache. */
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

/** Returns null for texts that are nested too deeply. Throws `TooCostly` if the thread exceeds its time limit. */
async function render(texts: string[]): Promise<(string | null)[]> {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length <= MAX_INLINE_CHARACTERS ? renderTexts(texts) : runInThread(renderTask, texts);
}

/** Renders the texts of a recipe. A text that cannot be rendered is shown as typed, so that reading never fails. */
export async function attachHtml(recipe: Recipe): Promise<void> {
  const { description, recipeInstructions: steps, notes } = recipe;
  const texts = [description, ...steps.map(({ text }) => text), ...notes.map(({ text }) => text)];
  const htmlOf = await renderAll(texts);
  recipe.descriptionHtml = htmlOf(description);
  recipe.stepsHtml = steps.map(({ text }) => htmlOf(text));
  recipe.notesHtml = notes.map(({ text }) => htmlOf(text));
}

/** Renders Markdown to HTML. */
export async function renderMarkdown(texts: string[]): Promise<string[]> {
  return texts.map(await renderAll(texts));
}

async function renderAll(texts: string[]): Promise<(text: string) => string> {
  const own = new Map<string, string>([['', '']]);
  for (const text of texts) if (htmlCache.has(text)) own.set(text, mustGet(htmlCache, text));
  const fresh = [...new Set(texts)].filter((text) => !own.has(text));
  const html = await render(fresh).catch((error: unknown) => {
    if (error instanceof TooCostly) return [];
    throw error;
  });
  fresh.forEach((text, i) => {
    own.set(text, html[i] ?? escapeAsParagraph(text));
    remember(text, mustGet(own, text));
  });
  return (text) => mustGet(own, text);
}

function escapeAsParagraph(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped.replaceAll('\n', '<br />')}</p>`;
}

/** Throws 422 with the field name if a text of a recipe cannot be rendered. */
export async function assertRenderable({ description, recipeInstructions, notes }: RecipeChanges): Promise<void> {
  const fields = new Map<string, string>();
  const add = (field: string, text: string | null | undefined) => text && fields.set(field, text);
  add('description', description);
  recipeInstructions?.forEach(({ text }, i) => add(`recipeInstructions.${i}.text`, text));
  notes?.forEach(({ text }, i) => add(`notes.${i}.text`, text));
  await assertTextsRenderable(fields);
}

/** Throws 422 for texts by field name. If they take too long together, the error names the longest text. */
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

function tooCostly(texts: Map<string, string>, text: string): ValidationFailed {
  const [field] = [...texts].find(([, one]) => one === text)!;
  return new ValidationFailed({ [field]: ['recipes.tooCostly'] }, 'recipes.tooCostly');
}
