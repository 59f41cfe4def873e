/** Refuses hand-written query keys: two shapes of one response under one key break the screen that comes second. */
export const queryKeys = {
  create: (context) => ({
    Property({ key }) {
      if (key.name === 'queryKey')
        context.report({
          node: key,
          message: 'Take the key from the contract client; another shape is made by `select`.',
        });
    },
  }),
};
