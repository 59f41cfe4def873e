import { jest } from '@jest/globals';
import type { Entry, Store } from '#offline-queue';
import { memoryStore, patientStore } from './queue-store.ts';

const entry = { id: 'one', owner: 'ada' } as Entry;
const never = () => new Promise<never>(() => undefined);

describe('the queue’s store', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const afterWaiting = async <T>(work: Promise<T>): Promise<T> => {
    await jest.advanceTimersByTimeAsync(5000);
    return work;
  };

  it('is the database while it answers', async () => {
    const database = memoryStore();
    const store = patientStore(Promise.resolve(database));
    await store.change('ada', () => [entry]);
    expect(await database.all('ada')).toEqual([entry]);
  });

  it.each<[string, () => Promise<Store>]>([
    ['is never opened', never],
    ['cannot be opened', () => Promise.reject(new Error('There is no database.'))],
    ['opens, but does not answer', async () => ({ all: never, change: never })],
    ['answers readings alone', async () => ({ ...memoryStore(), change: never })],
  ])('is memory if the database %s', async (_, open) => {
    const store = patientStore(open());
    expect(await afterWaiting(store.change('ada', () => [entry]))).toEqual([entry]);
    expect(await store.all('ada')).toEqual([entry]);
  });
});
