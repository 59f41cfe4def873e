export { Group } from './group.entity.ts';
export { GroupEventsService } from './group-events.service.ts';
export { GroupOwned, type NamedRow } from './group-owned.entity.ts';
export { GroupPreferences, type MealTimes } from './group-preferences.entity.ts';
export { GroupsModule } from './groups.module.ts';
export { GroupCreated, GroupsService, initialPreferences } from './groups.service.ts';
export { HOUSEHOLD_NAME, HOUSEHOLD_SLUG, householdIdOf, householdOf } from './legacy-household.ts';
export { mergedIds } from './merges/replace-references.ts';
export { Merge, type MergeKind } from './merges/merge.entity.ts';
export { MergesService } from './merges/merges.service.ts';
export { ReportEntry } from './report-entry.entity.ts';
export { Report, type ReportStatus } from './report.entity.ts';
export { ReportsService } from './reports.service.ts';
export { CrudService, type ResourceOptions } from './resources/crud.service.ts';
export { TrashEmptied, TrashRestored, TrashRestoring } from './trash/trash-events.ts';
export type { Trashed } from './trash/trashed.entity.ts';
export { reviseSnapshots } from './trash/revise-snapshots.ts';
export { deleteIntoTrash, removeFromTrash, trashedIds } from './trash/trash.ts';
export { emptyTrashes, TrashService } from './trash/trash.service.ts';
export { type UploadedContent, UploadsService } from './uploads/uploads.service.ts';
export {
  ResourceChanged,
  ResourceCopied,
  ResourceMerged,
  ResourcesRemoved,
  ResourcesRead,
} from './resources/resource-events.ts';
