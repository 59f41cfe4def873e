import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { SuggestInput } from './suggest-input.tsx';

interface Heard {
  committed: string[];
  entered: number;
}

interface FieldProps {
  onEnter: () => void;
  onCommit?: (chosen: string) => void;
}

function Field({ onEnter, onCommit }: FieldProps) {
  const [value, setValue] = useState('');
  return (
    <div role="group" onKeyDown={(event) => event.key === 'Enter' && !event.defaultPrevented && onEnter()}>
      <SuggestInput
        label="Food"
        value={value}
        options={['leek', 'lentil', 'onion']}
        onChange={setValue}
        onCommit={onCommit}
      />
      <button>Next</button>
    </div>
  );
}

const renderField = (commits: boolean) => {
  const heard: Heard = { committed: [], entered: 0 };
  const onCommit = (chosen: string) => void heard.committed.push(chosen);
  renderUi(<Field onEnter={() => (heard.entered += 1)} onCommit={commits ? onCommit : undefined} />);
  return { heard, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Food' }) };
};
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('a field with suggestions', () => {
  it('offers what matches and takes the one that is chosen by the keyboard', async () => {
    const { field, heard } = renderField(false);
    await userEvent.type(field, 'le');
    await waitFor(() => expect(options()).toEqual(['leek', 'lentil']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(field.value).toBe('lentil'));
    expect(heard.entered).toBe(0);
    expect(options()).toEqual([]);
  });

  it('takes the one that is clicked', async () => {
    const { field, heard } = renderField(true);
    await userEvent.type(field, 'on');
    await userEvent.click(await screen.findByRole('option', { name: 'onion' }));
    await waitFor(() => expect(field.value).toBe('onion'));
    expect(heard.committed).toEqual(['onion']);
  });

  it('leaves Enter to whoever contains it while nothing is chosen', async () => {
    const { field, heard } = renderField(false);
    await userEvent.type(field, 'leek soup{Enter}');
    expect(heard.entered).toBe(1);
    expect(field.value).toBe('leek soup');
  });

  it('commits free text by Enter and by leaving, once each', async () => {
    const { field, heard } = renderField(true);
    await userEvent.type(field, 'ramsons{Enter}');
    expect(heard).toEqual({ committed: ['ramsons'], entered: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(heard.committed).toEqual(['ramsons', 'ramsons']);
  });

  it('does not take the Enter that ends the composition of a character', async () => {
    const { field, heard } = renderField(true);
    await userEvent.type(field, 'ねぎ');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(heard.committed).toEqual([]);
  });

  it('offers nothing any more when the focus has gone on', async () => {
    const { field } = renderField(false);
    const next = screen.getByRole('button', { name: 'Next' });
    field.focus();
    fireEvent.change(field, { target: { value: 'le' } });
    // before the next frame, in which the list takes the focus to its field
    await waitFor(() => expect(field.dataset['state']).toBe('open'), { interval: 0 });
    next.focus();
    await nextFrame();
    expect(document.activeElement).toBe(next);
    await waitFor(() => expect(options()).toEqual([]));
  });

  it('comes back closed on a touch screen, where only a tap outside closes the list', async () => {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    const { field } = renderField(false);
    const person = userEvent.setup({ delay: 30 });
    await person.type(field, 'le');
    await waitFor(() => expect(options()).toHaveLength(2));
    await person.tab();
    await waitFor(() => expect(options()).toEqual([]));
    await nextFrame();
    await person.tab({ shift: true });
    expect(document.activeElement).toBe(field);
    await nextFrame();
    expect(options()).toEqual([]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });
});
