import { namesRawPoultry } from './raw-poultry.ts';

it.each([
  '2 chicken thighs',
  '600 g Hähnchenbrust',
  'eine ganze Ente',
  '4 cuisses de canard',
  'petto di pollo',
  '1 pavo entero',
  '500 g kippendijen',
  '4 kycklinglårfiléer',
  'Kurczaka natrzeć solą.',
  'куриные бёдра',
  'صدور دجاج',
  '鶏もも肉',
  '鸡胸肉',
])('finds raw poultry in “%s”', (text) => expect(namesRawPoultry(text)).toBe(true));

it.each([
  '1 l chicken stock',
  '500 ml Hühnerbrühe',
  'das ganze Mehl',
  'entfernen',
  'bouillon de volaille',
  '200 g cooked chicken, shredded',
  'kippers',
  'brodo di pollo',
  'kanel',
  'патока',
  '鸡蛋',
  '닭육수',
  'مرق دجاج',
])('finds none in “%s”', (text) => expect(namesRawPoultry(text)).toBe(false));
