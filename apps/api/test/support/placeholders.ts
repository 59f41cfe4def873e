import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Encrypter } from 'age-encryption';
import { DataSource } from 'typeorm';
import { BackupStore, ServerImportsService, writeBackup } from '#admin';
import { ReportsService } from '#groups';
import { ServerTask, type TaskStatus } from '#jobs';
import { Context } from '#persistence';
import { BulkExportsService } from '#recipes';
import { asMultipart } from './form.ts';
import { mealieBackup } from '#testing/mealie-backup';
import { pngPicture } from './site.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin } from './passkeys.ts';
import { beginTwoFactor, challengeOf, codeOf, turnOnTwoFactor } from './two-factor.ts';
import { zipOf } from '#testing/zip';
import { copiesOf, type Person, signIn, type TestApp } from './app.ts';

const NAMES = {
  '/groups/cookbooks': 'Weeknights',
  '/groups/labels': 'Vegetables',
  '/groups/shopping/lists': 'Errands',
  '/groups/shopping/stores': 'Corner shop',
  '/organizers/categories': 'Soups',
  '/organizers/tags': 'Quick',
  '/organizers/tools': 'Blender',
  '/foods': 'Onion',
  '/units': 'Cup',
} as const;

type Maker = (caller: Person) => Promise<unknown>;

/** Fills the `{placeholders}` of the examples of the contract with things that are made for the purpose. */
export class Placeholders {
  private readonly makers: Record<string, Maker>;
  private sharing?: SharedPlaceholders;
  private making?: ReturnType<typeof beginPasskey> | undefined;
  private entering?: ReturnType<typeof beginPasskeyLogin> | undefined;
  private waiting?: Promise<{ challenge: string; code: string }> | undefined;
  private exported?: Promise<{ slug: string; token: string }> | undefined;
  private uploaded?: Promise<{ recipeId: string; fileName: string }>;
  private written?: Promise<{ slug: string; referenceId: string }>;
  private buttered?: Promise<{ slug: string; referenceId: string }>;
  private photographed?: Promise<{ slug: string; fileName: string }>;

