import { failedFiles } from './failed-files.ts';

const FAIL = ' FAIL   web  libs/ui/src/feedback/toast.spec.tsx (9.2 s)';

it('names each failed file once', () => {
  const lines = [
    ' PASS   unit  tools/a.spec.ts',
    FAIL,
    '  ● a message › closes',
    FAIL,
    'Test Suites: 1 failed, 2 passed, 3 total',
  ];
  expect(failedFiles(lines)).toEqual(['libs/ui/src/feedback/toast.spec.tsx']);
});

it.each([
  { name: 'a run that ended without a summary', lines: [FAIL] },
  { name: 'a failure that is not named', lines: [FAIL, 'Test Suites: 2 failed, 2 total'] },
  { name: 'a run in which nothing failed', lines: ['Test Suites: 3 passed, 3 total'] },
])('names no file of $name', ({ lines }) => expect(failedFiles(lines)).toEqual([]));
