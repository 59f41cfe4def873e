import {
  applyDecorators,
  HttpCode,
  Redirect,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type StreamableFile,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { OPERATIONS, type OperationId, type ResponseBody, type RequestBody } from '#contract';
import type { IsBinary } from '#contract/contract';
import { parametersOf } from '#contract/document';

export const OPERATION = 'contract:operation';

type Answered<K extends OperationId> =
  IsBinary<K> extends true ? StreamableFile : [ResponseBody<K>] extends [never] ? { url: string } : ResponseBody<K>;
/** A handler takes any injected arguments, but must take the body of the operation and resolve to its response body. */
type Handler<K extends OperationId> = (...args: never[]) => Promise<Answered<K>>;
type Complete<K extends OperationId, H extends Handler<K>> = [RequestBody<K>] extends [never]
  ? unknown
  : RequestBody<K> extends Parameters<H>[number]
    ? unknown
    : { handlerMustTake: RequestBody<K> };
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

/**
 * Binds a handler to an operation of the contract, which defines route, aliases, status, access and documentation. Further operations
 * with the same body and response, such as PATCH beside PUT, use the same handler.
 */
export function Operation<K extends OperationId>(id: K, ...same: K[]): Bind<K> {
  const bind: MethodDecorator = (target, key, descriptor) => {
    bindRoute(id)(target, key, descriptor);
    for (const other of same) bindRoute(other)(target, other, addMethod(target, key, other));
  };
  return bind as Bind<K>;
}

/** Adds a method that calls the first one, because Nest allows one route per method. */
function addMethod(target: object, key: string | symbol, name: string): PropertyDescriptor {
  type Handlers = Record<string | symbol, (...args: unknown[]) => unknown>;
  const { [name]: value } = {
    // Nest looks up parameters by the method's name, so it must equal the operation id
    [name](this: Handlers, ...args: unknown[]) {
      return this[key]!(...args);
    },
  };
  const descriptor = { value, writable: true, configurable: true };
  Object.defineProperty(target, name, descriptor);
  const { constructor } = target;
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, constructor, key);
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, parameters, constructor, name);
  Reflect.defineMetadata('design:paramtypes', Reflect.getMetadata('design:paramtypes', target, key), target, name);
  return descriptor;
}

function bindRoute(id: OperationId): MethodDecorator {
  const { method, path, aliases, status, tag, summary, consumes } = OPERATIONS[id];
  const named = (where: string) =>
    parametersOf(id).flatMap(({ in: place, name, required = false, schema }) =>
      place === where ? { name, required, schema: schema as object } : [],
    );
  return applyDecorators(
    RequestMapping({ path: [path, ...aliases], method: RequestMethod[method.toUpperCase() as 'GET'] }),
    status === 302 ? Redirect() : HttpCode(status),
    SetMetadata(OPERATION, id),
    ApiTags(tag),
    ApiOperation({ operationId: id, summary }),
    ApiResponse({ status }),
    ...named('query').map((parameter) => ApiQuery(parameter)),
    ...named('header').map((parameter) => ApiHeader(parameter)),
    ...(consumes ? [ApiConsumes(MEDIA[consumes]), ApiBody({ schema: { type: 'object' } })] : []),
  ) as MethodDecorator;
}
