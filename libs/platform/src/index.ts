export type { Actor, TokenScope } from './actor.ts';
export { hardenPrototypes } from './harden.ts';
export { Clock } from './clock.ts';
export { describeEnvironment, Environment, readEnvironment } from './environment.ts';
export { type FileKind, kindOfFile, PICTURE } from './file-kinds.ts';
export { GuardedFetch, type FetchedResource, type FetchOptions, type Sent, type SendOptions } from './guarded-fetch.ts';
export { defineHeavyTask, type HeavyTask, runHeavy, TooCostly } from './heavy-work.ts';
export { limited } from './limited.ts';
export { Images, type PictureSource } from './images.ts';
export { currentRequestId, Log, withRequestId } from './log.ts';
export { LogFiles, type LogLine } from './log-files.ts';
export { ForeignMail, type ForeignMailServer } from './foreign-mail.ts';
export { Mail, type Message } from './mail.ts';
export { locales, negotiateLocale, translate, type Locale } from './messages.ts';
export type { PdfWord } from './pdf.task.ts';
export { countPdfPages, isPdf, writePdfPage } from './pdfs.ts';
export { PlatformModule } from './platform.module.ts';
export {
  BadRequest,
  Busy,
  Conflict,
  Forbidden,
  Gone,
  Invalid,
  Locked,
  NotFound,
  PreconditionFailed,
  Problem,
  Timeout,
  TooMany,
  Unauthorized,
  Unavailable,
  type MessageParams,
} from './problem.ts';
export { encrypt, decrypt } from './encrypt.ts';
export { slugify } from './slug.ts';
export { Storage, UPLOADS } from './storage.ts';
export { prettySize } from './pretty-size.ts';