  constructor(
    private readonly test: TestApp,
    private readonly owner: Person,
  ) {
    this.makers = {
      new: async () => randomUUID().slice(0, 8),
      newId: async () => randomUUID(),
      group: async () => owner.groupId,
      recipe: () => this.recipe(),
      recipeId: async () => this.recipeId(),
      comment: async (caller) => this.comment(this.ownerOf(caller)),
      timelineEvent: async (caller) => this.timelineEvent(this.ownerOf(caller)),
      timelineEventWithPicture: async (caller) => this.timelineEventWithPicture(this.ownerOf(caller)),
      recipeWithTextPicture: async () => (await this.textPicture()).recipeId,
      pictureOfThatText: async () => (await this.textPicture()).fileName,
      recipeWithAsset: async () => (await this.asset()).recipeId,
      assetOfThatRecipe: async () => (await this.asset()).fileName,
      recipeWithLine: async () => (await this.line()).slug,
      lineOfThatRecipe: async () => (await this.line()).referenceId,
      recipeWithButter: async () => (await this.butter()).slug,
      butterOfThatRecipe: async () => (await this.butter()).referenceId,
      recipeWithPhoto: async () => (await this.photo()).slug,
      photoOfThatRecipe: async () => (await this.photo()).fileName,
      share: () => this.share(),
      openShare: () => this.share(),
      publicGroup: () => this.publicGroup(),
      publicRecipe: () => this.publicRecipe(),
      publicCookbook: async () => {
        const body = { name: 'For everybody', public: true };
        return (await owner.api.POST('/groups/cookbooks', { body })).data.id;
      },
      feed: async () => (await owner.api.POST('/users/self/feed')).data.url.split('/').at(-1),
      calendar: async () => (await owner.api.POST('/users/self/calendar')).data.url.split('/').at(-1),
      person: async () => (await owner.api.POST('/groups/persons', { body: { name: 'Somebody' } })).data.id,
      mealplan: async () => {
        const body = { date: '2026-11-02', title: 'Leftovers' };
        return (await owner.api.POST('/households/mealplans', { body })).data.uuid;
      },
      mealplanRule: async () => (await owner.api.POST('/households/mealplans/rules', { body: {} })).data.id,
      timer: async () => {
        const uuid = '5c1f2f0e-0d5b-4a55-9d0e-4f6b3f9a7c21';
        const body = { name: 'Soup', label: '20 minutes', seconds: 1200, left: 1200 };
        return (await owner.api.PUT('/households/timers/{uuid}', { params: { path: { uuid } }, body })).data.uuid;
      },
      changedRecipe: async () => {
        const slug = String(await this.recipe());
        const body = { description: 'Better than ever' };
        await owner.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
        return slug;
      },
      recipeWithPicture: () => this.recipeWithPicture(),
      importedRecipe: () => this.importedRecipe(),
      recipeFromPage: () => this.recipeFromPage(),
      recipePage: async () => this.recipePage(),
      pictureUrl: async () => `${test.site.url}/picture.png`,
      picture: async () => new File([new Uint8Array(await pngPicture())], 'picture.png', { type: 'image/png' }),
      report: async () => {
        // a test of malformed bodies may have moved the owner to another group
        const { data: group } = await owner.api.GET('/groups/self');
        const context = contextOf(test, { ...owner, groupId: group.id });
        return (await test.app.get(ReportsService, { strict: false }).create(context, 'bulk_import', 'Import')).id;
      },
      serverTask: async () => this.task('running'),
      failedTask: async () => this.task('failed'),
      backupCopy: async () => {
        const name = `tureen_${randomUUID()}.zip`;
        await mkdir(copiesOf(test.folder), { recursive: true });
        await writeFile(join(copiesOf(test.folder), name), 'a copy');
        return name;
      },
      closedBackup: async () => {
        const name = `tureen_${randomUUID()}.zip.age`;
        await mkdir(join(test.folder, 'backups'), { recursive: true });
        const encrypter = new Encrypter();
        encrypter.setPassphrase('correct horse');
        encrypter.setScryptWorkFactor(10);
        await writeFile(join(test.folder, 'backups', name), await encrypter.encrypt('closed'));
        return name;
      },
      otherBackup: async () => {
        const name = `tureen_${randomUUID()}.zip`;
        const archive = mealieBackup(new Uint8Array(await pngPicture()));
        await mkdir(join(test.folder, 'backups'), { recursive: true });
        await writeFile(join(test.folder, 'backups', name), new Uint8Array(await archive.arrayBuffer()));
        await test.app.get(BackupStore, { strict: false }).note(name, { kind: 'otherProgram' });
        await test.app.get(ServerImportsService, { strict: false }).readFile(name);
        return name;
      },
      notifier: async () => (await this.notifier()).id,
      webhook: async () =>
        (await owner.api.POST('/groups/webhooks', { body: { url: 'https://display.example/' } })).data.id,
      eventWebhook: async () => {
        const body = { name: 'Automation', url: 'https://automation.example/' };
        return (await owner.api.POST('/groups/events/webhooks', { body })).data.id;
      },
      recipeAction: async () => {
        const body = { title: 'Display', url: 'https://display.example/recipes', actionType: 'post' as const };
        return (await owner.api.POST('/groups/recipe-actions', { body })).data.id;
      },
      delivery: async () => this.delivery(),
      upload: async ({ api }) => {
        const body = { fileName: 'recipes.zip', size: 1_000_000 };
        return (await api.POST('/groups/uploads', { body })).data.id;
      },
      recipeArchive: async () =>
        zipOf({
          'recipe.json': JSON.stringify({
            '@type': 'Recipe',
            name: `Pea soup ${randomUUID()}`,
            recipeIngredient: ['1 egg'],
            recipeInstructions: 'Bake.',
          }),
        }),
      recipeZip: async () =>
        zipOf({
          'recipe.json': JSON.stringify({
            '@type': 'Recipe',
            name: 'Toast',
            recipeIngredient: ['1 slice bread'],
            recipeInstructions: 'Toast it.',
          }),
        }),
      exportedRecipe: () => this.exportedRecipe('slug'),
      exportToken: () => this.exportedRecipe('token'),
      migration: () => this.migration('finished'),
      readyMigration: () => this.migration('ready'),
      session: async (caller) => {
        await signIn(test.url, caller.username);
        const { data } = await caller.api.GET('/users/self/sessions');
        return data.find(({ isCurrent }) => !isCurrent)!.id;
      },
      apiToken: async (caller) => (await caller.api.POST('/users/api-tokens', { body: { name: 'display' } })).data.id,
      resetToken: () => this.oneTimeToken('reset-password'),
      confirmationToken: () => this.oneTimeToken('confirm-address', { email: `${randomUUID()}@example.com` }),
      firstCode: async (caller) => codeOf(await beginTwoFactor(test, caller)),
      passwordWithTwoFactor: async (caller) => {
        await turnOnTwoFactor(test, caller);
        return 'correct horse';
      },
      externalIdentity: async ({ id }) => {
        const values = "($1, 'https://provider.example', gen_random_uuid()::text)";
        const sql = `INSERT INTO external_identities (user_id, issuer, subject) VALUES ${values} RETURNING id`;
        return (await test.app.get(DataSource).query<{ id: string }[]>(sql, [id]))[0]!.id;
      },
      newPasskeyChallenge: (caller) => this.newPasskey(caller, 'challenge'),
      newPasskey: (caller) => this.newPasskey(caller, 'credential'),
      passkey: async (caller) => (await addPasskey(caller)).id,
      passkeyChallenge: () => this.passkeyLogin('challenge'),
      passkeyAnswer: () => this.passkeyLogin('credential'),
      challenge: () => this.challenge('challenge'),
      challengeCode: () => this.challenge('code'),
      invitation: async () => (await owner.api.POST('/groups/invitations', { body: { uses: 1 } })).data.token,
      user: async () => (await this.user()).id,
      userEmail: async () => (await this.user()).email,
      emptyGroup: async () =>
        (await owner.api.POST('/admin/groups', { body: { name: `Kitchen ${randomUUID()}` } })).data.id,
      backup: () => this.backup(),
      backupFile: async () => new File([new Uint8Array(await this.backupContent())], 'backup.zip'),
      downloadToken: async () => (await owner.api.GET('/admin/logs')).data.fileToken,
      invitationId: async () => (await owner.api.POST('/groups/invitations', { body: { uses: 1 } })).data.id,
      bulkAct: async () => {
        const body = { recipes: [String(await this.recipe())], tags: [{ name: 'Many' }] };
        return (await owner.api.POST('/recipes/bulk-actions/tag', { body })).data.id;
      },
      recipeExport: () => this.recipeExport(),
      category: () => this.organizer('/organizers/categories', 'id'),
      categorySlug: () => this.organizer('/organizers/categories', 'slug'),
      tag: () => this.organizer('/organizers/tags', 'id'),
      otherTag: () => this.organizer('/organizers/tags', 'id'),
      correctedLine: async () => {
        const body = { line: `1 knob ginger ${randomUUID()}`, quantity: 20, unitId: null, foodId: null, note: '' };
        return (await owner.api.PUT('/organizers/clean-up/corrections', { body })).data.line;
      },
      keptApart: async () => {
        const ids = [await this.organizer('/organizers/tags', 'id'), await this.organizer('/organizers/tags', 'id')];
        const body = { kind: 'tag' as const, ids: ids.map(String) };
        return (await owner.api.POST('/organizers/clean-up/kept-apart', { body })).data.id;
      },
      tagSlug: () => this.organizer('/organizers/tags', 'slug'),
      cookbook: () => this.organizer('/groups/cookbooks', 'id'),
      trashed: async () => {
        const id = String(await this.organizer('/groups/cookbooks', 'id'));
        await owner.api.DELETE('/groups/cookbooks/{id}', { params: { path: { id } } });
        return id;
      },
      tool: () => this.organizer('/organizers/tools', 'id'),
      toolSlug: () => this.organizer('/organizers/tools', 'slug'),
      food: () => this.organizer('/foods', 'id'),
      otherFood: () => this.organizer('/foods', 'id'),
      unit: () => this.organizer('/units', 'id'),
      merge: async () => {
        const ids = [await this.organizer('/organizers/tags', 'id'), await this.organizer('/organizers/tags', 'id')];
        const body = { kind: 'tag' as const, from: [String(ids[0])], to: String(ids[1]) };
        return (await owner.api.POST('/organizers/merges', { body })).data[0]!.id;
      },
      readTable: async () => {
        const csv = `name\nrow ${randomUUID()}`;
        const body = { kind: 'tag' as const, csv, apply: true };
        return (await owner.api.POST('/organizers/tables/import', { body })).data.undoId;
      },
      label: () => this.organizer('/groups/labels', 'id'),
      store: () => this.organizer('/groups/shopping/stores', 'id'),
      shoppingList: () => this.organizer('/groups/shopping/lists', 'id'),
      shoppingItem: () => this.shoppingItem(),
      otherUnit: () => this.organizer('/units', 'id'),
    };
  }

