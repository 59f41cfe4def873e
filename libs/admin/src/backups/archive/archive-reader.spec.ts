import { splitLines } from './archive-reader.ts';

async function* chunks(count: number, text: string) {
  const chunk = Buffer.from(text);
  for (let at = 0; at < count; at++) yield chunk;
}

async function countLines(content: AsyncIterable<Buffer>) {
  let lines = 0;
  for await (const _ of splitLines(content)) lines++;
  return lines;
}

it('refuses a line that is longer than any row', async () => {
  const megabyte = ' '.repeat(1024 * 1024);
  await expect(countLines(chunks(65, megabyte))).rejects.toThrow('backups.damaged');
  expect(await countLines(chunks(65, `${megabyte}\n`))).toBe(65);
});
