const FAILED_FILE = /^\s*FAIL\s.*?(\S+\.spec\.tsx?)/;
const SUMMARY = /^Test Suites: (\d+) failed/;

/**
 * Test files that Jest's output reports as failed. Empty without a summary or with another number of files in it, because then files
 * may have failed that the output does not name.
 */
export function failedFiles(lines: string[]): string[] {
  const files = new Set(lines.flatMap((line) => FAILED_FILE.exec(line)?.[1] ?? []));
  const count = lines.map((line) => SUMMARY.exec(line)?.[1]).findLast((found) => found !== undefined);
  return Number(count) === files.size ? [...files] : [];
}
