import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { negotiateLocale, translate } from '#platform';

const localeOf = (context: ExecutionContext) =>
  negotiateLocale(context.switchToHttp().getRequest<Request>().headers['accept-language']);

/** The language in which the caller wants messages. */
export const CallerLocale = createParamDecorator((_: unknown, context: ExecutionContext) => localeOf(context));

/** The address of the caller, as far as trusted proxies tell. */
export const CallerAddress = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().ip ?? '',
);

/** The success envelope. */
export const message = (locale: string, key: string) => ({ message: translate(locale, key), error: false as const });
