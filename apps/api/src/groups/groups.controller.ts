import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { GroupsService, householdOf } from '#groups';
import { UsersService } from '#identity';
import { CategoriesService, TagsService, ToolsService } from '#organizers';
import { WebhooksService } from '#notifications';
import type { Context } from '#persistence';
import { NotFound, prettySize } from '#platform';
import { MediaAccessService, RecipesService } from '#recipes';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly users: UsersService,
    private readonly categories: CategoriesService,
    private readonly tags: TagsService,
    private readonly tools: ToolsService,
    private readonly recipes: RecipesService,
    private readonly files: MediaAccessService,
    private readonly webhooks: WebhooksService,
  ) {}

  @Operation('getOwnGroup')
  async getOwn(@RequestContext() context: Context) {
    const group = await this.groups.get(context, context.groupId);
    const categories = await this.categories.listChosen(context);
    const { canManage, admin } = context.caller;
    const webhooks = canManage || admin ? (await this.webhooks.list(context, { perPage: -1 })).items : [];
    return Object.assign(group, { users: await this.users.members(context), categories, webhooks });
  }

  @Operation('getOwnHousehold')
  async getHousehold(@RequestContext() context: Context) {
    return householdOf(context.groupId);
  }

  @Operation('listHouseholds')
  async listHouseholds(@RequestContext() context: Context) {
    const items = [householdOf(context.groupId)];
    return { page: 1, per_page: 50, total: 1, total_pages: 1, items, next: null, previous: null };
  }

  @Operation('getHousehold')
  async getHouseholdBySlug(@RequestContext() context: Context, @Param('slug') slug: string) {
    const household = householdOf(context.groupId);
    if (household.slug !== slug) throw new NotFound();
    return household;
  }

  @Operation('getGroupPreferences')
  async getPreferences(@RequestContext() context: Context) {
    return this.groups.preferences(context);
  }

  @Operation('updateGroupPreferences')
  async updatePreferences(
    @RequestContext() context: Context,
    @Body() changes: RequestSchema<'GroupPreferencesChanges'>,
  ) {
    return this.groups.updatePreferences(context, changes);
  }

  @Operation('listGroupCategories')
  async listCategories(@RequestContext() context: Context) {
    return this.categories.listChosen(context);
  }

  @Operation('chooseGroupCategories')
  async chooseCategories(@RequestContext() context: Context, @Body() chosen: RequestSchema<'ChosenCategory'>[]) {
    const ids = chosen.map(({ id }) => id);
    return this.categories.setChosen(context, ids);
  }

  @Operation('getGroupStatistics')
  async statistics(@RequestContext() context: Context) {
    const [totalRecipes, members, totalCategories, totalTags, totalTools] = await Promise.all([
      this.recipes.count(context),
      this.users.members(context),
      this.categories.count(context),
      this.tags.count(context),
      this.tools.count(context),
    ]);
    return { totalRecipes, totalUsers: members.length, totalCategories, totalTags, totalTools };
  }

  @Operation('getGroupStorage')
  async storage(@RequestContext() context: Context) {
    const { used, free } = await this.files.storageUsage(context);
    return {
      usedStorageBytes: used,
      usedStorageStr: prettySize(used),
      totalStorageBytes: used + free,
      totalStorageStr: prettySize(used + free),
    };
  }

  @Operation('getGroup')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.groups.get(context, id);
  }
}
