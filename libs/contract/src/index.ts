export {
  OPERATIONS,
  type Answer,
  type Input,
  type ListQuery,
  type OperationId,
  type Query,
  type Reply,
  type Sent,
} from './contract.ts';
export type { paths, components } from './generated/wire-types.ts';
export type { UploadedFile } from './upload.ts';
