import { jest } from '@jest/globals';
import { persistently } from './persistently.ts';

it('is there once it can be fetched', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const part = persistently(() => (++tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('a part')));
  await jest.advanceTimersByTimeAsync(10_000);
  expect([await part, tries]).toEqual(['a part', 3]);
  jest.useRealTimers();
});
