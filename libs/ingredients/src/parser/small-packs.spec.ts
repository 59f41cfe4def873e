import { parseIngredient } from './parse-ingredient.ts';

it.each([
  ['fr', '1 dose de safran', 1, 'sachet', 'safran'],
  ['fr', '2 dosettes de safran', 2, 'sachet', 'safran'],
  ['fr', '2 pointes de couteau de piment', 2, 'pinch', 'piment'],
  ['de', '1 Döschen Safran', 1, 'sachet', 'Safran'],
  ['de', '1 Fläschchen Bittermandelaroma', 1, 'bottle', 'Bittermandelaroma'],
  ['it', '1 bustina di zafferano', 1, 'sachet', 'zafferano'],
  ['it', '1 punta di coltello di cannella', 1, 'pinch', 'cannella'],
  ['it', '1 dado vegetale', 1, undefined, 'dado vegetale'],
  ['es', '1 punta de cuchillo de canela', 1, 'pinch', 'canela'],
  ['sv', '1 kuvert saffran', 1, 'sachet', 'saffran'],
  ['da', '1 brev gær', 1, 'sachet', 'gær'],
  ['pl', '1 na czubek noża cynamonu', 1, 'pinch', 'cynamonu'],
  ['tr', '1 bıçak ucu safran', 1, 'pinch', 'safran'],
  ['fr', '2 tranches épaisses de pain de campagne', 2, 'slice', 'pain de campagne'],
  ['fr', '1 boîte 4/4 de tomates', 1, 'can', 'tomates'],
  ['fr', 'une dizaine de feuilles de menthe', 10, 'leaf', 'menthe'],
  ['fr', 'une quinzaine de tomates cerises', 15, undefined, 'tomates cerises'],
  ['it', '3/4 di bicchiere di latte', 0.75, 'glass', 'latte'],
  ['pl', 'po 1 łyżeczce kminku', 1, 'teaspoon', 'kminku'],
  ['ru', 'по столовой ложке укропа', 1, 'tablespoon', 'укропа'],
  ['cs', 'po 1 lžičce soli', 1, 'teaspoon', 'soli'],
  ['ja', 'にんにく 1かけ', 1, 'clove', 'にんにく'],
  ['ja', '卵黄 1個分', 1, 'piece', '卵黄'],
  ['ja', '豆腐 半丁', 0.5, 'piece', '豆腐'],
  ['ko', '두부 반 모', 0.5, 'piece', '두부'],
  ['ko', '마늘 3쪽', 3, 'clove', '마늘'],
  ['zh', '香菇 5朵', 5, 'piece', '香菇'],
  ['zh', '大葱1根', 1, 'stalk', '大葱'],
  ['zh', '鱼 1条', 1, 'piece', '鱼'],
])('reads small packs and counters: %s %s', (language, line, quantity, unit, food) => {
  const parsed = parseIngredient(line, { language });
  expect([parsed.quantity, parsed.unit?.id, parsed.food]).toEqual([quantity, unit, food]);
});
