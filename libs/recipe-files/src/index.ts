export { BadArchive, LIMITS } from './files/limits.ts';
export { FORMATS } from './formats/index.ts';
export { mayBeMealieBackup, openMealieBackup } from './mealie-server/open-server.ts';
export type * from './mealie-server/server.ts';
export { uuidOf } from './formats/mealie-tables.ts';
export { readFiles, type ReadItem } from './read-files.ts';
export { filed, type FiledAsset, type FiledRecipe, type FiledSubRecipe } from './recipe.ts';
export type { ExportedRecipe } from './out/exported.ts';
export { type ExportFormat, WRITERS } from './out/index.ts';
