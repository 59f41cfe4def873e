import { glossaryBreaks } from './glossary.ts';
import { englishLeftovers, sameTexts } from './leftovers.ts';
import { typographyProblems } from './typography.ts';

const texts = (object: Record<string, string>) => new Map(Object.entries(object));

describe('typography', () => {
  it.each([
    ['fr-FR', 'Supprimer\u202f?', []],
    ['fr-FR', 'Supprimer ?', ['breaking space at a mark']],
    ['es-ES', 'Eliminar?', ['question without ¿']],
    ['de-DE', '“Suppe”', ['quotation mark ”']],
    ['pl-PL', 'Usunąć „{{name}}”?', []],
    ['ja-JP', '削除しますか?', ['half-width punctuation']],
    ['en-US', 'Loading...', ['three dots instead of …']],
  ])('judges a text in %s: %s', (locale, text, problems) => {
    expect(typographyProblems(locale, text)).toEqual(problems);
  });
});

describe('glossary', () => {
  const glossary = { register: 'je', terms: { recipe: 'recept', tag: 'tag|label' } };

  it('asks for its word where a label is the bare term', () => {
    const source = texts({ title: 'Recipes', chip: 'Tag', hint: 'Recipes are saved' });
    const translation = texts({ title: 'Gerechten', chip: 'Label', hint: 'Alles is bewaard' });
    expect(glossaryBreaks(glossary, source, translation)).toEqual(['title (Recipes is recept, not gerechten)']);
  });
});

describe('leftovers', () => {
  it('finds English words in another language, but not in names of programs', () => {
    const german = texts({ 'home.lead': 'Sieh the Rezept an', 'migrations.programs.box': 'Recipe Keeper' });
    expect(englishLeftovers('de-DE', german)).toEqual(['home.lead']);
  });

  it('takes no part of a word for an English word', () => {
    expect(englishLeftovers('hu-HU', texts({ 'home.lead': 'Bárki láthatja, és csatlakozhat' }))).toEqual([]);
    expect(englishLeftovers('hu-HU', texts({ 'home.lead': 'Mindent láthat' }))).toEqual([]);
  });

  it('finds two different labels of one screen that read the same', () => {
    const source = texts({ 'user.save': 'Save', 'user.keep': 'Keep', 'home.keep': 'Keep' });
    const translation = texts({ 'user.save': 'Sichern', 'user.keep': 'Sichern', 'home.keep': 'Sichern' });
    expect(sameTexts(source, translation)).toEqual(['user.save = user.keep']);
  });
});
