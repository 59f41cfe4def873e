import {
  applyDecorators,
  HttpCode,
  Redirect,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type StreamableFile,
} from '@nestjs/common';
import { ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { OPERATIONS, type OperationId, type Reply, type Sent } from '#contract';
import type { IsBinary } from '#contract/contract';

export const OPERATION = 'contract:operation';

type Answered<K extends OperationId> =
  IsBinary<K> extends true ? StreamableFile : [Reply<K>] extends [never] ? { url: string } : Reply<K>;
/** A handler takes whatever Nest injects, but it must take the body of the operation and resolve to its reply. */
type Handler<K extends OperationId> = (...args: never[]) => Promise<Answered<K>>;
type Complete<K extends OperationId, H extends Handler<K>> = [Sent<K>] extends [never]
  ? unknown
  : Sent<K> extends Parameters<H>[number]
    ? unknown
    : { handlerMustTake: Sent<K> };
type Bind<K extends OperationId> = <H extends Handler<K>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<H> & Complete<K, H>,
) => void;

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Binds a handler to an operation of the contract: route, aliases, status, access and documentation come from there. */
export function Operation<K extends OperationId>(id: K): Bind<K> {
  const { method, path, aliases, status, tag, summary, consumes } = OPERATIONS[id];
  return applyDecorators(
    RequestMapping({ path: [path, ...aliases], method: RequestMethod[method.toUpperCase() as 'GET'] }),
    status === 302 ? Redirect() : HttpCode(status),
    SetMetadata(OPERATION, id),
    ApiTags(tag),
    ApiOperation({ operationId: id, summary }),
    ApiResponse({ status }),
    ...(consumes ? [ApiConsumes(MEDIA[consumes])] : []),
  ) as Bind<K>;
}
