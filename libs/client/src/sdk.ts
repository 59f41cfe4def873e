/** Exports of the package @tureen/client. */
export { createRetryingClient as createTureenClient, type RetryingSettings } from './retrying-client.ts';
export type { ClientSettings, TureenClient } from './tureen-client.ts';
export { signIn } from './sign-in.ts';
export { paginate, type PagedPath, type PageParameters } from './paginate.ts';
export { events, type GroupEvent, type ListenOptions } from './events.ts';
export { InvalidSignature, verifyWebhook, type SignedRequest, type WebhookEvent } from './verify-webhook.ts';
export { ApiProblem, NetworkFailure, isNetworkFailure, isProblem, type FieldMessages } from './api-problem.ts';
export type { Wire, WireInput } from './wire.ts';
