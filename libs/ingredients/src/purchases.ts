import { unitDimension } from './units.ts';

const list = (words: string) => new Set(words.split(/\s+/));

/** Water in the languages of the product. */
const water = list(
  'water waters wasser eau acqua agua auga água aigua apă apa vatten vand vann woda wody wodę voda vody vodu vode вода воды воду води водата ' +
    'vesi vettä víz vizet νερό νερού su ماء الماء مياه מים 水 お湯 湯 清水 물 nước vanduo vandens ūdens ūdeni',
);
/** Words beside water that make it no other food. */
const plain = list(
  'cold warm hot boiling boiled iced ice lukewarm tepid tap cool filtered fresh very some plus more extra for the to taste of as needed and or ' +
    'kaltes kalte kaltem warmes warmem lauwarmes lauwarme lauwarmem heißes heißem kochendes kochendem kühles eiskaltes etwas ' +
    "froide chaude tiède bouillante glacée d' de l' du fredda calda tiepida bollente fría caliente tibia hirviendo fria quente morna fervente " +
    'koud warm lauw kokend kallt varmt ljummet kokande koldt lunkent kogende kaldt kokende zimna ciepła gorąca wrząca letnia studená teplá vlažná ' +
    'холодная тёплая теплая горячая холодной тёплой теплой горячей кипяток soğuk sıcak ılık kylmää lämmintä kuumaa hideg meleg langyos',
);

/** True for a food that is nothing but water, which nobody buys; not for mineral water or rose water. */
export function isTapWater(food: string): boolean {
  const words = food.toLowerCase().match(/\p{L}[\p{L}\p{M}]*['’]?/gu) ?? [];
  return words.some((word) => water.has(word)) && words.every((word) => water.has(word) || plain.has(word));
}

/** Rests below this share of a thing are not worth another one. */
const negligible = 0.1;

/** The amount to buy: whole things, cans and pinches; what is weighed stays. */
export function amountToBuy(quantity: number, standard: string | null | undefined): number {
  if (quantity <= 0 || unitDimension(standard ?? '') !== 'count') return quantity;
  return Math.max(1, Math.ceil(quantity - negligible));
}
