import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { OrganizersModule } from '#organizers';
import { ParsingModule } from '#parsing';
import { CleanUpModule } from '../clean-up/clean-up.module.ts';
import { ImportExportModule } from '../import-export/import-export.module.ts';
import { RecipeCoreModule } from '../recipes/recipe-core.module.ts';
import { BulkAction, BulkChange } from './bulk-action.entity.ts';
import { BulkActionsService } from './bulk-actions.service.ts';
import { BulkExport } from './bulk-export.entity.ts';
import { BulkExportsService } from './bulk-exports.service.ts';

const services = [BulkActionsService, BulkExportsService];

/** Actions on and archives of many recipes. */
@Module({
  imports: [
    CleanUpModule,
    GroupsModule,
    IdentityModule,
    ImportExportModule,
    OrganizersModule,
    ParsingModule,
    RecipeCoreModule,
    TypeOrmModule.forFeature([BulkAction, BulkChange, BulkExport]),
  ],
  providers: services,
  exports: services,
})
export class BulkModule {}
