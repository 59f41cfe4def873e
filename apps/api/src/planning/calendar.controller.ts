import { Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { PrivateAddressesService } from '#identity';
import type { Context } from '#persistence';
import { MealCalendarsService } from '#planning';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class CalendarController {
  constructor(
    private readonly calendars: MealCalendarsService,
    private readonly addresses: PrivateAddressesService,
  ) {}

  @Operation('getOwnCalendar')
  async get(@RequestContext() context: Context) {
    return this.addresses.get(context, 'calendar');
  }

  @Operation('createOwnCalendar')
  async create(@RequestContext() context: Context) {
    return this.addresses.create(context, 'calendar');
  }

  @Operation('deleteOwnCalendar')
  async delete(@RequestContext() context: Context) {
    return this.addresses.delete(context, 'calendar');
  }

  /** The address is a secret: responses must not be cached, and links must not send it as a referrer. */
  @Operation('readCalendar')
  async read(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const text = await this.calendars.read(token);
    response.set({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-disposition': 'inline; filename="meals.ics"',
    });
    response.type('text/calendar; charset=utf-8').send(text);
  }
}
