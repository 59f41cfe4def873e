export { DeliveriesController } from './deliveries.controller.ts';
export { EventWebhooksController } from './event-webhooks.controller.ts';
export { NotifiersController } from './notifiers.controller.ts';
export { PushController } from './push.controller.ts';
export { RecipeActionsController } from './recipe-actions.controller.ts';
export { WebhooksController } from './webhooks.controller.ts';
