export { ApiModule } from './api.module.ts';
export { applyMiddleware } from './http/middleware.ts';
export { mountWeb } from './web/mount-web.ts';
export { HttpAdapter } from './http/http.adapter.ts';
