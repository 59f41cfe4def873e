import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { OPERATIONS } from '#contract';
import { isInScope } from '#contract/token-scopes';
import { DemoAccount } from '#identity';
import { type Actor, Environment, Forbidden, Unauthorized } from '#platform';
import { operationOfRequest } from '../contract/binding/operation.decorator.ts';
import { parsePath } from '../contract/request/parse-request.ts';
import { tokenOf } from './credentials.ts';
import { assertSameOrigin } from './csrf.ts';

type Access = (typeof OPERATIONS)[keyof typeof OPERATIONS]['access'];
const ALLOWS: Record<Access, (actor: Actor) => boolean> = {
  public: () => true,
  visitor: () => true,
  user: () => true,
  organizer: (actor) => actor.canOrganize || actor.admin,
  inviter: (actor) => actor.canInvite || actor.admin,
  manager: (actor) => actor.canManage || actor.admin,
  admin: (actor) => actor.admin,
};

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Express and Passport declare the type of request.user there
  namespace Express {
    interface User extends Actor {}
  }
}

/** Enforces x-access of the operation and reads the path parameters, so that malformed ids are refused early. */
@Injectable()
export class AccessGuard extends AuthGuard(['jwt', 'api-token', 'event-ticket']) {
  constructor(
    private readonly environment: Environment,
    private readonly demo: DemoAccount,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const id = operationOfRequest(context);
    if (!id) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const { access, blockedInDemo } = OPERATIONS[id];
    assertSameOrigin(request, this.environment.BASE_URL);
    if (access === 'visitor') await this.authenticateOptionally(context, request);
    else if (access !== 'public') {
      await this.identify(context, request);
      if (!request.user || !ALLOWS[access](request.user)) throw new Forbidden();
    }
    const scope = request.user?.scope;
    if (scope && !isInScope(scope, id)) throw new Forbidden('auth.notInScope');
    if (request.user && blockedInDemo) await this.demo.assertNotDemo(request.user);
    parsePath(id, request);
    return true;
  }

  /** All API calls of one rendered page share the visitor's session, which is looked up once. */
  private async identify(context: ExecutionContext, request: Request) {
    const session = await request.ssrRequest?.session;
    if (session) request.user = session.actor;
    else await super.canActivate(context);
  }

  /** Authenticates the caller if the token is valid; otherwise the request is anonymous. */
  private async authenticateOptionally(context: ExecutionContext, request: Request) {
    if (!tokenOf(request)) return;
    try {
      await this.identify(context, request);
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
    }
  }

  override handleRequest<T>(error: unknown, user: T | false, _: unknown, context: ExecutionContext): T {
    if (error) throw error;
    if (user) return user;
    const token = tokenOf(context.switchToHttp().getRequest<Request>());
    throw new Unauthorized(token ? 'auth.couldNotValidate' : 'auth.notAuthenticated');
  }
}