  /** The same, but with one row for each name and caller: for requests that are refused and so change nothing. */
  get shared(): Pick<Placeholders, 'fill'> {
    return (this.sharing ??= new SharedPlaceholders(this.test, this.owner));
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

  protected async make(name: string, caller: Person): Promise<unknown> {
    const maker = this.makers[name];
    if (!maker) throw new Error(`No example can be made for {${name}}`);
    return maker(caller);
  }

  private async recipe() {
    return (await this.owner.api.POST('/recipes', { body: { name: `Pea soup ${randomUUID()}` } })).data;
  }

  private async exportedRecipe(key: 'slug' | 'token') {
    const kept = (this.exported ??= this.makeExport());
    if (key === 'token') this.exported = undefined;
    return (await kept)[key];
  }

  private async makeExport() {
    const slug = String(await this.recipe());
    const { data } = await this.owner.api.POST('/recipes/{slug}/exports', { params: { path: { slug } } });
    return { slug, token: data.token };
  }

  /** As a worker leaves it. */
  private async migration(state: 'ready' | 'finished') {
    const archive = (await this.make('recipeArchive', this.owner)) as File;
    const { id } = (await this.owner.api.POST('/groups/migrations', { body: { archive }, ...asMultipart })).data;
    await this.test.app.get(DataSource).query('UPDATE migrations SET state = $2 WHERE id = $1', [id, state]);
    return id;
  }

  private async recipeId() {
    const slug = await this.recipe();
    return (await this.owner.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data.id;
  }

  /** Makes a task of the owner, who is the caller unless the caller is a stranger. */
  private async task(status: TaskStatus): Promise<number> {
    const { id } = (await this.owner.api.POST('/admin/server-tasks')).data;
    await this.test.app.get(DataSource).manager.update(ServerTask, id, { status });
    return id;
  }

  private ownerOf(caller: Person): Person {
    return caller.groupId === this.owner.groupId ? caller : this.owner;
  }

  private async comment({ api }: Person) {
    const recipeId = await this.recipeId();
    // whatever a test has made of the preferences of the group
    const params = { path: { slug: recipeId } };
    await this.owner.api.PATCH('/recipes/{slug}', { params, body: { settings: { disableComments: false } } });
    const body = { recipeId, text: 'Lovely.' };
    return (await api.POST('/comments', { body })).data.id;
  }

  private async timelineEvent({ api }: Person) {
    const body = { recipeId: await this.recipeId(), eventType: 'comment', made: true } as const;
    return (await api.POST('/recipes/timeline/events', { body })).data.id;
  }

  private async timelineEventWithPicture(maker: Person) {
    const id = await this.timelineEvent(maker);
    const picture = new File([new Uint8Array(await pngPicture())], 'picture.png', { type: 'image/png' });
    const params = { path: { id } };
    await maker.api.PUT('/recipes/timeline/events/{id}/image', { params, body: { image: picture }, ...asMultipart });
    return id;
  }

  /** One for all examples: its recipe and its name are two parts of one address. */
  private async photo() {
    this.photographed ??= (async () => {
      const slug = await this.recipe();
      const body = { file: new File([new Uint8Array(await pngPicture())], 'photo.png'), name: 'Photo' };
      const { data } = await this.owner.api.POST('/recipes/{slug}/assets', {
        params: { path: { slug } },
        body,
        ...asMultipart,
      });
      return { slug, fileName: data.fileName! };
    })();
    return this.photographed;
  }

  /** A file as the job would have stored it. */
  private async textPicture() {
    const recipeId = await this.recipeId();
    const fileName = `${'0'.repeat(32)}.webp`;
    const folder = join(this.test.folder, 'recipes', recipeId, 'pictures');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, fileName), await pngPicture());
    return { recipeId, fileName };
  }

