const FORMATS = new Set(['Collator', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat']);
const METHODS = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);

/** Refuses formats outside of #locales, which fixes calendar and digits: browsers and servers differ in those of a locale. */
export const localeFormats = {
  create: (context) => {
    const report = (node) => context.report({ node, message: 'Format with a function of #locales.' });
    return {
      NewExpression(node) {
        const { object, property } = node.callee;
        if (object?.name === 'Intl' && FORMATS.has(property.name)) report(node);
      },
      CallExpression(node) {
        if (METHODS.has(node.callee.property?.name)) report(node);
      },
    };
  },
};
