import { document } from '#contract/document';
import { comparedFields } from './content-text.ts';

it('compares every field of which the server keeps earlier versions', () => {
  const { fields } = document.components.schemas['RecipeVersion']!.properties!;
  expect(comparedFields.toSorted()).toEqual((fields!.items!.enum as string[]).toSorted());
});
