export {
  OPERATIONS,
  type ResponseSchema,
  type RequestSchema,
  type ListQuery,
  type OperationId,
  type QueryParams,
  type ResponseBody,
  type RequestBody,
} from './contract.ts';
export type { paths, components } from './generated/wire-types.ts';
export type { UploadedFile } from './upload.ts';
