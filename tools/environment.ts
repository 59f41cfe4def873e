/** Prints the table of configuration variables as Markdown, for the README. */
import './transform.ts';

const { describeEnvironment } = await import('../libs/platform/src/environment.ts');
const cell = (text: string) => text.replace(/\|/g, '\\|');
console.log('| Variable | Default | Meaning |\n|---|---|---|');
for (const { name, initial, description } of describeEnvironment()) {
  console.log(`| \`${name}\` | ${initial ? `\`${cell(initial)}\`` : ''} | ${cell(description)} |`);
}
