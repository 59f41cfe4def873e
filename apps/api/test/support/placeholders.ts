import { createHash, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ReportsService } from '#groups';
import { Context } from '#persistence';
import { pngPicture } from './site.ts';
import type { Person, TestApp } from './app.ts';

type Maker = (caller: Person) => Promise<unknown>;

/** Fills the `{placeholders}` of the examples of the contract with things that are made for the purpose. */
export class Placeholders {
  private readonly makers: Record<string, Maker>;

  constructor(
    private readonly test: TestApp,
    private readonly owner: Person,
  ) {
    this.makers = {
      new: async () => randomUUID().slice(0, 8),
      group: async () => owner.groupId,
      recipe: () => this.recipe(),
      recipeWithPicture: () => this.recipeWithPicture(),
      importedRecipe: () => this.importedRecipe(),
      recipePage: async () =>
        test.site.publish('/pie', {
          name: 'Pie',
          recipeIngredient: ['1 apple'],
          recipeInstructions: 'Bake.',
          keywords: 'sweet',
        }),
      pictureUrl: async () => `${test.site.url}/picture.png`,
      picture: async () => new File([new Uint8Array(await pngPicture())], 'picture.png', { type: 'image/png' }),
      report: async () =>
        (await test.app.get(ReportsService, { strict: false }).create(contextOf(test, owner), 'bulk_import', 'Import'))
          .id,
      apiToken: async (caller) => (await caller.api.POST('/users/api-tokens', { body: { name: 'display' } })).data!.id,
      resetToken: () => this.resetToken(),
      user: () => this.user(),
      category: () => this.organizer('/organizers/categories', 'id'),
      categorySlug: () => this.organizer('/organizers/categories', 'slug'),
      tag: () => this.organizer('/organizers/tags', 'id'),
      tagSlug: () => this.organizer('/organizers/tags', 'slug'),
      cookbook: () => this.organizer('/groups/cookbooks', 'id'),
      tool: () => this.organizer('/organizers/tools', 'id'),
      toolSlug: () => this.organizer('/organizers/tools', 'slug'),
      food: () => this.organizer('/foods', 'id'),
      otherFood: () => this.organizer('/foods', 'id'),
      unit: () => this.organizer('/units', 'id'),
      otherUnit: () => this.organizer('/units', 'id'),
    };
  }

  /** `{self}` is the caller. */
  async fill(value: unknown, self: Person): Promise<unknown> {
    if (typeof value === 'string') return this.fillText(value, self);
    if (Array.isArray(value)) return Promise.all(value.map((entry) => this.fill(entry, self)));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([key, entry]) => [key, await this.fill(entry, self)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  private async fillText(text: string, self: Person): Promise<unknown> {
    const name = /\{(\w+)\}/.exec(text)?.[1];
    if (!name) return text;
    const filled = name === 'self' ? self.id : await this.make(name, self);
    return text === `{${name}}` ? filled : text.replace(`{${name}}`, String(filled));
  }

  private async make(name: string, caller: Person): Promise<unknown> {
    const maker = this.makers[name];
    if (!maker) throw new Error(`No example can be made for {${name}}`);
    return maker(caller);
  }

  private async recipe() {
    return (await this.owner.api.POST('/recipes', { body: { name: `Pie ${randomUUID()}` } })).data!;
  }

  private async importedRecipe() {
    const body = {
      data: {
        '@type': 'Recipe',
        name: `Pie ${randomUUID()}`,
        recipeIngredient: ['1 apple'],
        recipeInstructions: 'Bake.',
      },
    };
    return (await this.owner.api.POST('/recipes/create/html-or-json', { body })).data!;
  }

  private async recipeWithPicture() {
    const slug = await this.recipe();
    await this.owner.api.POST('/recipes/{slug}/image', {
      params: { path: { slug } },
      body: { url: `${this.test.site.url}/picture.png` },
    });
    return (await this.owner.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data!.id;
  }

  private async organizer(
    path:
      '/groups/cookbooks' | '/organizers/categories' | '/organizers/tags' | '/organizers/tools' | '/foods' | '/units',
    field: 'id' | 'slug',
  ) {
    const { data } = await this.owner.api.POST(path, { body: { name: `Thing ${randomUUID()}` } });
    return (data as Record<string, unknown>)[field];
  }

  private async user() {
    const name = `user-${randomUUID()}`;
    const body = { username: name, email: `${name}@example.com`, password: 'correct horse' };
    return (await this.owner.api.POST('/users', { body })).data!.id;
  }

  private async resetToken() {
    const token = randomUUID();
    const hash = createHash('sha256').update(token).digest('hex');
    const values = "('reset-password', $1, $2, now() + interval '1 day')";
    const sql = `INSERT INTO one_time_tokens (purpose, user_id, token_hash, expires_at) VALUES ${values}`;
    await this.test.app.get(DataSource).query(sql, [await this.user(), hash]);
    return token;
  }
}

const contextOf = (test: TestApp, { id, groupId, username }: Person) => {
  const permissions = { admin: false, canInvite: false, canManage: false, canOrganize: false };
  const caller = { userId: id, groupId, username, ...permissions, locale: 'en-US' };
  return Context.of(caller, test.app.get(DataSource).manager);
};
