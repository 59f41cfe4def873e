import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FormerMembers } from './former-members.ts';
import { Group } from './group.entity.ts';
import { GroupPreferences } from './group-preferences.entity.ts';
import { GroupEventsService } from './group-events.service.ts';
import { GroupsService } from './groups.service.ts';
import { Merge } from './merges/merge.entity.ts';
import { MergesService } from './merges/merges.service.ts';
import { ReportEntry } from './report-entry.entity.ts';
import { Report } from './report.entity.ts';
import { ReportsService } from './reports.service.ts';
import { TrashService } from './trash/trash.service.ts';
import { Trashed } from './trash/trashed.entity.ts';
import { UploadsService } from './uploads/uploads.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Group, GroupPreferences, Merge, Report, ReportEntry, Trashed])],
  providers: [
    FormerMembers,
    GroupEventsService,
    GroupsService,
    MergesService,
    ReportsService,
    TrashService,
    UploadsService,
  ],
  exports: [GroupEventsService, GroupsService, MergesService, ReportsService, TrashService, UploadsService],
})
export class GroupsModule {}
