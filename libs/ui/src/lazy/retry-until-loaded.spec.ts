import { jest } from '@jest/globals';
import { retryUntilLoaded } from './retry-until-loaded.ts';

it('retries a load until it succeeds', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const part = retryUntilLoaded(() => (++tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('a part')));
  await jest.advanceTimersByTimeAsync(10_000);
  expect([await part, tries]).toEqual(['a part', 3]);
  jest.useRealTimers();
});
