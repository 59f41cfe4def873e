import { derivedId } from './derived-id.ts';

const NAMESPACE = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';

it('derives one id of version 4 from a name and a namespace', () => {
  const id = derivedId('family', NAMESPACE);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(derivedId('family', NAMESPACE)).toBe(id);
  expect(derivedId('friends', NAMESPACE)).not.toBe(id);
});
