import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { RecipesModule } from '#recipes';
import { MigratedRecipe } from './migrated-recipe.entity.ts';
import { MigrationRunner } from './migration-runner.ts';
import { Migration } from './migration.entity.ts';
import { MigrationsService } from './migrations.service.ts';
import { OriginsService } from './origins.service.ts';

@Module({
  imports: [GroupsModule, RecipesModule, TypeOrmModule.forFeature([MigratedRecipe, Migration])],
  providers: [MigrationRunner, MigrationsService, OriginsService],
  exports: [MigrationRunner, MigrationsService],
})
export class MigrationsModule {}
