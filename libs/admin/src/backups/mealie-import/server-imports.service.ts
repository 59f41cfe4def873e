import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { Group } from '#groups';
import { User } from '#identity';
import { Jobs, type ServerTask } from '#jobs';
import type { Context } from '#persistence';
import {
  BadRequest,
  Clock,
  defineProcessTask,
  ValidationFailed,
  Problem,
  runInProcess,
  Storage,
  translate,
} from '#platform';
import { mayBeMealieBackup } from '#recipe-files';
import { problemOfReading } from '#recipes';
import { importServer, readOtherServer } from '../backup-jobs.ts';
import { BackupStore } from '../store/backup-store.ts';
import type { JobProgress } from '../progress.ts';
import { groupIdOf } from './group-import.ts';
import { type ServerSummary, SUMMARY, type task as readServer } from './read-server.worker-task.ts';

const reading = defineProcessTask<typeof readServer>(import.meta.url, 'read-server.worker-task', {
  seconds: 900,
  lane: 'files',
});

/** Folder of the extracted content, which is deleted after some days like that of migrations. */
export const importFolder = (file: string): string => `migrations/${file}`;

/** Examines and imports backups of other programs. */
@Injectable()
export class ServerImportsService {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly store: BackupStore,
  ) {}

  /** Returns the content of a backup of another program and the suggested target groups. */
  async get(context: Context, file: string) {
    await this.assertOther(file);
    const summary = await this.summary(file);
    if (!summary) return { isReady: false, schemaVersion: '', groups: [], people: [], left: [] };
    const present = await context.unscopedRepository(Group).select().orderBy('fold(row.name)').getMany();
    const accounts = await context
      .unscopedRepository(User)
      .select()
      .where('lower(row.email) = ANY(:emails)', { emails: summary.people.map(({ email }) => email) })
      .getMany();
    const inGroup = new Map(accounts.map(({ email, groupId }) => [email.toLowerCase(), groupId]));
    return {
      isReady: true,
      schemaVersion: summary.schemaVersion,
      groups: summary.groups.map((group) => ({
        ...group,
        households: Math.max(group.households, 1),
        here:
          present.find(({ id }) => id === groupIdOf(group.id))?.id ??
          present.find(({ name }) => name.toLowerCase() === group.name.toLowerCase())?.id ??
          null,
      })),
      people: summary.people.map(({ id: _, ...person }) => ({
        ...person,
        accountIn: inGroup.get(person.email) ?? null,
      })),
      left: summary.left,
    };
  }

  /** Throws 400 for backups of this program. */
  async read(context: Context, file: string): Promise<ServerTask> {
    await this.assertOther(file);
    return this.jobs.enqueueTask(context, readOtherServer, { name: file });
  }

  /** Throws 400 if the backup has not been read, and 422 for unknown groups in it or here. */
  async start(context: Context, file: string, { groups }: RequestSchema<'OtherServerChoice'>): Promise<ServerTask> {
    await this.assertOther(file);
    const summary = await this.summary(file);
    if (!summary) throw new BadRequest('moving.readFirst');
    if (!groups.length) throw new ValidationFailed({ groups: ['backups.nothingChosen'] });
    for (const [index, { id, into }] of groups.entries()) {
      if (!summary.groups.some((group) => group.id === id))
        throw new ValidationFailed({ [`groups.${index}.id`]: ['backups.noSuchGroup'] });
      if (into && !(await context.unscopedRepository(Group).find(into)))
        throw new ValidationFailed({ [`groups.${index}.into`]: ['errors.unknownReference'] });
    }
    return this.jobs.enqueueTask(context, importServer, {
      name: file,
      id: this.clock.now().getTime().toString(36),
      groups: groups.map(({ id, into }) => ({ id, into: into ?? null })),
    });
  }

  async summary(file: string): Promise<ServerSummary | null> {
    const stored = await this.storage.read(`${importFolder(file)}/${SUMMARY}`);
    return stored && (JSON.parse(stored.toString('utf8')) as ServerSummary);
  }

  /** Reads the file or returns the earlier result. Throws 400 if it is unreadable or takes too much time or memory. */
  async readFile(file: string, signal?: AbortSignal): Promise<ServerSummary> {
    const stored = await this.summary(file);
    if (stored) return stored;
    const request = { path: this.store.path(file), folder: this.storage.path(importFolder(file)) };
    const read = await runInProcess(reading, request, { signal }).catch((error: unknown) => {
      throw problemOfReading(error);
    });
    if ('failure' in read) throw new BadRequest(read.failure);
    return read;
  }

  /** Examines a file and notes whether it is readable. */
  async examine(name: string, { context: { locale }, log, progress, signal }: JobProgress): Promise<void> {
    const reason = await this.readFile(name, signal).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        return translate(locale, error.key, error.params);
      },
    );
    const provedAt = this.clock.now().toISOString();
    await this.store.note(name, { kind: 'otherProgram', state: reason ? 'bad' : 'good', reason, provedAt });
    await log(reason ?? translate(locale, 'moving.readable'));
    await progress(1);
  }

  /** True for a backup of another program: marked as such, or of unknown kind with that content. */
  async isOther(name: string): Promise<boolean> {
    const { kind, encrypted } = await this.store.get(name);
    return kind === 'otherProgram' || (kind === 'uploaded' && !encrypted && mayBeMealieBackup(this.store.path(name)));
  }

  private async assertOther(file: string): Promise<void> {
    const { kind } = await this.store.get(file);
    if (kind !== 'otherProgram') throw new BadRequest('moving.ownBackup');
  }
}
