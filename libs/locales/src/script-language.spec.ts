import { scriptLanguage } from './script-language.ts';

it.each([
  ['طحين', 'en-US', 'ar'],
  ['мука', 'en-US', 'ru'],
  ['小麦粉', 'de-DE', 'zh'],
  ['ごま油', 'en-US', 'ja'],
  ['olive oil', 'ar-SA', 'en'],
  ['Olivenöl', 'en-US', undefined],
  ['pesto جاهز', 'ar-SA', undefined],
  ['小麦粉', 'ja-JP', undefined],
  ['2', 'ar-SA', undefined],
])('%s on a page in %s is read in %s', (text, page, language) => {
  expect(scriptLanguage(text, page)).toBe(language);
});
