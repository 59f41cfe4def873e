import { kindOf, markdownOf, sizeText } from './asset-kinds.ts';

const asset = { name: 'The [dough] \\', icon: '', fileName: 'a.webp', type: 'image/webp', size: 1 };

it('a picture is shown, any other file is led to, whatever it is called', () => {
  expect(markdownOf('r', asset)).toBe('![The \\[dough\\] \\\\](/api/media/recipes/r/assets/a.webp)');
  expect(markdownOf('r', { ...asset, name: 'List', type: 'application/pdf' })).toBe(
    '[List](/api/media/recipes/r/assets/a.webp)',
  );
});

it('a file is known by its type', () => {
  expect(
    ['audio/ogg', 'video/mp4', 'text/plain; charset=utf-8', 'application/pdf'].map((type) => kindOf({ type })),
  ).toEqual(['sound', 'video', 'text', 'file']);
});

it('a size is short', () => {
  expect([sizeText(9, 'en-US'), sizeText(52_300, 'en-US'), sizeText(3_450_000, 'en-US')]).toEqual([
    '0.1 kB',
    '52 kB',
    '3.5 MB',
  ]);
});
