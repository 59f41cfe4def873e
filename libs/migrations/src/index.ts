export { findExisting, findMigrated, loadExisting, recordOrigin } from './recipe-origins.ts';
export { MigrationRunner } from './migration-runner.ts';
export { MigrationsModule } from './migrations.module.ts';
export {
  type MigrationPayload,
  MigrationsService,
  pruneMigrations,
  runMigration,
  undoMigration,
} from './migrations.service.ts';
export { recipeKey } from './recipe-key.ts';
export { type FolderFile, FolderImportService, importFolderFile } from './watched-folder/folder-import.service.ts';
export { scanImportFolder, WatchedFolderService } from './watched-folder/watched-folder.service.ts';
