import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { IdentityModule } from '#identity';
import { AccessGuard } from './access.guard.ts';
import { ApiTokenStrategy } from './api-token.strategy.ts';
import { EventTicketStrategy } from './event-ticket.strategy.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionResponse } from './session-response.ts';

/** Authentication and authorization: Passport strategies and the guard that uses them. */
@Module({
  imports: [IdentityModule, PassportModule],
  providers: [
    ApiTokenStrategy,
    EventTicketStrategy,
    JwtStrategy,
    SessionCookie,
    SessionResponse,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [SessionCookie, SessionResponse],
})
export class AuthenticationModule {}
