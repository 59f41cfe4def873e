import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { OPERATIONS } from '#contract';
import { Authenticator } from '#identity';
import { type Actor, negotiateLocale } from '#platform';

const STREAM = `/api${OPERATIONS.streamEvents.path}`;

/** Tickets for the stream of events, whose clients in browsers cannot send headers. */
@Injectable()
export class EventTicketStrategy extends PassportStrategy(Strategy, 'event-ticket') {
  constructor(private readonly authenticator: Authenticator) {
    super();
  }

  async validate({ method, path, query, headers }: Request): Promise<Actor | false> {
    const { ticket } = query;
    if (method !== 'GET' || path !== STREAM || typeof ticket !== 'string') return false;
    return (await this.authenticator.byTicket(ticket, negotiateLocale(headers['accept-language']))) ?? false;
  }
}
