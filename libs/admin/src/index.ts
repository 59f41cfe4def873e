export { AdminModule } from './admin.module.ts';
export { AppInfoService } from './app-info.service.ts';
export { ServerTasksService, testTask } from './server-tasks.service.ts';
