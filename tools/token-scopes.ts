/** Writes what each scope of API tokens may do into docs/api-tokens.md; `--check` fails if the page is out of date. */
import './transform.ts';
import { updatePart } from './generated-part.ts';

const { OPERATIONS } = await import('../libs/contract/src/contract.ts');
const { isInScope, TOKEN_SCOPES } = await import('../libs/contract/src/token-scopes.ts');

const ids = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];
const tags = Map.groupBy(ids, (id) => OPERATIONS[id].tag);
/** The scope `write` allows everything. */
const narrowScopes = TOKEN_SCOPES.filter((scope) => scope !== 'write');
const mark = (isAllowed: boolean) => (isAllowed ? 'yes' : '');
const rowOf = (id: (typeof ids)[number]) => {
  const { method, path, access, summary } = OPERATIONS[id];
  const address = path.replace(/:(\w+)/g, '{$1}');
  const cells = [access, ...narrowScopes.map((scope) => mark(isInScope(scope, id)))];
  return `| \`${method.toUpperCase()} ${address}\` | ${summary} | ${cells.join(' | ')} |`;
};
const sections = [...tags]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([tag, own]) =>
    [
      `### ${tag}\n`,
      '<!-- prettier-ignore -->',
      `| Operation | What it does | Who | ${narrowScopes.map((scope) => `\`${scope}\``).join(' | ')} |`,
      `|---|---|---|${narrowScopes.map(() => '---|').join('')}`,
      ...own.map(rowOf),
      '',
    ].join('\n'),
  );

updatePart(
  'docs/api-tokens.md',
  ['<!-- scopes: written by tools/token-scopes.ts -->', '<!-- /scopes -->'],
  sections.join('\n'),
  'node tools/token-scopes.ts',
);
