import { Injectable } from '@nestjs/common';
import type { ResponseSchema } from '#contract';
import { CrudService } from '#groups';
import { Label } from '#organizers';
import { type Context, DomainEvents } from '#persistence';
import { isSignificant, computeLearnedOrder, groupTrips } from './learned-order.ts';
import { Purchase } from './purchase.entity.ts';
import { Store } from './store.entity.ts';

/** Older purchases are ignored, because shops change their aisles. */
const MAX_PURCHASES = 2000;

@Injectable()
export class StoresService extends CrudService<Store> {
  constructor(domainEvents: DomainEvents) {
    super(domainEvents, {
      entity: Store,
      event: 'store',
    });
  }

  /** The order of labels in which users checked items in the store. */
  async learnedOrder(context: Context, id: string): Promise<ResponseSchema<'LearnedOrder'>> {
    const { labelOrder } = await this.get(context, id);
    const purchases = await context
      .repository(Purchase)
      .select()
      .andWhere('row.store_id = :id', { id })
      .andWhere('row.label_id IS NOT NULL')
      .orderBy('row.bought_at', 'DESC')
      .limit(MAX_PURCHASES)
      .getMany();
    const trips = groupTrips(
      purchases.flatMap(({ listId, labelId, boughtAt }) => (labelId ? [{ listId, labelId, at: boughtAt }] : [])),
    );
    const learned = computeLearnedOrder(labelOrder, trips);
    return { labelOrder: learned, trips: trips.length, isNew: isSignificant(labelOrder, learned, trips.length) };
  }

  override async update(context: Context, id: string, changes: Partial<Store>): Promise<Store> {
    // 404 for an unknown store before 422 for its fields
    await context.repository(Store).get(id);
    return super.update(context, id, changes);
  }

  protected override async toColumns(context: Context, body: Partial<Store>): Promise<Partial<Store>> {
    if (body.labelOrder) await context.repository(Label).all([...new Set(body.labelOrder)], 'labelOrder');
    return super.toColumns(context, body.labelOrder ? { ...body, labelOrder: [...new Set(body.labelOrder)] } : body);
  }

  /** Removes deleted labels from the order. */
  protected override async addComputed(context: Context, stores: Store[]): Promise<void> {
    await super.addComputed(context, stores);
    const ids = [...new Set(stores.flatMap(({ labelOrder }) => labelOrder))];
    if (!ids.length) return;
    const known = await context.repository(Label).select().andWhere('row.id = ANY(:ids)', { ids }).getMany();
    const existing = new Set(known.map(({ id }) => id));
    for (const store of stores) store.labelOrder = store.labelOrder.filter((id) => existing.has(id));
  }
}
