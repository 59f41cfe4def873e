/**
 * Refuses tables such as `const LABELS: Record<string, string> = { … }`: looked up by a text of a request, `__proto__` or
 * `constructor` finds something in each of them. A Map has only what was put into it.
 */
const isOpenRecord = (type) => {
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  if (['Readonly', 'Partial'].includes(type.typeName.name)) return isOpenRecord(first);
  return type.typeName.name === 'Record' && first?.type === 'TSStringKeyword';
};

export const noOpenLookups = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'ObjectExpression' || !init.properties.length) return;
      if (!isOpenRecord(id.typeAnnotation?.typeAnnotation)) return;
      context.report({ node: id, message: 'Use a Map: every object also has __proto__, constructor and the like.' });
    },
  }),
};
