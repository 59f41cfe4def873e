import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RouteSearchField } from './route-search-field.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = () => act(() => void jest.advanceTimersByTime(1000));

it('keeps what is typed while the address is changing', () => {
  const onChange = jest.fn<(text: string | undefined) => void>();
  const { rerender } = render(<RouteSearchField label="Find" value="" onChange={onChange} />);
  type('c');
  wait();
  expect(onChange).toHaveBeenLastCalledWith('c');
  type('ch');
  rerender(<RouteSearchField label="Find" value="c" onChange={onChange} />);
  expect(field().value).toBe('ch');
  wait();
  expect(onChange).toHaveBeenLastCalledWith('ch');
});

it('follows an address that something else changes', () => {
  const onChange = jest.fn<(text: string | undefined) => void>();
  const { rerender } = render(<RouteSearchField label="Find" value="" onChange={onChange} />);
  type('soup');
  wait();
  for (const value of ['soup', '', 'soup']) {
    rerender(<RouteSearchField label="Find" value={value} onChange={onChange} />);
    expect(field().value).toBe(value);
  }
});
