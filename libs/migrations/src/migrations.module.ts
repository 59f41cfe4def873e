import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { RecipesModule } from '#recipes';
import { MigratedRecipe } from './migrated-recipe.entity.ts';
import { MigrationRunner } from './migration-runner.ts';
import { Migration } from './migration.entity.ts';
import { MigrationsService } from './migrations.service.ts';
import { OriginsService } from './origins.service.ts';
import { FolderImportService } from './watched-folder/folder-import.service.ts';
import { WatchedFolderService } from './watched-folder/watched-folder.service.ts';

@Module({
  imports: [GroupsModule, RecipesModule, TypeOrmModule.forFeature([MigratedRecipe, Migration])],
  providers: [FolderImportService, MigrationRunner, MigrationsService, OriginsService, WatchedFolderService],
  exports: [FolderImportService, MigrationRunner, MigrationsService, WatchedFolderService],
})
export class MigrationsModule {}
