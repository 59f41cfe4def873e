import type { PageElement } from '../../page/tree.ts';
import { type Line, lineAt } from '../outline/line.ts';
import type { Region } from './regions.ts';

/** Elements searched upwards from the ingredients to the post that contains the recipe. */
const maxLevels = 12;

/**
 * Returns the index of the first line behind the post of a forum or comment that contains a recipe; Infinity if the page has no posts.
 * A post contains the ingredients and the first steps, and its next siblings have the same tag and class and also contain sentences.
 */
export function endOfPost(lines: Line[], ingredients: Region, steps: Region): number {
  if (steps.start < ingredients.end || steps.end > lines.length) return Infinity;
  const [first, second] = [lineAt(lines, ingredients.start).element, lineAt(lines, steps.start).element];
  let post: PageElement | null = first;
  for (let level = 0; post && level < maxLevels; level++, post = post.parent) {
    if (!contains(post, second)) continue;
    const next = nextPost(post);
    if (next) return firstLineIn(lines, next, ingredients.end);
  }
  return Infinity;
}

function contains(post: PageElement, { index }: PageElement): boolean {
  return post.index <= index && index < post.end;
}

function nextPost({ tag, attributes, parent, end }: PageElement): PageElement | undefined {
  const name = attributes.class;
  const isPost = (tag === 'tr' || tag === 'table' || !!name) && tag !== 'li' && tag !== 'p';
  if (!parent || !isPost) return undefined;
  const at = parent.children.findIndex((child) => typeof child !== 'string' && child.index >= end);
  const following = at < 0 ? [] : parent.children.slice(at, at + maxBetween);
  return following.find(
    (child): child is PageElement => typeof child !== 'string' && child.tag === tag && child.attributes.class === name,
  );
}

/** Separators and white space between two posts. */
const maxBetween = 4;

function firstLineIn(lines: Line[], post: PageElement, from: number): number {
  for (let at = from; at < lines.length; at++) if (lineAt(lines, at).element.index >= post.index) return at;
  return Infinity;
}
