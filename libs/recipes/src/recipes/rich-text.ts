import { LRUCache } from 'lru-cache';
import { mustGet, zip } from '#contract/objects';
import { defineProcessTask, ValidationFailed, runInProcess, TooCostly } from '#platform';
import { showPictures } from './foreign-media.ts';
import type { RecipeChanges } from './recipe-writer.ts';
import type { Recipe } from './recipe.entity.ts';
import { task as renderTexts } from './rich-text.worker-task.ts';

const renderTask = defineProcessTask<typeof renderTexts>(import.meta.url, 'rich-text.worker-task', {
  seconds: 1.5,
  lane: 'texts',
});

/** Rendering this many characters takes a few milliseconds at most, less than starting a process. */
const MAX_INLINE_CHARACTERS = 5000;

/** HTML by text; the limit counts the characters of both. */
const htmlCache = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (html, text) => html.length + text.length,
});

/** Returns null for texts that are nested too deeply. Throws `TooCostly` if the process exceeds its time limit. */
async function render(texts: string[]): Promise<(string | null)[]> {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length <= MAX_INLINE_CHARACTERS ? renderTexts(texts) : runInProcess(renderTask, texts);
}

/** Renders the texts of a recipe. A text that cannot be rendered is shown as typed, so that reading never fails. */
export async function attachHtml(recipe: Recipe): Promise<void> {
  const { description, recipeInstructions: steps, notes } = recipe;
  const texts = [description, ...steps.map(({ text }) => text), ...notes.map(({ text }) => text)];
  const rendered = await renderAll(texts);
  const htmlOf = (text: string) => showPictures(rendered(text), recipe);
  recipe.descriptionHtml = htmlOf(description);
  recipe.stepsHtml = steps.map(({ text }) => htmlOf(text));
  recipe.notesHtml = notes.map(({ text }) => htmlOf(text));
}

/** Renders Markdown to HTML. */
export async function renderMarkdown(texts: string[]): Promise<string[]> {
  return texts.map(await renderAll(texts));
}

async function renderAll(texts: string[]): Promise<(text: string) => string> {
  const htmlByText = new Map<string, string>([['', '']]);
  for (const text of texts) {
    const html = htmlCache.get(text);
    if (html !== undefined) htmlByText.set(text, html);
  }
  const missing = [...new Set(texts)].filter((text) => !htmlByText.has(text));
  const rendered = await render(missing).catch((error: unknown) => {
    if (error instanceof TooCostly) return missing.map(() => null);
    throw error;
  });
  for (const [text, html] of zip(missing, rendered)) {
    htmlByText.set(text, html ?? escapeAsParagraph(text));
    htmlCache.set(text, html ?? escapeAsParagraph(text));
  }
  return (text) => mustGet(htmlByText, text);
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
  const missing = [...new Set(texts.values())].filter((text) => !htmlCache.has(text));
  const rendered = await render(missing).catch((error: unknown) => {
    if (error instanceof TooCostly) throw tooCostly(texts, longestOf(missing));
    throw error;
  });
  for (const [text, html] of zip(missing, rendered)) {
    if (html === null) throw tooCostly(texts, text);
    htmlCache.set(text, html);
  }
}

const longestOf = (texts: string[]) => texts.reduce((longest, text) => (text.length > longest.length ? text : longest));

function tooCostly(texts: Map<string, string>, text: string): ValidationFailed {
  const [field = ''] = [...texts].find(([, other]) => other === text) ?? [];
  return new ValidationFailed({ [field]: ['recipes.tooCostly'] }, 'recipes.tooCostly');
}
