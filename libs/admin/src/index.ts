export { AboutService } from './about.service.ts';
export { AdminModule } from './admin.module.ts';
export { AppInfoService } from './app-info.service.ts';
export { ChecksService } from './checks.service.ts';
export { LogsService } from './logs.service.ts';
export { MaintenanceService } from './maintenance.service.ts';
export { pruneLogs } from './prune-logs.ts';
export { ServerTasksService, testTask } from './server-tasks.service.ts';
