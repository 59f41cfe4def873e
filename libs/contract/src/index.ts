export { OPERATIONS, type Answer, type Input, type OperationId, type Reply, type Sent } from './contract.ts';
export type { paths, components } from './generated/wire-types.ts';
export type { UploadedFile } from './upload.ts';
