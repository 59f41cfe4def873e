export { BadArchive, LIMITS } from './files/limits.ts';
export { FORMATS } from './formats/index.ts';
export { readFiles, type ReadItem } from './read-files.ts';
export { filed, type FiledAsset, type FiledRecipe } from './recipe.ts';
export type { ExportedRecipe } from './out/exported.ts';
export { type ExportFormat, WRITERS } from './out/index.ts';
