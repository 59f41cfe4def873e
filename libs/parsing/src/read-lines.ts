import { defineProcessTask, ValidationFailed, runInProcess, TooCostly } from '#platform';
import { type LinesRequest, type ParsedLines, task as parseLines } from './parse-lines.worker-task.ts';

const parseLinesTask = defineProcessTask<typeof parseLines>(import.meta.url, 'parse-lines.worker-task', {
  seconds: 10,
  lane: 'texts',
});

/** Most lines are parsed at once: up to this many characters it takes a few milliseconds, less than calling a process. */
const MAX_INLINE_CHARACTERS = 1000;

/** Parses lines, in a process of their own if there are many. Throws 422 if parsing takes too long. */
export async function readLines(request: LinesRequest): Promise<ParsedLines> {
  if (countCharacters(request.lines) <= MAX_INLINE_CHARACTERS) return parseLines(request);
  try {
    return await runInProcess(parseLinesTask, request);
  } catch (error) {
    throw error instanceof TooCostly
      ? new ValidationFailed({ ingredients: ['parser.tooCostly'] }, 'parser.tooCostly')
      : error;
  }
}

const countCharacters = (lines: string[]) => lines.reduce((sum, line) => sum + line.length, 0);
