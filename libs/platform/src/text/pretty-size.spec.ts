import { prettySize } from './pretty-size.ts';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1_342_177_280, '1.25 GB'],
  [5 * 1024 ** 5, '5120 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(prettySize(bytes)).toBe(text);
});
