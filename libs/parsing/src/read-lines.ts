import { defineThreadTask, ValidationFailed, runInThread, TooCostly } from '#platform';
import { type LinesRequest, type ReadLines, task as parseLines } from './parse-lines.worker-task.ts';

const parseLinesTask = defineThreadTask<typeof parseLines>(import.meta.url, 'parse-lines.worker-task', { seconds: 10 });

/** The lines of most recipes have fewer characters; so many take a few milliseconds whatever they say, less than it takes to ask a thread. */
const MAX_INLINE_CHARACTERS = 1000;

/** Reads lines, in a thread if there are many. 422 where they are made so that this takes too long. */
export async function readLines(request: LinesRequest): Promise<ReadLines> {
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
