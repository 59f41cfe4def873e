/** Refuses forms that a browser without scripts would send in the address, passwords included. */
export const formsPost = {
  create: (context) => ({
    JSXOpeningElement({ name, attributes }) {
      if (name.name !== 'form') return;
      const posts = attributes.some((one) => one.name?.name === 'method' && one.value?.value === 'post');
      if (!posts) context.report({ node: name, message: 'Give the form method="post".' });
    },
  }),
};
