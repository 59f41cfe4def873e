import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fieldAnchor, lineAnchor, type LowConfidenceFields } from '../review/low-confidence.ts';
import { PlacesToCheck } from './places-to-check.tsx';

const all: LowConfidenceFields = {
  parts: new Map([['performTime', 'text']]),
  lines: new Map([
    ['a', '1 gr. tin of figs'],
    ['b', '2 or so plums'],
  ]),
};

function Form() {
  const [open, setOpen] = useState(all);
  const correct = (id: string) =>
    setOpen(({ parts, lines }) => ({ parts: without(parts, id), lines: without(lines, id) }));
  return (
    <>
      <PlacesToCheck all={all} open={open} />
      {(['performTime', 'a', 'b'] as const).map((id) => (
        <div key={id} id={id === 'performTime' ? fieldAnchor(id) : lineAnchor(id)}>
          <input aria-label={id} onChange={() => correct(id)} />
        </div>
      ))}
    </>
  );
}

const without = <K extends string, V>(map: ReadonlyMap<K, V>, id: string) =>
  new Map([...map].filter(([key]) => key !== id));

async function openForm() {
  Element.prototype.scrollIntoView = () => undefined;
  await renderScreen(<Form />, fakeServer({}));
  await screen.findByRole('region', { name: 'Lines to check' });
}

const press = (direction: 'Next' | 'Previous') =>
  userEvent.click(screen.getByRole('button', { name: `${direction} place to check` }));
const status = () => screen.getByRole('region', { name: 'Lines to check' }).textContent;
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the places to check after an import', () => {
  it('are gone through in both directions, lines first, with the words of the page', async () => {
    await openForm();
    expect(status()).toContain('3 places to check');
    await press('Next');
    expect([focused(), status()]).toEqual(['a', expect.stringContaining('1 gr. tin of figs')]);
    await press('Next');
    await press('Next');
    expect([focused(), status()]).toEqual(['performTime', expect.stringContaining('3 of 3 to check')]);
    await press('Next');
    expect(focused()).toBe('a');
    await press('Previous');
    expect(focused()).toBe('performTime');
  });

  it('skip what was corrected, and disappear with the last one', async () => {
    await openForm();
    await press('Next');
    await userEvent.keyboard('1');
    await press('Next');
    expect([focused(), status()]).toEqual(['b', expect.stringContaining('1 of 2')]);
    await userEvent.keyboard('2');
    await press('Next');
    await userEvent.keyboard('3');
    expect(screen.queryByRole('region', { name: 'Lines to check' })).toBeNull();
  });
});
