export { MigrationsController } from './migrations.controller.ts';
