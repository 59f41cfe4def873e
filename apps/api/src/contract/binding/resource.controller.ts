import { Body, Inject, Param, Query, type Type } from '@nestjs/common';
import type { OperationId, QueryParams, ResponseBody, RequestBody } from '#contract';
import type { Context } from '#persistence';
import { BoundOperation } from './operation.decorator.ts';
import { RequestContext } from '../request/request-context.ts';

type Id<Name extends string> = Extract<Name, OperationId>;

/** Methods of a resource's service, typed by the response bodies of the contract. */
interface PlainResourceService<One extends string, Many extends string> {
  list(context: Context, query: QueryParams<Id<`list${Many}`>>): Promise<ResponseBody<Id<`list${Many}`>>>;
  create(context: Context, body: RequestBody<Id<`create${One}`>>): Promise<ResponseBody<Id<`create${One}`>>>;
  get(context: Context, id: string): Promise<ResponseBody<Id<`get${One}`>>>;
  update(
    context: Context,
    id: string,
    body: RequestBody<Id<`update${One}`>>,
  ): Promise<ResponseBody<Id<`update${One}`>>>;
  delete(context: Context, id: string): Promise<ResponseBody<Id<`delete${One}`>>>;
}

export interface ResourceService<One extends string, Many extends string> extends PlainResourceService<One, Many> {
  duplicate(context: Context, id: string, name?: string | null): Promise<ResponseBody<Id<`duplicate${One}`>>>;
}

/**
 * A controller for the usual operations of a resource: `listNotifiers`, `createNotifier`, `getNotifier`, `updateNotifier` and
 * `patchNotifier`, `deleteNotifier` for `PlainResourceController(NotifiersService, 'Notifier', 'Notifiers')`.
 */
export function PlainResourceController<
  One extends string,
  Many extends string,
  S extends PlainResourceService<One, Many>,
>(service: Type<S>, one: One, many: Many) {
  abstract class Controller {
    @Inject(service)
    protected readonly service: S;

    @BoundOperation(`list${many}`)
    async list(@RequestContext() context: Context, @Query() query: QueryParams<Id<`list${Many}`>>) {
      return this.service.list(context, query);
    }

    @BoundOperation(`create${one}`)
    async create(@RequestContext() context: Context, @Body() body: RequestBody<Id<`create${One}`>>) {
      return this.service.create(context, body);
    }

    @BoundOperation(`get${one}`)
    async get(@RequestContext() context: Context, @Param('id') id: string) {
      return this.service.get(context, id);
    }

    @BoundOperation(`update${one}`, `patch${one}`)
    async update(
      @RequestContext() context: Context,
      @Param('id') id: string,
      @Body() body: RequestBody<Id<`update${One}`>>,
    ) {
      return this.service.update(context, id, body);
    }

    @BoundOperation(`delete${one}`)
    async delete(@RequestContext() context: Context, @Param('id') id: string) {
      return this.service.delete(context, id);
    }
  }
  return Controller;
}

/** Adds the operation that copies a row, such as `duplicateFood`. */
export function ResourceController<One extends string, Many extends string, S extends ResourceService<One, Many>>(
  service: Type<S>,
  one: One,
  many: Many,
) {
  abstract class Controller extends PlainResourceController<One, Many, S>(service, one, many) {
    @BoundOperation(`duplicate${one}`)
    async duplicate(
      @RequestContext() context: Context,
      @Param('id') id: string,
      @Body() { name }: { name?: string | null },
    ) {
      return this.service.duplicate(context, id, name);
    }
  }
  return Controller;
}
