import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Context } from '#persistence';
import { translate } from '#platform';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Express declares the type of requests there
  namespace Express {
    interface Request {
      /** Set by `ContractInterceptor`, before audit, idempotency and handlers. */
      context: Context;
    }
  }
}

/** Injects the `Context` of the request, the first argument of every service method. */
export const RequestContext = createParamDecorator(
  (_: unknown, execution: ExecutionContext) => execution.switchToHttp().getRequest<Request>().context,
);

/** Success message in the shape that existing clients expect. */
export const successMessage = ({ locale }: Context, key: string) => ({
  message: translate(locale, key),
  error: false as const,
});
