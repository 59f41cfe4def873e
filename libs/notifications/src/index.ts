export { DeliveriesService, deliver, pruneDeliveries } from './deliveries/deliveries.service.ts';
export { DeliveryRunner } from './deliveries/delivery-runner.ts';
export { EventWebhooksService } from './event-webhooks/event-webhooks.service.ts';
export { NotificationsModule } from './notifications.module.ts';
export { NotifiersService } from './notifiers/notifiers.service.ts';
export { DeliverySecretsService, sealDeliverySecrets } from './secrets/delivery-secrets.service.ts';
export { callWebhooks, WebhooksService } from './webhooks/webhooks.service.ts';
export { groupsWithListeners } from './deliveries/groups-with-listeners.ts';
