/** Returns a function that makes links to the files of one recipe point to the files of its copy. */
export const rewriteAssetLinks = (from: string, to: string) => (text: string) =>
  text.replaceAll(`/media/recipes/${from}/assets/`, `/media/recipes/${to}/assets/`);
