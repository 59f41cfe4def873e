import { Body, Inject, Param, Query, type Type } from '@nestjs/common';
import type { OperationId, QueryParams, ResponseBody, RequestBody } from '#contract';
import type { Context } from '#persistence';
import { BoundOperation } from './operation.decorator.ts';
import { RequestContext } from '../request/request-context.ts';

type Id<Name extends string> = Extract<Name, OperationId>;

/** Methods of a resource's service, typed by the response bodies of the contract. */
interface PlainResourceService<Singular extends string, Plural extends string> {
  list(context: Context, query: QueryParams<Id<`list${Plural}`>>): Promise<ResponseBody<Id<`list${Plural}`>>>;
  create(context: Context, body: RequestBody<Id<`create${Singular}`>>): Promise<ResponseBody<Id<`create${Singular}`>>>;
  get(context: Context, id: string): Promise<ResponseBody<Id<`get${Singular}`>>>;
  update(
    context: Context,
    id: string,
    body: RequestBody<Id<`update${Singular}`>>,
  ): Promise<ResponseBody<Id<`update${Singular}`>>>;
  delete(context: Context, id: string): Promise<ResponseBody<Id<`delete${Singular}`>>>;
}

export interface ResourceService<Singular extends string, Plural extends string> extends PlainResourceService<
  Singular,
  Plural
> {
  duplicate(context: Context, id: string, name?: string | null): Promise<ResponseBody<Id<`duplicate${Singular}`>>>;
}

/**
 * A controller for the usual operations of a resource: `listNotifiers`, `createNotifier`, `getNotifier`, `updateNotifier` and
 * `patchNotifier`, `deleteNotifier` for `PlainResourceController(NotifiersService, 'Notifier', 'Notifiers')`.
 */
export function PlainResourceController<
  Singular extends string,
  Plural extends string,
  S extends PlainResourceService<Singular, Plural>,
>(service: Type<S>, singular: Singular, plural: Plural) {
  abstract class Controller {
    @Inject(service)
    protected readonly service: S;

    @BoundOperation(`list${plural}`)
    async list(@RequestContext() context: Context, @Query() query: QueryParams<Id<`list${Plural}`>>) {
      return this.service.list(context, query);
    }

    @BoundOperation(`create${singular}`)
    async create(@RequestContext() context: Context, @Body() body: RequestBody<Id<`create${Singular}`>>) {
      return this.service.create(context, body);
    }

    @BoundOperation(`get${singular}`)
    async get(@RequestContext() context: Context, @Param('id') id: string) {
      return this.service.get(context, id);
    }

    @BoundOperation(`update${singular}`, `patch${singular}`)
    async update(
      @RequestContext() context: Context,
      @Param('id') id: string,
      @Body() body: RequestBody<Id<`update${Singular}`>>,
    ) {
      return this.service.update(context, id, body);
    }

    @BoundOperation(`delete${singular}`)
    async delete(@RequestContext() context: Context, @Param('id') id: string) {
      return this.service.delete(context, id);
    }
  }
  return Controller;
}

/** Adds the operation that copies a row, such as `duplicateFood`. */
export function ResourceController<
  Singular extends string,
  Plural extends string,
  S extends ResourceService<Singular, Plural>,
>(service: Type<S>, singular: Singular, plural: Plural) {
  abstract class Controller extends PlainResourceController<Singular, Plural, S>(service, singular, plural) {
    @BoundOperation(`duplicate${singular}`)
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
