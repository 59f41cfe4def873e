import { parseIngredient } from './parse-ingredient.ts';

it.each([
  ['ja', '食パン6枚切り2枚', 2, '食パン', '6枚切り'],
  ['ja', '昆布5cm角1枚', 1, '昆布', '5cm角'],
  ['ja', '長ねぎ10cm', 10, '長ねぎ', ''],
  ['ja', 'トマト中2個', 2, 'トマト', '中'],
  ['ja', '最中2個', 2, '最中', ''],
  ['ja', 'ごはん 茶碗2杯', 2, 'ごはん', '茶碗'],
  ['ja', 'にんにく 1かけ(みじん切り)', 1, 'にんにく', 'みじん切り'],
  ['ko', '다시마 5×5cm 2장', 2, '다시마', '5×5cm'],
  ['ko', '감자 중간 크기 2개', 2, '감자', '중간 크기'],
  ['zh', '姜3片切丝', 3, '姜', '切丝'],
  ['de', 'Butter: 50 g, weich', 50, 'Butter', 'weich'],
  ['it', 'burro 50 g (morbido)', 50, 'burro', 'morbido'],
])('keeps what stands beside the amount behind a food as a note: %s %s', (language, line, quantity, food, note) => {
  const parsed = parseIngredient(line, { language });
  expect([parsed.quantity, parsed.food, parsed.note]).toEqual([quantity, food, note]);
});

it.each([
  ['en', '1 tablespoon fresh or 1 teaspoon dried thyme', 'fresh thyme', 'or 1 teaspoon dried'],
  ['de', '1 EL frischer oder 1 TL getrockneter Thymian', 'frischer Thymian', 'oder 1 TL getrockneter'],
  ['nl', '1 el verse of 1 tl gedroogde tijm', 'verse tijm', 'of 1 tl gedroogde'],
  ['de', '1 große oder 2 kleine Zwiebeln', 'Zwiebeln', 'große oder 2 kleine'],
  ['fr', '1 gros ou 2 petits oignons', 'oignons', 'gros ou 2 petits'],
  ['de', '1 Pck. Trockenhefe oder 25 g frische Hefe', 'Trockenhefe', 'oder 25 g frische Hefe'],
  ['es', '1 cebolla grande o 2 pequeñas', 'cebolla grande', 'o 2 pequeñas'],
])('finds the food of a line with two amounts: %s %s', (language, line, food, note) => {
  const parsed = parseIngredient(line, { language });
  expect([parsed.quantity, parsed.food, parsed.note]).toEqual([1, food, note]);
});
