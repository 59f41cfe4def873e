import { readRecipe } from './index.ts';
import { headingKind } from './visible/lexicon.ts';

const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);
const read = (body: string, title = '') =>
  readRecipe(`<html><head><title>${title}</title></head><body>${body}</body></html>`, { url: '' }).recipe!;

const steps = [
  '米を洗って鍋に入れる。',
  'だしを注いで火にかける。',
  '弱火で十分ほど煮る。',
  '器に盛ってねぎを散らす。',
];
const numbered = steps.map((step, i) => `${'①②③④'[i]!}${step}`);

describe('pages in Chinese, Japanese and Korean', () => {
  it('keep foods of a letter or two, however many there are', () => {
    const foods = ['葱 2根', '姜 3片', '米 200克', '盐 5克', '水 1升', '油 2勺'];
    const rows = foods.map((food) => `<tr><td>${food.replace(' ', '</td><td>')}</td></tr>`).join('');
    const recipe = read(
      `<h1>葱粥</h1><h2>用料</h2><table>${rows}</table><h2>做法</h2><ol><li>${steps.join('<li>')}</ol>`,
    );
    expect(texts(recipe.ingredients)).toEqual(foods);
  });

  it('have headings in brackets, measures before their numbers, circled numbers and a word of farewell', () => {
    const foods = ['米 大さじ1', '塩 小さじ1/2', 'だし 適量', '油 大さじ2'];
    const recipe = read(
      `<h1>ねぎがゆ</h1><div>こんにちは。<br><b>【材料　2人分】</b><br>${foods.join('<br>')}<br><b>【作り方】</b><br>${numbered.join('<br>')}<br>ぜひ作ってみてくださいね！</div>`,
    );
    expect(texts(recipe.ingredients)).toEqual(foods);
    expect(texts(recipe.instructions)).toEqual(steps);
    expect(recipe.servings).toBe(2);
  });

  it('are read in full-width digits and letters as well, which stay as they are written', () => {
    const foods = ['米 大さじ１', '塩 小さじ１／２', '水 ２００ｍｌ', '２　個　卵', '牛肉　１．５ｋｇ'];
    const lines = `<b>【材料　２人分】</b><br>${foods.join('<br>')}<br><b>【作り方】</b><br>${steps.join('<br>')}`;
    const recipe = read(`<h1>ねぎがゆ</h1><div>${lines}</div>`);
    expect(texts(recipe.ingredients)).toEqual(foods.map((food) => food.replaceAll('　', ' ')));
    expect(texts(recipe.instructions)).toEqual(steps);
    expect(recipe).toMatchObject({ recipeYield: '２人分', servings: 2 });
  });

  it('name the dish in the heading of the steps', () => {
    expect(headingKind('葱粥的做法', true)).toBe('steps');
    expect(headingKind('ねぎがゆの作り方', true)).toBe('steps');
    expect(headingKind('ねぎがゆの作り方')).toBe(null);
    expect(headingKind('材料2人分')).toBe('ingredients');
  });

  it('have their name before that of the site where nothing is a heading', () => {
    const list = '<ul><li>쌀 200g</li><li>대파 1대</li><li>물 1L</li></ul>';
    const body = `<p>대파죽</p><p><b>재료</b></p>${list}<p><b>만드는 법</b></p><ol><li>쌀을 씻어 냄비에 넣어요.</li><li>물을 붓고 끓여요.</li></ol>`;
    expect(read(body, '대파죽 : 우리 부엌').name).toBe('대파죽');
  });
});
