export { BadArchive, LIMITS } from './files/limits.ts';
export { FORMATS } from './readers/index.ts';
export { mayBeMealieBackup, openMealieBackup } from './mealie-server/open-server.ts';
export type * from './mealie-server/mealie-server.types.ts';
export { normalizeUuid } from './readers/mealie/mealie-tables.ts';
export { readFiles, type ReadItem } from './read-files.ts';
export { importedRecipe, type ImportedAsset, type ImportedRecipe, type ImportedSubRecipe } from './imported-recipe.ts';
export type { ExportedRecipe } from './writers/exported-recipe.ts';
export { type ExportFormat, WRITERS } from './writers/index.ts';
