import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { fakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { noLowConfidence } from '../../review/low-confidence.ts';
import { emptyLine, type Line, type RecipeDraft } from '../draft/draft.ts';
import { IngredientsEditor } from './ingredients-editor.tsx';
import { useLineReader } from './use-line-reader.ts';
import { fixture } from '../../../../testing/fixture.ts';

const line = (changes: Partial<Line>): Line => ({ ...emptyLine(), ...changes });
const parsed = (ingredient: object) => ({
  ingredient: { quantity: null, quantityMax: null, unit: null, food: null, note: '', ...ingredient },
});

const shown = { lines: [] as Line[] };

function Editor({ lines }: { lines: Line[] }) {
  const [draft, setDraft] = useState(fixture<RecipeDraft>({ recipeIngredient: lines, settings: {} }));
  const reader = useLineReader(setDraft);
  useEffect(() => {
    shown.lines = draft.recipeIngredient;
  });
  return (
    <IngredientsEditor
      recipe={fixture<Recipe>({ slug: 'soup', recipeIngredient: [] })}
      draft={draft}
      update={setDraft}
      doubts={noLowConfidence}
      reader={reader}
    />
  );
}

async function edit(...lines: Line[]) {
  const server = fakeServer({
    'GET /units': pageOf([{ name: 'cup', pluralName: null, abbreviation: '', pluralAbbreviation: '', aliases: [] }]),
    'GET /foods': pageOf([]),
  });
  await renderScreen(<Editor lines={lines} />, server);
  await screen.findByRole('list', { name: 'Ingredients' });
  return server;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const notes = () => shown.lines.map(({ note }) => note);

describe('the lines of the ingredients', () => {
  it('are added by Enter below the one with the cursor, and go by Backspace when they are empty', async () => {
    await edit(line({ quantity: 2, food: { name: 'eggs' } }), line({ quantity: 1, food: { name: 'leek' } }));
    await userEvent.type(field('Amount 1'), '{Enter}');
    expect(shown.lines).toHaveLength(3);
    expect(document.activeElement).toBe(field('Amount 2'));
    await userEvent.keyboard('{Backspace}');
    expect(shown.lines.map(({ food }) => food?.name)).toEqual(['eggs', 'leek']);
    expect(document.activeElement).toBe(field('Amount 1'));
  });

  it('keep an amount as it was typed, and say what is wrong with it when the field is left', async () => {
    await edit(line({ quantity: 2, quantityMax: 3, food: { name: 'eggs' } }));
    expect(field('Amount 1').value).toBe('2-3');
    await userEvent.clear(field('Amount 1'));
    await userEvent.type(field('Amount 1'), '3-2');
    expect(screen.queryByText(/must be larger/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/must be larger/)).toBeTruthy();
    expect(shown.lines[0]).toMatchObject({ amount: '3-2', quantity: 2 });
  });

  it('are a unit and a food by their names, or none', async () => {
    await edit(line({ quantity: 2, unit: { id: 'u', name: 'cup' }, food: { name: 'rice' } }));
    await userEvent.clear(field('Unit 1'));
    expect(shown.lines[0]?.unit).toBeNull();
    await userEvent.type(field('Unit 1'), 'Tablespoons');
    expect(shown.lines[0]).toMatchObject({ unit: { name: 'tablespoon' }, words: { unit: 'Tablespoons' } });
  });

  it('get their unit also where the units of the group arrive after it was typed', async () => {
    const ladle = { id: 'l', name: 'ladle', pluralName: null, abbreviation: '', pluralAbbreviation: '', aliases: [] };
    let arrive: (units: object) => void = () => undefined;
    const units = new Promise<object>((resolve) => (arrive = resolve));
    const server = fakeServer({ 'GET /units': () => units, 'GET /foods': pageOf([]) });
    await renderScreen(<Editor lines={[line({ quantity: 2, food: { name: 'rice' } })]} />, server);
    await screen.findByRole('list', { name: 'Ingredients' });
    await userEvent.type(field('Unit 1'), 'ladle');
    expect(shown.lines[0]).toMatchObject({ unit: null });
    arrive(pageOf([ladle]));
    await waitFor(() => expect(shown.lines[0]).toMatchObject({ unit: { id: 'l' }, words: { unit: 'ladle' } }));
  });

  it('make no new unit of what is typed unless somebody says so', async () => {
    await edit(line({ quantity: 2, food: { name: 'rice' } }));
    await userEvent.type(field('Unit 1'), 'te');
    expect(shown.lines[0]).toMatchObject({ unit: null, words: { unit: 'te' } });
    expect(screen.queryByText(/not a unit yet/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('“te” is not a unit yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add it to the units' }));
    expect(shown.lines[0]).toMatchObject({ unit: { name: 'te' }, words: { unit: 'te' } });
  });

  it('come from a pasted block with its headings, and are read by the server', async () => {
    const server = await edit(line({}));
    server.answers['POST /parser/ingredients'] = [
      parsed({ quantity: 2, unit: { id: null, name: 'cup' }, food: { id: null, name: 'flour' } }),
      parsed({ note: 'salt' }),
    ];
    const clipboardData = { getData: () => 'For the dough:\n2 cups flour\nsalt' };
    fireEvent.paste(field('Amount 1'), { clipboardData });
    expect(notes()).toEqual(['2 cups flour', 'salt']);
    await waitFor(() => expect(shown.lines[0]).toMatchObject({ quantity: 2, food: { name: 'flour' } }));
    expect(shown.lines[0]).toMatchObject({ title: 'For the dough', originalText: '2 cups flour' });
  });

  it('stay as they are written where the server cannot read them', async () => {
    await edit(line({}));
    fireEvent.paste(field('Amount 1'), { clipboardData: { getData: () => '2 cups flour\nsalt' } });
    expect(await screen.findByText(/stay as they are written/)).toBeTruthy();
    expect(notes()).toEqual(['2 cups flour', 'salt']);
  });
});
