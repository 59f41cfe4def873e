import { parseIngredient } from './parse-ingredient.ts';

const read = (language: string, line: string) => {
  const { quantity, unit, food } = parseIngredient(line, { language });
  return [quantity, unit?.id ?? unit?.text ?? null, food];
};

describe('foods that begin with a word for a unit', () => {
  it.each([
    ['es', 'nuez moscada', null, 'nuez moscada'],
    ['es', '2 clavos de olor', 2, 'clavos de olor'],
    ['es', '1 col morada', 1, 'col morada'],
    ['fr', '6 noix de Saint-Jacques', 6, 'noix de Saint-Jacques'],
    ['fr', '10 noix de cajou', 10, 'noix de cajou'],
    ['it', '2 noci pecan', 2, 'noci pecan'],
    ['it', 'fiocchi d’avena', null, 'fiocchi d’avena'],
    ['it', "fiocchi d'avena", null, "fiocchi d'avena"],
    ['pt', 'molho de soja', null, 'molho de soja'],
    ['ro', 'praf de copt', null, 'praf de copt'],
    ['vi', '1 bắp cải', 1, 'bắp cải'],
    ['vi', '1 bắp cải tím', 1, 'bắp cải tím'],
    ['el', '5 φύλλα κρούστας', 5, 'φύλλα κρούστας'],
    ['ar', '2 ورق غار', 2, 'ورق غار'],
    ['cs', '2 filo těsto', 2, 'filo těsto'],
    ['sv', '2 chili', 2, 'chili'],
    ['uk', '2 пак-чой', 2, 'пак-чой'],
  ])('are not split: %s, %s', (language, line, quantity, food) => {
    expect(read(language, line)).toEqual([quantity, null, food]);
  });

  it.each([
    ['es', 'una nuez de mantequilla', 1, 'knob', 'mantequilla'],
    ['fr', '1 noix de beurre', 1, 'knob', 'beurre'],
    ['it', '1 noce di burro', 1, 'knob', 'burro'],
    ['pt', '1 molho de coentros', 1, 'bunch', 'coentros'],
    ['ro', '1 praf sare', 1, 'pinch', 'sare'],
    ['vi', '2 bắp ngô', 2, 'head', 'ngô'],
    ['el', '5 φύλλα δάφνης', 5, 'leaf', 'δάφνης'],
    ['fr', '200 g de noix de coco', 200, 'gram', 'noix de coco'],
  ])('are told from units: %s, %s', (language, line, quantity, unit, food) => {
    expect(read(language, line)).toEqual([quantity, unit, food]);
  });

  it('are the food if nothing follows', () => {
    expect(read('vi', '2 bắp')).toEqual([2, null, 'bắp']);
    expect(read('fr', '2 noix')).toEqual([2, null, 'noix']);
  });
});

it('reads a German unit and food by their capitals', () => {
  expect(parseIngredient('1 Dose Mais')).toMatchObject({ language: 'de', unit: { id: 'can' }, food: 'Mais' });
  expect(parseIngredient('1 dose de milho')).toMatchObject({ language: 'pt', food: 'milho' });
});
