import { unique } from '../../structured/schema-recipe.ts';
import { isTitle } from '../outline/line-shape.ts';
import type { Line } from '../outline/line.ts';

const heading = new RegExp(
  String.raw`^[^\p{L}]*(?:equipment|(?:special|recommended|kitchen|cooking|baking|useful) equipment|(?:special |kitchen )?tools|equipment (?:needed|used|list)|(?:kitchen )?utensils|equipment (?:and|&) tools|tools (?:and|&) equipment|utensilien|(?:küchen)?geräte|küchenhelfer|küchenutensilien|(?:besonderes |benötigtes |spezielles )?zubehör|benötigte utensilien|matériel(?: nécessaire| utilisé)?|ustensiles(?: de cuisine)?|équipement|attrezzatura|attrezzi|utensili|strumenti|utensilios|equipo|equipamiento|utensílios|equipamentos?|estris|utensilis|keukengerei|kookgerei|keukenspullen|toebehoren|kombuisgereedskap|utrustning|redskap|köksredskap|udstyr|redskaber|utstyr|välineet|tarvikkeet|sprzęt|przybory|akcesoria|pomůcky|vybavení|nádobí|pomôcky|eszközök|felszerelés|oprema|pribor|pripomočki|опрема|ustensile|echipament|инвентарь|оборудование|посуда|обладнання|начиння|прибори|оборудване|εξοπλισμός|σκεύη|ekipman(?:lar)?|aletler|piederumi|rīki|įrankiai|įranga|道具|調理器具|使う道具|用具|器具|工具|厨具|도구|조리도구|الأدوات|أدوات|المعدات|כלים|ציוד|dụng cụ)[^\p{L}]*$`,
  'iu',
);

const maxTools = 25;
const maxNameLength = 90;

/** Removes equipment under a heading of its own. */
export function removeTools(lines: Line[]): Line[] {
  let inside = false;
  return lines.filter((line) => {
    const names = line.text.length <= 40 && heading.test(line.text);
    inside = names || (inside && !isTitle(line));
    return !inside;
  });
}

/** Lists the tools under a heading for equipment, if all lines are names. */
export function visibleTools(lines: Line[]): string[] {
  for (const [i, line] of lines.entries()) {
    if (line.noise > 1 || line.text.length > 40 || !heading.test(line.text)) continue;
    const list = listAfter(lines, i);
    if (list.length && list.every(isName) && !hasFoodAmounts(list))
      return unique(list.map(({ text }) => stripMarks(text))).filter(Boolean);
  }
  return [];
}

/** Returns the lines after a heading that have the same element and class. */
function listAfter(lines: Line[], index: number): Line[] {
  const rest = lines.slice(index + 1, index + 2 + maxTools);
  const kind = rest[0] && elementStyle(rest[0]);
  const end = rest.findIndex((line) => !line.text || line.heading || line.kind || elementStyle(line) !== kind);
  return end < 0 ? [] : rest.slice(0, end);
}

function elementStyle({ element: { tag, attributes } }: Line): string {
  return `${tag}.${attributes.class?.split(' ')[0] ?? ''}`;
}

function isName({ text }: Line): boolean {
  return text.length <= maxNameLength && !/[.!?:]$/.test(text);
}

/** True if the list has weights or spoons, which makes it a list of ingredients. */
function hasFoodAmounts(list: Line[]): boolean {
  return list.some(({ text }) => /(?<!\p{L})\d+\s?(?:g|kg|ml|cl|dl|tbsp|tsp|el|tl|cuillères?)(?!\p{L})/iu.test(text));
}

/** Removes list marks and notes such as "(affiliate link)". */
function stripMarks(text: string): string {
  return text
    .replace(/^[^\p{L}\p{N}(½¼¾]+|[\s*]+$/gu, '')
    .replace(/\s*\((?:affiliate link|optional link|amazon|link|ad)\)$/i, '');
}
