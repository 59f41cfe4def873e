/** Texts of a copy show the files of the copy. */
export const rewriteAssetLinks = (from: string, to: string) => (text: string) =>
  text.replaceAll(`/media/recipes/${from}/assets/`, `/media/recipes/${to}/assets/`);