  private async asset() {
    this.uploaded ??= (async () => {
      const slug = await this.recipe();
      const file = new File(['Knead well.'], 'dough.txt');
      const body = { file, name: 'Dough', extension: 'txt' };
      const { data } = await this.owner.api.POST('/recipes/{slug}/assets', {
        params: { path: { slug } },
        body,
        ...asMultipart,
      });
      const recipe = await this.owner.api.GET('/recipes/{slug}', { params: { path: { slug } } });
      return { recipeId: recipe.data.id, fileName: data.fileName! };
    })();
    return this.uploaded;
  }

  private async line() {
    return (this.written ??= this.recipeOf('Onion'));
  }

  private async butter() {
    return (this.buttered ??= this.recipeOf('Butter'));
  }

  private async recipeOf(food: string) {
    const slug = await this.recipe();
    const referenceId = randomUUID();
    const body = { recipeIngredient: [{ referenceId, food: { name: food } }] };
    await this.owner.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
    return { slug, referenceId };
  }

  private async share() {
    const body = { recipeId: await this.recipeId() };
    return (await this.owner.api.POST('/shared/recipes', { body })).data.id;
  }

  private async publicGroup() {
    await this.owner.api.PUT('/groups/preferences', { body: { privateGroup: false } });
    return (await this.owner.api.GET('/groups/self')).data.slug;
  }

