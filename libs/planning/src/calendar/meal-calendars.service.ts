import { Injectable } from '@nestjs/common';
import { addDays, dateIn } from '#contract/plain-dates';
import { GroupsService } from '#groups';
import { PrivateAddressesService } from '#identity';
import { Clock, Environment } from '#platform';
import { MealplansService } from '../entries/mealplans.service.ts';
import { writeCalendar } from './write-calendar.ts';

const DAYS_BEFORE = 31;
const DAYS_AHEAD = 183;

/** The meal plan, as calendar programs read it at a private address. */
@Injectable()
export class MealCalendarsService {
  constructor(
    private readonly entries: MealplansService,
    private readonly groups: GroupsService,
    private readonly addresses: PrivateAddressesService,
    private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /** Returns the meal plan of the group of the address's owner as iCalendar. Throws 404 for an address that is not valid any more. */
  async read(token: string): Promise<string> {
    const context = await this.addresses.contextOfOwner(token.replace(/\.ics$/, ''), 'calendar');
    const { timeZone, mealTimes } = await this.groups.preferences(context);
    const { name } = await this.groups.get(context, context.groupId);
    const today = dateIn(timeZone, this.clock.now());
    const entries = await this.entries.listWithRecipesBetween(
      context,
      addDays(today, -DAYS_BEFORE),
      addDays(today, DAYS_AHEAD),
    );
    return writeCalendar(entries, { name, timeZone, mealTimes, baseUrl: this.environment.BASE_URL });
  }
}
