import { cjkCharacter, textOf } from '../../page/text.ts';
import type { PageElement } from '../../page/tree.ts';
import { isMeasure, type Row } from './ingredient-rows.ts';

/** Minimum and share of rows that have the amount behind the food. */
const minRows = 2;
const minShare = 0.6;

/** Puts amounts before the foods of rows with an element for each that name the food first: "Flour | 600 g | 100 %". */
export function putAmountsFirst(rows: Row[]): Row[] {
  const turned = rows.map((row) => (hasCells.test(row.line.element.tag) ? amountFirst(row) : null));
  const count = turned.filter((text) => text !== null).length;
  const ofTable = rows.filter(({ line }) => hasCells.test(line.element.tag)).length;
  if (count < minRows || count < ofTable * minShare) return rows;
  return rows.map((row, i) => ({ ...row, text: turned[i] ?? row.text }));
}

const hasCells = /^(?:tr|li)$/;

/** Returns "600 g flour" for the cells "flour" and "600 g"; null for other rows. Chinese and Japanese name the food first. */
function amountFirst({ line, text }: Row): string | null {
  const [food = '', ...cells] = cellTexts(line.element);
  if (!food || /^\d/.test(food) || cjkCharacter.test(food) || !text.startsWith(`${food} `)) return null;
  const amount = [cells.slice(0, 2).join(' '), cells[0] ?? ''].find(isAmount);
  if (!amount || !text.startsWith(`${food} ${amount}`)) return null;
  return `${amount} ${food}${text.slice(food.length + amount.length + 1)}`;
}

const isAmount = (text: string) => /^[\d½¼¾⅓⅔⅛]/.test(text) && isMeasure(text);

/** Texts of the cells of a row; none if it has text outside its elements. */
function cellTexts({ children }: PageElement): string[] {
  const elements = children.filter((child) => typeof child !== 'string');
  const isMixed = children.some((child) => typeof child === 'string' && child.trim());
  const [only, ...others] = isMixed ? [] : elements;
  if (!only) return [];
  return others.length ? elements.map(textOf).filter(Boolean) : cellTexts(only);
}
