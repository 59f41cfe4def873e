import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { SeedsService } from '#organizers';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class SeedersController {
  constructor(private readonly seeds: SeedsService) {}

  @Operation('listSeedLocales')
  async locales() {
    return this.seeds.locales();
  }

  @Operation('seedFoods')
  async foods(@RequestContext() context: Context, @Body() { locale }: RequestSchema<'Seeding'>) {
    return { ...successMessage(context, 'groups.seeded'), added: await this.seeds.foods(context, locale) };
  }

  @Operation('seedLabels')
  async labels(@RequestContext() context: Context, @Body() { locale }: RequestSchema<'Seeding'>) {
    return { ...successMessage(context, 'groups.seeded'), added: await this.seeds.labels(context, locale) };
  }

  @Operation('seedUnits')
  async units(@RequestContext() context: Context, @Body() { locale }: RequestSchema<'Seeding'>) {
    return { ...successMessage(context, 'groups.seeded'), added: await this.seeds.units(context, locale) };
  }
}
