import { byLetter, matching } from './by-letter.ts';

const list = ['Zwiebel', 'Äpfel', 'apfelmus', '3 Zutaten', 'éclair'].map((name) => ({ name }));
const names = (groups: ReturnType<typeof byLetter<{ name: string }>>) =>
  groups.map(({ letter, items }) => [letter, ...items.map(({ name }) => name)]);

describe('organizers by letter', () => {
  it('puts accented letters with their plain ones and the rest under #', () => {
    expect(names(byLetter(list, 'de-DE'))).toEqual([
      ['#', '3 Zutaten'],
      ['A', 'Äpfel', 'apfelmus'],
      ['E', 'éclair'],
      ['Z', 'Zwiebel'],
    ]);
  });

  it('finds by any part, without regard to case and accents', () => {
    expect(matching(list, 'APFEL').map(({ name }) => name)).toEqual(['Äpfel', 'apfelmus']);
    expect(matching(list, '')).toHaveLength(5);
  });
});
