export { EventsController } from './events.controller.ts';
export { GroupsController } from './groups.controller.ts';
export { MembersController } from './members.controller.ts';
export { ReportsController } from './reports.controller.ts';
export { SeedersController } from './seeders.controller.ts';
export { TrashController } from './trash.controller.ts';
export { UploadsController } from './uploads.controller.ts';
