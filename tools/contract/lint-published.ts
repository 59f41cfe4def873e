/** Lints the published documents with Redocly's and Spectral's rules and checks that every example fits its schema. */
import '../transform.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';

const { publishDocument } = await import('../../libs/contract/src/published-document.ts');

async function redocly(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-server-example.com': 'off', 'no-ambiguous-paths': 'off', 'operation-2xx-response': 'off' },
  });
  const problems = await lintFromString({ source, config });
  return problems.map(({ location: [place], message, ruleId }) => `redocly ${place?.pointer}: ${message} (${ruleId})`);
}

async function spectral(source: string): Promise<string[]> {
  const linter = new spectralCore.Spectral();
  linter.setRuleset({
    extends: [spectralRulesets.oas as RulesetDefinition],
    rules: {
      // the server is not hosted at one address, and nobody is to be written to
      'info-contact': 'off',
    },
  });
  const problems = await linter.run(JSON.parse(source, withoutUnicodeClasses));
  return problems.map(({ path, message, code }) => `spectral #/${path.join('/')}: ${message} (${code})`);
}

/** Spectral compiles patterns without the flag `u`, so that \p{L} would mean other letters. Redocly checks these patterns. */
const withoutUnicodeClasses = (key: string, value: unknown) =>
  key === 'pattern' && typeof value === 'string' && value.includes('\\p{') ? undefined : value;

const documents = { 'openapi.json': { aliases: false }, 'openapi-compat.json': { aliases: true } };
for (const [name, options] of Object.entries(documents)) {
  const source = JSON.stringify(publishDocument(options));
  const problems = [...(await redocly(source)), ...(await spectral(source))];
  for (const problem of problems) console.error(`${name} ${problem}`);
  if (problems.length) process.exitCode = 1;
}
