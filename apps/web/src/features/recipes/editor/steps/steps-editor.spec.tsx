import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { noLowConfidence } from '../../review/low-confidence.ts';
import { emptyStep, type RecipeDraft, type Step } from '../draft/draft.ts';
import { StepsEditor } from './steps-editor.tsx';
import { fixture } from '../../../../testing/fixture.ts';

const shown = { steps: [] as Step[] };

function Editor() {
  const [draft, setDraft] = useState(
    fixture<RecipeDraft>({
      recipeIngredient: [],
      recipeInstructions: [emptyStep('Chop.'), emptyStep('Fry.')],
    }),
  );
  useEffect(() => {
    shown.steps = draft.recipeInstructions;
  });
  const recipe = { id: 'soup', slug: 'soup' } as Recipe;
  return <StepsEditor recipe={recipe} draft={draft} update={setDraft} doubts={noLowConfidence} />;
}

it('puts the cursor into a step that is added at the end', async () => {
  await renderScreen(<Editor />, fakeServer({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Add step' }));
  await userEvent.keyboard('Serve.');
  expect(shown.steps.map(({ text }) => text)).toEqual(['Chop.', 'Fry.', 'Serve.']);
});
