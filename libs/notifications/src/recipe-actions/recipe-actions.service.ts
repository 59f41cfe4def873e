import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { CrudService } from '#groups';
import { type Context, DomainEvents } from '#persistence';
import { BadRequest, GuardedFetch } from '#platform';
import { RecipeExportsService } from '#recipes';
import { DeliveriesService } from '../deliveries/deliveries.service.ts';
import type { Delivery } from '../deliveries/delivery.entity.ts';
import { assertAccepted, assertReachable, PEOPLE_RETRIES, type Target } from '../deliveries/targets.ts';
import { RecipeAction } from './recipe-action.entity.ts';

type Body = RequestSchema<'RecipeActionChanges'> & { creatorId?: string };

@Injectable()
export class RecipeActionsService extends CrudService<RecipeAction, Body> implements Target {
  readonly retryPolicy = PEOPLE_RETRIES;

  constructor(
    domainEvents: DomainEvents,
    private readonly deliveries: DeliveriesService,
    private readonly fetch: GuardedFetch,
    private readonly recipes: RecipeExportsService,
  ) {
    super(domainEvents, { entity: RecipeAction, event: 'recipe-action' });
  }

  override async create(context: Context, body: Body): Promise<RecipeAction> {
    this.assertUsable(body);
    return super.create(context, { ...body, creatorId: context.userId });
  }

  override async update(context: Context, id: string, body: Body): Promise<RecipeAction> {
    return context.transaction(async (tx) => {
      const { actionType, url } = await tx.repository(RecipeAction).lock(id);
      const changed = { actionType: body.actionType ?? actionType, url: body.url ?? url };
      if (changed.actionType !== actionType || changed.url !== url) this.assertUsable(changed);
      return super.update(tx, id, body);
    });
  }

  /**
   * Sends a recipe to the address of the action; the delivery log has the outcome.
   *
   * @param scale factor at which the recipe is shown
   * @throws BadRequest for an action that opens a page
   */
  async trigger(context: Context, id: string, { slug, scale }: { slug: string; scale: number }): Promise<void> {
    const action = await context.repository(RecipeAction).get(id);
    if (action.actionType !== 'post') throw new BadRequest('notifications.opensPage');
    const { groupId, householdId, actionType, title, url } = action;
    const payload = {
      action: { id, groupId, householdId, actionType, title, url },
      content: await this.recipes.contentOf(context, slug),
      recipeScale: scale,
    };
    const target = { targetKind: 'recipe-action', targetId: id, targetName: title } as const;
    await this.deliveries.add(context, [{ ...target, event: 'recipe.sent', payload }]);
  }

  async send(context: Context, { targetId, payload }: Delivery): Promise<number> {
    const { url } = await context.repository(RecipeAction).get(targetId);
    const headers = { 'content-type': 'application/json' };
    const { status } = await this.fetch.send(url, { body: JSON.stringify(payload), headers });
    return assertAccepted(status);
  }

  protected override async toColumns(context: Context, { title, ...body }: Body): Promise<Partial<RecipeAction>> {
    return super.toColumns(context, title === undefined ? body : { ...body, name: title });
  }

  /** Shows people who do not manage the group only the server of an address: the rest may be a key. */
  protected override async addComputed(context: Context, rows: RecipeAction[]): Promise<void> {
    await super.addComputed(context, rows);
    const { admin, canManage } = context.caller;
    if (admin || canManage) return;
    for (const row of rows) if (row.actionType === 'post') row.url = new URL(row.url).origin;
  }

  private assertUsable({ actionType, url }: Body): void {
    if (actionType === 'post' && url) assertReachable(this.fetch, url);
  }
}
