import { defineThreadTask, ValidationFailed, runInThread, TooCostly } from '#platform';
import { type LinesRequest, type ParsedLines, task as parseLines } from './parse-lines.worker-task.ts';

const parseLinesTask = defineThreadTask<typeof parseLines>(import.meta.url, 'parse-lines.worker-task', {
  seconds: 10,
  lane: 'texts',
});

/** Characters up to which lines are parsed without a thread. This takes a few milliseconds, less than calling a thread, and suffices for most recipes. */
const MAX_INLINE_CHARACTERS = 1000;

/** Parses lines, in a thread if there are many. Throws 422 if parsing takes too long. */
export async function readLines(request: LinesRequest): Promise<ParsedLines> {
  if (countCharacters(request.lines) <= MAX_INLINE_CHARACTERS) return parseLines(request);
  try {
    return await runInThread(parseLinesTask, request);
  } catch (error) {
    throw error instanceof TooCostly
      ? new ValidationFailed({ ingredients: ['parser.tooCostly'] }, 'parser.tooCostly')
      : error;
  }
}

const countCharacters = (lines: string[]) => lines.reduce((sum, line) => sum + line.length, 0);
