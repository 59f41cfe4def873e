export type { Actor } from './actor.ts';
export { freezePrototypes } from './security/freeze-prototypes.ts';
export { Clock } from './clock.ts';
export { installedFolder } from './installed-folder.ts';
export { basePathOf, describeEnvironment, Environment, readEnvironment } from './environment.ts';
export { type FileKind, detectFileKind, PICTURE } from './media/file-kinds.ts';
export { removeVideoPlace } from './media/video-place.ts';
export {
  GuardedFetch,
  type FetchedResource,
  type FetchOptions,
  type SendResult,
  type SendOptions,
} from './network/guarded-fetch.ts';
export { defineProcessTask, ProcessEnded, runInProcess, TooCostly } from './processes/process-pool.ts';
export { withWorkOwner } from './processes/work-owner.ts';
export { limitConcurrency } from './processes/concurrency-limit.ts';
export { mapInSlices } from './processes/map-in-slices.ts';
export { Images, type PictureSource } from './media/images.ts';
export { currentRequestId, Log, withRequestId } from './log/log.ts';
export { repeatedWarning } from './log/repeated-warning.ts';
export { LogFiles, type LogLine } from './log/log-files.ts';
export { UserSmtp, type UserSmtpServer } from './network/user-smtp.ts';
export { Directory, type DirectoryFault, type DirectoryPerson } from './network/directory.ts';
export { Mail, mailErrorReason, MailRefused, type Message } from './network/mail.ts';
export { storageProblem } from './errors/storage-problem.ts';
export { errorCode } from './errors/error-code.ts';
export { locales, negotiateLocale, translate, type Locale } from './errors/messages.ts';
export type { PdfWord } from './media/pdf.worker-task.ts';
export { countPdfPages, isPdf, writePdfPage } from './media/pdfs.ts';
export { PlatformModule } from './platform.module.ts';
export {
  BadRequest,
  RequestInProgress,
  Conflict,
  Forbidden,
  Gone,
  ValidationFailed,
  Locked,
  NotFound,
  PreconditionFailed,
  Problem,
  Timeout,
  TooManyRequests,
  Unauthorized,
  Unavailable,
  type MessageParams,
} from './errors/problem.ts';
export { encrypt, decrypt } from './security/encrypt.ts';
export { slugify } from './text/slug.ts';
export { Shutdown } from './shutdown.ts';
export { makePrivateFolder } from './private-folder.ts';
export { Storage, UPLOADS } from './storage.ts';
export { prettySize } from './text/pretty-size.ts';
