export { BoundOperation, Operation } from './binding/operation.decorator.ts';
export { PlainResourceController, ResourceController, type ResourceService } from './binding/resource.controller.ts';
export { RequestContext, successMessage } from './request/request-context.ts';
export { fileResponse } from './response/file-response.ts';
export { allowSharedCaching, pictureResponse } from './response/picture.ts';
