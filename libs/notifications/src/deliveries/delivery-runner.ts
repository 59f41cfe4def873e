import { Injectable } from '@nestjs/common';
import { RetryLater } from '#jobs';
import { asValues, Context } from '#persistence';
import { Clock, Log, NotFound, Problem } from '#platform';
import { EventWebhooksService } from '../event-webhooks/event-webhooks.service.ts';
import { NotifiersService, UNKNOWN_SERVICE } from '../notifiers/notifiers.service.ts';
import { RecipeActionsService } from '../recipe-actions/recipe-actions.service.ts';
import { WebhooksService } from '../webhooks/webhooks.service.ts';
import { Delivery, type TargetKind } from './delivery.entity.ts';
import { ReceiverSlots } from './receiver-slots.ts';
import { pauseAfter, DeliveryRejected, type Target } from './targets.ts';

/** Failures that another attempt cannot mend. */
const HOPELESS: ReadonlySet<string> = new Set(['fetch.refused', UNKNOWN_SERVICE]);

/** Sends deliveries to their targets and records the outcome. */
@Injectable()
export class DeliveryRunner {
  private readonly targets: Record<TargetKind, Target>;
  private readonly slots = new ReceiverSlots();

  constructor(
    eventWebhooks: EventWebhooksService,
    notifiers: NotifiersService,
    recipeActions: RecipeActionsService,
    webhooks: WebhooksService,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.targets = {
      'event-webhook': eventWebhooks,
      notifier: notifiers,
      'recipe-action': recipeActions,
      webhook: webhooks,
    };
  }

  /** Makes one attempt. Throws RetryLater if another one follows, or if the receiver is busy. */
  async run({ manager }: Context, id: string, round: number): Promise<void> {
    const delivery = await manager.findOneBy(Delivery, { id, round, status: 'waiting' });
    if (!delivery) return;
    const begun = performance.now();
    const pause = this.slots.take(delivery.targetId, begun);
    if (pause) throw new RetryLater(pause);
    try {
      await this.attempt(Context.inGroup(delivery.groupId, manager), delivery);
    } finally {
      this.slots.release(delivery.targetId, performance.now() - begun);
    }
  }

  private async attempt(context: Context, delivery: Delivery): Promise<void> {
    const target = this.targets[delivery.targetKind];
    try {
      const httpStatus = await target.send(context, delivery);
      await recordOutcome(context, delivery, { status: 'delivered', httpStatus, failure: null, nextAttemptAt: null });
    } catch (error) {
      await this.failed(context, delivery, target, error);
    }
  }

  private async failed(context: Context, delivery: Delivery, target: Target, error: unknown): Promise<void> {
    if (!(error instanceof Problem)) this.log.error('A delivery failed.', error);
    const problem = error instanceof Problem ? error : new Problem(500, 'errors.internal');
    const now = this.clock.now().getTime();
    const isHopeless = problem instanceof NotFound || HOPELESS.has(problem.key);
    const tried = now - delivery.roundSince.getTime();
    const pause = isHopeless ? null : pauseAfter(delivery.attempts + 1, tried, target.retryPolicy);
    await recordOutcome(context, delivery, {
      status: pause === null ? 'failed' : 'waiting',
      httpStatus: problem instanceof DeliveryRejected ? problem.httpStatus : null,
      failure: { key: problem.key, params: problem.params },
      nextAttemptAt: pause === null ? null : new Date(now + pause),
    });
    if (pause !== null) throw new RetryLater(pause);
  }
}

/** Records the outcome unless a user has started another round meanwhile. */
async function recordOutcome(
  { manager }: Context,
  { id, round, attempts }: Delivery,
  outcome: Partial<Delivery>,
): Promise<void> {
  await manager.update(Delivery, { id, round }, asValues<Delivery>({ ...outcome, attempts: attempts + 1 }));
}
