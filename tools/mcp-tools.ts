/** Writes the tools of the MCP server into docs/api/mcp.md; `--check` fails if the page is out of date. */
import './transform.ts';
import { updatePart } from './generated-part.ts';

const { isInScope, TOKEN_SCOPES } = await import('../libs/contract/src/token-scopes.ts');
const { TOOLS } = await import('../apps/api/src/mcp/tools.ts');

const rows = TOOLS.map(({ name, description, operations }) => {
  const scopes = TOKEN_SCOPES.filter((scope) => operations.every((id) => isInScope(scope, id)));
  return `| \`${name}\` | ${description} | ${scopes.map((scope) => `\`${scope}\``).join(', ')} |`;
});

updatePart(
  'docs/api/mcp.md',
  ['<!-- tools: written by tools/mcp-tools.ts -->', '<!-- /tools -->'],
  ['<!-- prettier-ignore -->', '| Tool | What it does | Scopes |', '|---|---|---|', ...rows, ''].join('\n'),
  'node tools/mcp-tools.ts',
);
