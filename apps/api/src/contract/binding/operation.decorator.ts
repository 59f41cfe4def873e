import {
  applyDecorators,
  type ExecutionContext,
  HttpCode,
  Redirect,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type StreamableFile,
} from '@nestjs/common';
import type { Request } from 'express';
import { OPERATIONS, type OperationId, type ResponseBody, type RequestBody } from '#contract';
import type { IsBinary } from '#contract/contract';

const OPERATION_IDS = 'contract:operations';

type HandlerResult<K extends OperationId> =
  IsBinary<K> extends true ? StreamableFile : [ResponseBody<K>] extends [never] ? { url: string } : ResponseBody<K>;
/** A handler takes any injected arguments, but must take the body of the operation and resolve to its response body. */
type Handler<K extends OperationId> = (...args: never[]) => Promise<HandlerResult<K>>;
type TakesBody<K extends OperationId, H extends Handler<K>> = [RequestBody<K>] extends [never]
  ? unknown
  : RequestBody<K> extends Parameters<H>[number]
    ? unknown
    : { handlerMustTake: RequestBody<K> };
type Bind<K extends OperationId> = <H extends Handler<K>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<H> & TakesBody<K, H>,
) => void;

const METHODS = {
  get: RequestMethod.GET,
  post: RequestMethod.POST,
  put: RequestMethod.PUT,
  patch: RequestMethod.PATCH,
  delete: RequestMethod.DELETE,
};

/**
 * Binds a handler to an operation of the contract, which defines route, aliases, status and access. The operation of the PATCH
 * that does the same as a PUT is the second argument; `HttpAdapter` adds its route.
 */
export const Operation: <K extends OperationId>(id: K, patch?: K) => Bind<K> = bindOperation;

/** Binds a handler whose types `ResourceService` checks, because the operations' names are known at run time only. */
export const BoundOperation = (id: string, patch?: string): MethodDecorator =>
  bindOperation(asOperationId(id), patch && asOperationId(patch));

function bindOperation(id: OperationId, patch?: OperationId | '') {
  const { method, path, aliases, status } = OPERATIONS[id];
  return applyDecorators(
    RequestMapping({ path: [path, ...aliases], method: METHODS[method] }),
    status === 302 ? Redirect() : HttpCode(status),
    SetMetadata(OPERATION_IDS, patch ? [id, patch] : [id]),
  );
}

function asOperationId(id: string): OperationId {
  if (!isOperationId(id)) throw new Error(`The contract has no operation ${id}`);
  return id;
}

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

/** Returns the operations of a handler; handlers outside the contract have none. */
export function operationsOf(handler: object): OperationId[] {
  return Reflect.getMetadata(OPERATION_IDS, handler) ?? [];
}

/** Returns the operation of a request. HEAD is answered as GET. */
export function operationOfRequest(execution: ExecutionContext): OperationId | undefined {
  const method = execution.switchToHttp().getRequest<Request>().method.toLowerCase();
  const ids = operationsOf(execution.getHandler());
  return ids.find((id) => OPERATIONS[id].method === method) ?? ids[0];
}
