/** Writes the tables of what existing clients find here into docs/api/existing-clients.md; `--check` fails if they are out of date. */
import './transform.ts';
import { updatePart } from './generated-part.ts';

const { document } = await import('../libs/contract/src/document.ts');
const { REPLAYS } = await import('../apps/api/test/clients/replays.ts');

const AREAS = {
  answers: 'What clients read',
  fields: 'Fields of later servers',
  requests: 'How clients ask',
  addresses: 'Addresses of later servers',
};
const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;

const tables = Object.entries(AREAS).map(([area, title]) => {
  const lines = REPLAYS.filter((one) => one.area === area).map(({ what, clients, verdict, how = '' }) =>
    row(what, clients, verdict, how),
  );
  return [`## ${title}\n`, row('What', 'Clients', 'Here', 'How'), '|---|---|---|---|', ...lines].join('\n');
});

/** The operation of an alias has the name of another operation, a word and a number. */
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, { operationId?: string }>).map(([method, { operationId = '' }]) => ({
    address: `${method.toUpperCase()} ${path}`,
    operationId,
  })),
);
const originals = new Map(operations.map(({ operationId, address }) => [operationId, address]));
const aliases = operations.flatMap(({ address, operationId }) => {
  const [, name] = /^(.+)Alias\d+$/.exec(operationId) ?? [];
  const original = name && originals.get(name);
  return original ? [row(`\`${address}\``, `\`${original}\``)] : [];
});
tables.push([`## Aliases\n`, row('Alias', 'Same as'), '|---|---|', ...aliases].join('\n'));

updatePart(
  'docs/api/existing-clients.md',
  ['<!-- tables: written by tools/existing-clients.ts -->', '<!-- /tables -->'],
  `<!-- prettier-ignore-start -->\n\n${tables.join('\n\n')}\n\n<!-- prettier-ignore-end -->`,
  'node tools/existing-clients.ts',
);
