import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, dateIn } from '#contract/plain-dates';
import { GroupsService } from '#groups';
import { AccessRevoked, hashToken, newToken, User } from '#identity';
import { Context, DomainEvents, OwnDataRequested } from '#persistence';
import { Clock, Environment, NotFound } from '#platform';
import { MealplansService } from '../entries/mealplans.service.ts';
import { MealCalendar } from './meal-calendar.entity.ts';
import { writeCalendar } from './write-calendar.ts';

const DAYS_BEFORE = 31;
const DAYS_AHEAD = 183;

/** Private addresses at which calendar programs read the meal plan. */
@Injectable()
export class MealCalendarsService implements OnModuleInit {
  constructor(
    private readonly entries: MealplansService,
    private readonly groups: GroupsService,
    private readonly domainEvents: DomainEvents,
    private readonly environment: Environment,
    private readonly clock: Clock,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(AccessRevoked, async ({ manager }, { userId }) => {
      await manager.delete(MealCalendar, { userId });
    });
    this.domainEvents.on(OwnDataRequested, async (_, { queries }) => {
      queries.set('calendar-address', 'SELECT created_at FROM meal_calendars WHERE user_id = $1');
    });
  }

  async get({ manager, userId }: Context): Promise<{ createdAt: Date | null }> {
    const calendar = await manager.findOneBy(MealCalendar, { userId });
    return { createdAt: calendar?.createdAt ?? null };
  }

  /** Creates an address, which replaces the previous one. No other response contains it. */
  async create(context: Context): Promise<{ url: string; createdAt: Date }> {
    const token = newToken();
    const { userId } = context;
    const createdAt = this.clock.now();
    await context.manager.upsert(MealCalendar, { userId, tokenHash: hashToken(token), createdAt }, ['userId']);
    return { url: `${this.environment.BASE_URL}/api/calendar/${token}.ics`, createdAt };
  }

  async delete({ manager, userId }: Context): Promise<{ createdAt: null }> {
    await manager.delete(MealCalendar, { userId });
    return { createdAt: null };
  }

  /** Returns the meal plan of the group of the address's owner as iCalendar. Throws 404 for an address that is not valid any more. */
  async read(token: string): Promise<string> {
    const { manager } = this.database;
    const calendar = await manager.findOneBy(MealCalendar, { tokenHash: hashToken(token.replace(/\.ics$/, '')) });
    const user = calendar && (await manager.findOneBy(User, { id: calendar.userId }));
    if (!user) throw new NotFound();
    const { id: userId, groupId } = user;
    const context = Context.inGroup(groupId, manager, { userId });
    const { timeZone, mealTimes } = await this.groups.preferences(context);
    const { name } = await this.groups.get(context, groupId);
    const today = dateIn(timeZone, this.clock.now());
    const entries = await this.entries.listWithRecipesBetween(
      context,
      addDays(today, -DAYS_BEFORE),
      addDays(today, DAYS_AHEAD),
    );
    return writeCalendar(entries, { name, timeZone, mealTimes, baseUrl: this.environment.BASE_URL });
  }
}
