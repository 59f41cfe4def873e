import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { OPERATIONS, type OperationId } from '#contract';
import { parametersOf } from '#contract/document';
import { FORMATS } from '#contract/formats';
import { Authenticator } from '#identity';
import { type Actor, Environment, Forbidden, Invalid, negotiateLocale, NotFound, Unauthorized } from '#platform';
import { OPERATION } from './operation.decorator.ts';
import { readCredentials } from './credentials.ts';

type Access = (typeof OPERATIONS)[OperationId]['access'];
const ALLOWS: Record<Access, (actor: Actor) => boolean> = {
  public: () => true,
  user: () => true,
  organizer: (actor) => actor.canOrganize || actor.admin,
  inviter: (actor) => actor.canInvite || actor.admin,
  manager: (actor) => actor.canManage || actor.admin,
  admin: (actor) => actor.admin,
};

declare module 'express' {
  interface Request {
    actor?: Actor;
  }
}

/** Who calls; only in operations that are not public. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<Request>().actor;
});

/** Enforces x-access, and reads the path parameters, since a malformed id is nothing to look for. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly environment: Environment,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const id = this.reflector.get<OperationId | undefined>(OPERATION, context.getHandler());
    if (!id) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const { access } = OPERATIONS[id];
    if (access !== 'public') await this.authenticate(request, context.switchToHttp().getResponse<Response>(), access);
    readPath(id, request);
    return true;
  }

  private async authenticate(request: Request, response: Response, access: Access) {
    const credentials = readCredentials(request, this.environment.BASE_URL);
    if (!credentials) throw new Unauthorized('auth.notAuthenticated');
    const locale = negotiateLocale(request.headers['accept-language']);
    const session = await this.authenticator.authenticate(credentials.token, locale);
    if (session.renewed && credentials.fromCookie) this.authenticator.setCookie(response, session.renewed);
    request.actor = session.actor;
    if (!ALLOWS[access](session.actor)) throw new Forbidden();
  }
}

function readPath(id: OperationId, request: Request) {
  for (const { name, schema } of parametersOf(id).filter((parameter) => parameter.in === 'path')) {
    const value = String(request.params[name] ?? '')
      .replaceAll('\0', '')
      .toWellFormed();
    if ('enum' in schema && !(schema.enum as string[]).includes(value)) throw new NotFound();
    if (schema.format === 'uuid' && !FORMATS.uuid.test(value)) throw new Invalid({ [name]: ['validation.isUuid'] });
    if (schema.type === 'integer' && !/^\d{1,9}$/.test(value)) throw new Invalid({ [name]: ['validation.isInt'] });
    request.params[name] = schema.format === 'uuid' ? value.toLowerCase() : value;
  }
}
