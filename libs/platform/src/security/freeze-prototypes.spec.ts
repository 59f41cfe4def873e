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
  ['a key of all objects cannot be removed', 'delete Object.prototype.constructor', 'TypeError'],
  ['nothing can be added to all objects', '(Object.prototype.admin = true)', 'TypeError'],
  ['__proto__ leads nowhere', '({})["__proto__"] === undefined', true],
  ['and gives nothing away', '((a) => ((a["__proto__"] = { admin: true }), a.admin === undefined))({})', true],
  ['an object may have its own toString', '((a) => ((a.toString = () => "x"), String(a)))({})', 'x'],
])('%s', (_, expression, expected) => {
  expect(afterHardening(expression)).toBe(expected);
});
