export { ApiModule } from './api.module.ts';
export { configureHttp } from './http.ts';
export { mountWeb } from './web/mount-web.ts';
export { SpecificFirstAdapter } from './contract/specific-first.adapter.ts';
