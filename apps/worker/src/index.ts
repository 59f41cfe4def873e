export { WorkerModule } from './worker.module.ts';
