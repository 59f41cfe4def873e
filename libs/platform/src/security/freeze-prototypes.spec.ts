import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs in a separate process, because the change is irreversible. */
function afterHardening(expression: string): unknown {
  const module = join(import.meta.dirname, 'freeze-prototypes.ts');
  const script = `import { freezePrototypes } from ${JSON.stringify(module)}; freezePrototypes();
    let result; try { result = ${expression}; } catch (error) { result = error.name; } console.log(JSON.stringify(result));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--no-warnings', '--input-type=module-typescript', '-e', script], {
      encoding: 'utf8',
    }),
  );
}

it.each([
  ['refuses to remove a property of Object.prototype', 'delete Object.prototype.constructor', 'TypeError'],
  ['refuses to add a property to Object.prototype', '(Object.prototype.admin = true)', 'TypeError'],
  ['makes __proto__ undefined', '({})["__proto__"] === undefined', true],
  [
    'assigns __proto__ as an ordinary property that is not inherited',
    '((a) => ((a["__proto__"] = { admin: true }), a.admin === undefined))({})',
    true,
  ],
  ['lets an object define its own toString', '((a) => ((a.toString = () => "x"), String(a)))({})', 'x'],
])('%s', (_, expression, expected) => {
  expect(afterHardening(expression)).toBe(expected);
});
