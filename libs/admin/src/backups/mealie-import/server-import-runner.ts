import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Group } from '#groups';
import type { JobData } from '#jobs';
import { Context, derivedId } from '#persistence';
import { BadRequest, Log, Storage, translate } from '#platform';
import type { MealieGroup, MealiePerson } from '#recipe-files';
import { RecipeFileImportsService } from '#recipes';
import type { importServer } from '../backup-jobs.ts';
import { BackupStore } from '../store/backup-store.ts';
import { BackupRunner } from '../backup-runner.ts';
import { groupIdOf, GroupImport } from './group-import.ts';
import { OrganizerImport } from './organizer-import.ts';
import { PlanImport } from './plan-import.ts';
import { RecipeImport } from './recipe-import.ts';
import { importFolder, ServerImportsService } from './server-imports.service.ts';
import { groupFile, PEOPLE, type ServerSummary, SUMMARY } from './read-server.worker-task.ts';
import { ImportCounts } from './import-counts.ts';
import type { JobProgress } from '../progress.ts';
import type { ImportedGroup } from './imported-group.ts';

type Choice = JobData<typeof importServer>;

/** Fraction of the progress for backing up the present data and reading the file. */
const BEGUN = 0.3;

/**
 * Imports another server row by row. Imported rows stay, so a killed or stopped process continues where it was, and a newer file adds
 * only new rows.
 */
@Injectable()
export class ServerImportRunner {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly fileImports: RecipeFileImportsService,
    private readonly groups: GroupImport,
    private readonly log: Log,
    private readonly serverImports: ServerImportsService,
    private readonly organizers: OrganizerImport,
    private readonly plans: PlanImport,
    private readonly recipes: RecipeImport,
    private readonly storage: Storage,
    private readonly store: BackupStore,
    private readonly runner: BackupRunner,
  ) {}

  async importAll({ name, id, groups: chosen }: Choice, watch: JobProgress): Promise<void> {
    await this.runner.withLock(async () => {
      const summary = await this.serverImports.readFile(name);
      const backupName = await this.runner.backUpPresent(id, watch);
      const { locale } = watch.context;
      const folder = importFolder(name);
      await this.fileImports.read(this.store.key(name), name, `${folder}/recipes`);
      await watch.progress(BEGUN);
      const all: ImportedGroup[] = [];
      for (const one of chosen) all.push(await this.begin(one, { folder, watch }));
      const total = all.reduce((sum, { group }) => sum + thingsOf(group), 0) || 1;
      let done = 0;
      const onDone = async () => {
        if (++done % 10 === 0) await watch.progress(BEGUN + (done / total) * (1 - BEGUN));
      };
      for (const imported of all) await this.organizers.importAll(imported);
      await this.recipes.importAll(all, { folder, id: derivedId(id, groupIdOf(id)) }, onDone);
      for (const imported of all) await this.plans.importAll(imported, onDone);
      for (const imported of all) await this.report(imported);
      await this.reportRest(summary, chosen, watch);
      await watch.log(translate(locale, 'moving.takeBack', { name: backupName }));
      // the folder contains password hashes; the summary, which marks it as complete, goes first
      await this.storage.remove(`${folder}/${SUMMARY}`);
      await this.storage.remove(folder);
      this.log.log('Another server was brought in', { groups: all.map(({ context }) => context.groupId) });
    });
  }

  private async begin(
    { id, into }: Choice['groups'][number],
    { folder, watch }: { folder: string; watch: JobProgress },
  ): Promise<ImportedGroup> {
    const { context: asked } = watch;
    const group = await this.kept<MealieGroup>(`${folder}/${groupFile(id)}`);
    const target = into
      ? await asked.unscopedRepository(Group).get(into)
      : await this.groups.findOrCreate(asked, group);
    const isNew = target.id === groupIdOf(id);
    const tally = new ImportCounts();
    const everybody = await this.kept<MealiePerson[]>(`${folder}/${PEOPLE}`);
    const people = await this.groups.importUsers(asked, {
      group: { id: target.id, isNew },
      people: everybody.filter(({ groupId }) => groupId === id),
      folder,
      tally,
      watch,
    });
    const { manager } = this.database;
    const as = (person: string) =>
      Context.inGroup(target.id, manager, { locale: asked.locale, userId: people.get(person) ?? asked.userId });
    return { group, context: as(''), as, isNew, people, ids: new Map(), tally, watch };
  }

  private async kept<T>(key: string): Promise<T> {
    const content = await this.storage.read(key);
    if (!content) throw new BadRequest('moving.readFirst');
    return JSON.parse(content.toString('utf8')) as T;
  }

  private async report({ group, context, isNew, tally, watch }: ImportedGroup): Promise<void> {
    const { locale } = watch.context;
    const { name } = await this.database.manager.findOneByOrFail(Group, { id: context.groupId });
    await watch.log(translate(locale, `moving.${isNew ? 'newGroup' : 'intoGroup'}`, { from: group.name, name }));
    if (group.households.length > 1)
      await watch.log(
        translate(locale, 'moving.households', { names: group.households.join(', '), count: group.households.length }),
      );
    await tally.report(watch);
  }

  /** Reports the data that is not imported. */
  private async reportRest(
    { groups, left }: ServerSummary,
    chosen: Choice['groups'],
    watch: JobProgress,
  ): Promise<void> {
    const { locale } = watch.context;
    const others = groups.filter(({ id }) => !chosen.some((one) => one.id === id)).map(({ name }) => name);
    if (others.length) await watch.log(translate(locale, 'moving.notChosen', { names: others.join(', ') }));
    for (const { table, rows, reason } of left)
      await watch.log(translate(locale, `moving.left.${reason}`, { table, count: rows }));
  }
}

const thingsOf = ({ recipes, lists, meals }: MealieGroup): number => recipes.length + lists.length + meals.length;
