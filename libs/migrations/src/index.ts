export { knownRecipes, noteMigrated, sameAddress } from './migrated-recipes.ts';
export { MigrationRunner } from './migration-runner.ts';
export { MigrationsModule } from './migrations.module.ts';
export {
  type MigrationPayload,
  MigrationsService,
  pruneMigrations,
  runMigration,
  undoMigration,
} from './migrations.service.ts';
export { keyOf } from './recipe-key.ts';
