/** Comments must be plain sentences: they begin with a noun or a verb, and are at most two lines long before their tags. */
const MAX_LINES = 2;
const RIDDLE = /^(?:of|for|also|into|from|where|whether it|what|who|whoever|whose|nobody|nothing|none)\b/i;
/** Lines with a command are examples, which take their room. */
const COMMAND = /`?(?:npm|npx|node) /;
const DIRECTIVE = /^(?:\/ <|[@#]__|@ts-|@vite-|eslint-|oxlint-|prettier-|istanbul |global |c8 )/;

/** @returns runs of line comments on adjacent lines as one comment each, block comments alone */
function groupsOf(comments) {
  const groups = [];
  for (const comment of comments) {
    const last = groups.at(-1)?.at(-1);
    const continues =
      last?.type === 'Line' &&
      comment.type === 'Line' &&
      comment.loc.start.line === last.loc.end.line + 1 &&
      comment.loc.start.column === last.loc.start.column;
    if (continues) groups.at(-1).push(comment);
    else groups.push([comment]);
  }
  return groups;
}

function proseOf(group) {
  const lines = group
    .flatMap(({ value }) => value.split('\n'))
    .map((line) => line.replace(/^[\s*]+/, '').trim())
    .filter(Boolean);
  const tag = lines.findIndex((line) => /^@\w/.test(line));
  return tag < 0 ? lines : lines.slice(0, tag);
}

export const plainComments = {
  create: (context) => ({
    Program() {
      for (const group of groupsOf(context.sourceCode.getAllComments())) {
        const prose = proseOf(group);
        if (!prose.length || DIRECTIVE.test(prose[0])) continue;
        const [first] = group;
        if (RIDDLE.test(prose[0]))
          context.report({
            loc: first.loc,
            message: `Begin the comment with what it is about, not "${prose[0].split(' ')[0]}".`,
          });
        if (prose.filter((line) => !COMMAND.test(line)).length > MAX_LINES)
          context.report({
            loc: first.loc,
            message: `Shorten the comment to ${MAX_LINES} lines, or move it to docs/.`,
          });
      }
    },
  }),
};