  private async publicRecipe() {
    await this.publicGroup();
    const slug = await this.recipe();
    const params = { path: { slug } };
    await this.owner.api.PATCH('/recipes/{slug}', { params, body: { settings: { public: true } } });
    return slug;
  }

  private async importedRecipe() {
    const body = {
      data: {
        '@type': 'Recipe',
        name: `Pea soup ${randomUUID()}`,
        recipeIngredient: ['1 apple'],
        recipeInstructions: 'Bake.',
      },
    };
    return (await this.owner.api.POST('/recipes/create/html-or-json', { body })).data;
  }

  private recipePage() {
    const recipe = { name: 'Pie', recipeIngredient: ['1 apple'], recipeInstructions: 'Bake.', keywords: 'sweet' };
    return this.test.site.publish('/pie', recipe);
  }

  private async recipeFromPage() {
    const slug = await this.recipe();
    const body = { orgURL: this.recipePage() };
    await this.owner.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
    return slug;
  }

  private async recipeWithPicture() {
    const slug = await this.recipe();
    await this.owner.api.POST('/recipes/{slug}/image', {
      params: { path: { slug } },
      body: { url: `${this.test.site.url}/picture.png` },
    });
    return (await this.owner.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data.id;
  }

  private async organizer(path: keyof typeof NAMES, field: 'id' | 'slug') {
    const { data } = await this.owner.api.POST(path, { body: { name: `${NAMES[path]} ${randomUUID()}` } });
    return (data as Record<string, unknown>)[field];
  }

  private async shoppingItem() {
    const list = (await this.owner.api.POST('/groups/shopping/lists', { body: { name: 'Errands' } })).data;
    const body = { shoppingListId: list.id, text: '2 kg flour' };
    return (await this.owner.api.POST('/groups/shopping/items', { body })).data.createdItems[0]!.id;
  }

  /** No worker runs, so it is written here. */
  private async recipeExport() {
    const body = { recipes: [String(await this.recipe())] };
    const { id } = (await this.owner.api.POST('/recipes/bulk-actions/export', { body })).data;
    const exports = this.test.app.get(BulkExportsService, { strict: false });
    await exports.write(contextOf(this.test, this.owner), { exportId: id });
    return id;
  }

  private async user() {
    const name = `user-${randomUUID()}`;
    const body = { username: name, email: `${name}@example.com`, password: 'correct horse' };
    return (await this.owner.api.POST('/users', { body })).data;
  }

  private async notifier() {
    const body = { name: 'Phone', appriseUrl: 'json://192.0.2.1/' };
    return (await this.owner.api.POST('/groups/events/notifications', { body })).data;
  }

  private async delivery() {
    const { id } = await this.notifier();
    await this.owner.api.POST('/groups/events/notifications/{id}/test', { params: { path: { id } } });
    const query = { queryFilter: `targetId = "${id}"` };
    return (await this.owner.api.GET('/groups/events/deliveries', { params: { query } })).data.items[0]!.id;
  }

  private async backup() {
    const store = this.test.app.get(BackupStore, { strict: false });
    const name = store.newName();
    await store.makeFolder();
    await writeFile(store.path(name), await this.backupContent());
    return name;
  }

  /** A small one of the server that is tested. */
  private async backupContent() {
    const path = join(this.test.folder, `${randomUUID()}.zip`);
    const database = this.test.app.get(DataSource);
    const source = {
      databaseUrl: this.test.databaseUrl,
      root: join(this.test.folder, 'nothing'),
      version: 'test',
      without: database.entityMetadatas.map(({ tableName }) => tableName),
    };
    const watcher = { signal: new AbortController().signal, progress: async () => undefined };
    await writeBackup(source, path, 'manual', watcher);
    return readFile(path).finally(() => rm(path));
  }

  /** Two parts of one passkey that is being made. */
  private async newPasskey(caller: Person, key: 'challenge' | 'credential') {
    const kept = (this.making ??= beginPasskey(caller));
    if (key === 'credential') this.making = undefined;
    return (await kept)[key];
  }

  private async passkeyLogin(key: 'challenge' | 'credential') {
    const kept = (this.entering ??= addPasskey(this.owner).then(({ device }) =>
      beginPasskeyLogin(this.test.url, device),
    ));
    if (key === 'credential') this.entering = undefined;
    return (await kept)[key];
  }

  /** Challenge or code of one sign-in that waits for its second step. */
  private async challenge(key: 'challenge' | 'code') {
    const kept = (this.waiting ??= this.makeChallenge());
    if (key === 'code') this.waiting = undefined;
    return (await kept)[key];
  }

  private async makeChallenge() {
    const { username } = await this.user();
    const person = await signIn(this.test.url, username);
    const [code] = await turnOnTwoFactor(this.test, person);
    return { challenge: await challengeOf(this.test, username), code: code! };
  }

  private async oneTimeToken(purpose: string, subject: object | null = null) {
    const token = randomUUID();
    const hash = createHash('sha256').update(token).digest('hex');
    const sql = `INSERT INTO one_time_tokens (purpose, user_id, subject, token_hash, expires_at)
      VALUES ($1, $2, $3, $4, now() + interval '1 day')`;
    const values = [purpose, (await this.user()).id, subject && JSON.stringify(subject), hash];
    await this.test.app.get(DataSource).query(sql, values);
    return token;
  }
}

class SharedPlaceholders extends Placeholders {
  private readonly made = new Map<string, Promise<unknown>>();

  protected override make(name: string, caller: Person): Promise<unknown> {
    const key = `${name} ${caller.id}`;
    const known = this.made.get(key) ?? super.make(name, caller);
    this.made.set(key, known);
    return known;
  }
}

const contextOf = (test: TestApp, { id, groupId, username }: Person) => {
  const permissions = { admin: false, canInvite: false, canManage: false, canOrganize: false };
  const caller = { userId: id, groupId, username, ...permissions, locale: 'en-US' };
  return Context.of(caller, test.app.get(DataSource).manager);
};
