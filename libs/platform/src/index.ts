export type { Actor } from './actor.ts';
export { Clock } from './clock.ts';
export { describeEnvironment, Environment, readEnvironment } from './environment.ts';
export { GuardedFetch, type FetchedResource, type FetchOptions } from './guarded-fetch.ts';
export { Images } from './images.ts';
export { currentRequestId, Log, withRequestId } from './log.ts';
export { Mail, type Message } from './mail.ts';
export { locales, negotiateLocale, translate, type Locale } from './messages.ts';
export { PlatformModule } from './platform.module.ts';
export {
  BadRequest,
  Conflict,
  Forbidden,
  Invalid,
  Locked,
  NotFound,
  PreconditionFailed,
  Problem,
  Timeout,
  TooMany,
  Unauthorized,
  type MessageParams,
} from './problem.ts';
export { slugify } from './slug.ts';
export { Storage } from './storage.ts';
