import { csvOf } from './save-rows.ts';

it('writes what programs for tables read, and nothing that they would run', () => {
  const rows = [
    { id: '1', name: 'Milk, whole', color: '#fff' },
    { id: '2', name: 'Said "so"', color: '=SUM(A1)' },
  ];
  expect(csvOf('labels', rows)).toBe('name,color\r\n"Milk, whole",#fff\r\n"Said ""so""",\'=SUM(A1)');
  const food = { id: '1', name: 'egg', aliases: [{ name: 'hen’s egg' }, { name: 'oeuf' }], label: null, onHand: true };
  expect(csvOf('foods', [food]).split('\r\n')[1]).toBe('egg,,hen’s egg; oeuf,,true,,,');
});
