import { jest } from '@jest/globals';
import { storeCapturedPage, takeCapturedPage } from './captured-page.ts';

afterEach(() => {
  jest.useRealTimers();
  location.hash = '';
});

it('keeps a captured page while the browser is at the provider, for one use', () => {
  location.hash = 'page=H4sI';
  storeCapturedPage();
  location.hash = '';
  expect(takeCapturedPage()).toBe('page=H4sI');
  expect(takeCapturedPage()).toBeUndefined();
});

it('keeps no other hash, and no page of a sign-in that was given up', () => {
  location.hash = 'challenge=abc';
  storeCapturedPage();
  expect(takeCapturedPage()).toBeUndefined();
  location.hash = 'page=H4sI';
  storeCapturedPage();
  jest.useFakeTimers({ now: Date.now() + 11 * 60_000 });
  expect(takeCapturedPage()).toBeUndefined();
});
