import { Column, type DataSource, Entity, JoinTable, ManyToMany, type Relation, Unique } from 'typeorm';
import type { Actor } from '#platform';
import { testDatabase, type TestDatabase } from '#testing';
import { VersionedEntity } from './base.entity.ts';
import { Context } from '../context.ts';
import { dataSourceOptions, openDataSource } from '../connection/data-source.ts';
import { compiledQuery } from './compiled-query.ts';

@Entity('spices')
@Unique('spices_name_key', ['groupId', 'name'])
class Spice extends VersionedEntity {
  @Column('uuid')
  groupId: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  origin: string | null;

  @Column('int', { default: 3 })
  heat: number;
}

@Entity('blends')
class Blend extends VersionedEntity {
  @Column('uuid')
  groupId: string;

  @Column('text')
  name: string;

  @ManyToMany(() => Spice)
  @JoinTable({ joinColumn: { name: 'blend_id' }, inverseJoinColumn: { name: 'spice_id' } })
  spices: Relation<Spice>[];
}

let database: TestDatabase;
let dataSource: DataSource;
let ours: Context;
let theirs: Context;

const person = (groupId: string): Actor => ({
  userId: '11111111-1111-4111-8111-111111111111',
  groupId,
  username: 'cook',
  admin: false,
  canInvite: false,
  canManage: false,
  canOrganize: false,
  locale: 'en-US',
});

beforeAll(async () => {
  database = await testDatabase();
  dataSource = await openDataSource({
    ...dataSourceOptions({ url: database.url, poolSize: 8 }),
    entities: [Spice, Blend],
  });
  // tables of this test only; the product's tables come from migrations
  await dataSource.synchronize();
  ours = Context.of(person('22222222-2222-4222-8222-222222222222'), dataSource.manager);
  theirs = Context.of(person('33333333-3333-4333-8333-333333333333'), dataSource.manager);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

let number = 0;
const newSpice = (context: Context, fields: Partial<Spice> = {}) =>
  context.repository(Spice).create({ name: `spice ${++number}`, ...fields });
const missing = { status: 404 };

describe('rows of another group', () => {
  it('are not found by any method', async () => {
    const { id } = await newSpice(theirs);
    const rows = ours.repository(Spice);
    expect(await rows.find(id)).toBeNull();
    await expect(rows.get(id)).rejects.toMatchObject(missing);
    await expect(rows.patch(id, { heat: 9 })).rejects.toMatchObject(missing);
    await expect(rows.remove(id)).rejects.toMatchObject(missing);
    await expect(rows.all([id], 'spices')).rejects.toMatchObject({
      status: 422,
      errors: { 'spices.0': [expect.any(String)] },
    });
    expect((await rows.page({ perPage: -1 })).items.map((row) => row.id)).not.toContain(id);
    expect(await theirs.repository(Spice).get(id)).toMatchObject({ heat: 3, version: 1 });
  });

  it('cannot be reached by further conditions', async () => {
    const { id } = await newSpice(theirs);
    const select = () => ours.repository(Spice).select();
    expect(await select().andWhere('row.id = :id OR true', { id }).getMany()).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    expect(() => select().where('row.id = :id', { id })).toThrow('andWhere');
    expect(() => select().orWhere('row.id = :id', { id })).toThrow('andWhere');
  });

  it('cannot be created by sending a group id', async () => {
    const { id, groupId } = await newSpice(ours, { groupId: theirs.groupId });
    expect(groupId).toBe(ours.groupId);
    await expect(theirs.repository(Spice).get(id)).rejects.toMatchObject(missing);
  });

  it('cannot be linked to', async () => {
    const [own, foreign] = [await newSpice(ours), await newSpice(theirs)];
    const blend = { name: 'Curry', spices: [own, { id: foreign.id } as Spice] };
    await expect(ours.transaction((tx) => tx.repository(Blend).create(blend))).rejects.toMatchObject({
      status: 422,
      errors: { 'spices.1': [expect.any(String)] },
    });
    expect(await ours.repository(Blend).select().getCount()).toBe(0);
  });
});

describe('a new row', () => {
  it('is returned as stored, without another read', async () => {
    const created = await newSpice(ours, { name: 'cumin' });
    expect(created).toMatchObject({ name: 'cumin', origin: null, heat: 3, version: 1 });
    expect(await ours.repository(Spice).get(created.id)).toEqual(created);
  });

  it('conflicts on a taken name, with the field in the error', async () => {
    await newSpice(ours, { name: 'sumac' });
    await newSpice(theirs, { name: 'sumac' });
    await expect(newSpice(ours, { name: 'sumac' })).rejects.toMatchObject({
      status: 409,
      errors: { name: ['errors.nameTaken'] },
    });
  });
});

describe('a change', () => {
  it('writes only the sent fields, so that simultaneous changes are kept', async () => {
    const { id } = await newSpice(ours);
    const changes: Partial<Spice>[] = [{ heat: 7 }, { origin: 'India' }, { name: 'turmeric' }];
    await Promise.all(changes.map((change) => ours.repository(Spice).patch(id, change)));
    expect(await ours.repository(Spice).get(id)).toMatchObject({
      heat: 7,
      origin: 'India',
      name: 'turmeric',
      version: 4,
    });
  });

  it('creates a new version unless nothing differs', async () => {
    const { id } = await newSpice(ours, { heat: 5 });
    expect(await ours.repository(Spice).patch(id, { heat: 5 })).toMatchObject({ version: 1 });
    const changed = await ours.repository(Spice).patch(id, { heat: 6 });
    expect(changed).toMatchObject({ heat: 6, version: 2 });
    expect(await ours.repository(Spice).get(id)).toEqual(changed);
  });

  it.each([
    ['"1"', true],
    ['"1.abc"', true],
    ['W/"1.abc"', true],
    ['"7", "1"', true],
    ['*', true],
    ['"2"', false],
    ['"11"', false],
    ['1', false],
    ['', true],
  ])('on the condition %s', async (ifMatch, isAccepted) => {
    const { id } = await newSpice(ours);
    const context = new Context({ ...ours.origin, ifMatch }, dataSource.manager);
    const change = context.repository(Spice).patch(id, { heat: 1 });
    if (isAccepted) await expect(change).resolves.toMatchObject({ heat: 1 });
    else await expect(change).rejects.toMatchObject({ status: 412, current: { id, heat: 3, version: 1 } });
  });

  it('of several rows writes the differing fields of each', async () => {
    const made = await ours
      .repository(Spice)
      .createAll([1, 2, 3, 4].map((heat) => ({ name: `row ${heat}`, heat, origin: 'Peru' })));
    const [one, two, three, four] = made as [Spice, Spice, Spice, Spice];
    await ours.repository(Spice).writeAll([
      [one, { heat: 9, origin: null }],
      [two, { heat: 8, origin: 'Chile; "1\\' }],
      [three, { name: 'other' }],
      [four, { heat: 4, origin: undefined }],
    ]);
    expect(made).toMatchObject([
      { heat: 9, origin: null, version: 2 },
      { heat: 8, origin: 'Chile; "1\\', version: 2 },
      { name: 'other', heat: 3, version: 2 },
      { heat: 4, origin: 'Peru', version: 1 },
    ]);
    const ids = made.map(({ id }) => id);
    expect(await ours.repository(Spice).all(ids, 'spices')).toEqual(made);
  });

  it('of several rows updates the time of the changed ones only', async () => {
    const [changed, same] = [await newSpice(ours), await newSpice(ours)];
    const before = [changed.updateAt, same.updateAt].map((moment) => moment.getTime());
    await new Promise((resolve) => setTimeout(resolve, 2));
    await ours.repository(Spice).writeAll([
      [changed, { heat: 8 }],
      [same, { heat: same.heat }],
    ]);
    const stored = await ours.repository(Spice).all([changed.id, same.id], 'spices');
    expect(stored[0]!.updateAt.getTime()).toBeGreaterThan(before[0]!);
    expect(stored[1]!.updateAt.getTime()).toBe(before[1]);
  });

  it('of several rows conflicts on a taken name', async () => {
    const made = await ours.repository(Spice).createAll([{ name: 'sage' }, { name: 'thyme' }]);
    const change = ours.transaction((tx) =>
      tx.repository(Spice).writeAll(made.map((row) => [row, { name: 'rosemary' }])),
    );
    await expect(change).rejects.toMatchObject({ status: 409, errors: { name: ['errors.nameTaken'] } });
  });

  it('of relations creates a new version', async () => {
    const [one, other] = [await newSpice(ours), await newSpice(ours)];
    const { id } = await ours.repository(Blend).create({ name: 'Masala', spices: [one] });
    expect(await ours.repository(Blend).patch(id, { spices: [other, other] })).toMatchObject({
      version: 2,
      spices: [{ id: other.id }],
    });
    expect(await dataSource.query('SELECT spice_id AS id FROM blends_spices WHERE blend_id = $1', [id])).toEqual([
      { id: other.id },
    ]);
  });
});

it('copies columns and relations under a new id', async () => {
  const spice = await newSpice(ours);
  const source = await ours.repository(Blend).create({ name: 'Baharat', spices: [spice] });
  const copy = await ours.repository(Blend).copy(source, { name: 'Copy' });
  expect(copy).toMatchObject({ name: 'Copy', version: 1, spices: [{ id: spice.id }] });
  expect(copy.id).not.toBe(source.id);
});

it('limits the unscoped repository to administrators and server work', () => {
  expect(() => ours.unscopedRepository(Spice)).toThrow();
  const { caller, ...nobody } = ours.origin;
  expect(() => new Context(nobody, dataSource.manager).unscopedRepository(Spice)).not.toThrow();
  const admin = new Context({ ...ours.origin, caller: { ...caller!, admin: true } }, dataSource.manager);
  expect(() => admin.unscopedRepository(Spice)).not.toThrow();
});

it('compiles a query once and runs it with new parameter values', async () => {
  const spices = ours.repository(Spice);
  for (const name of ['Fixed one', 'Fixed two']) await spices.create({ name });
  const built: string[] = [];
  const byName = compiledQuery(({ manager }: Context, name: string) => {
    const query = manager.createQueryBuilder(Spice, 's').where('s.name = :name', { name });
    const write = query.getQuery.bind(query);
    query.getQuery = () => {
      built.push(name);
      return write();
    };
    return query;
  });
  const found = async (name: string) => (await byName(ours, name).getMany()).map((row) => row.name);
  expect([await found('Fixed one'), await found('Fixed two'), await found('Fixed three')]).toEqual([
    ['Fixed one'],
    ['Fixed two'],
    [],
  ]);
  expect(built).toEqual(['Fixed one']);
});

it('compiles a query once for each set of conditions', async () => {
  await ours.repository(Spice).create({ name: 'Only here' });
  const named = compiledQuery((context: Context) =>
    context.repository(Spice).select('s').andWhere("s.name = 'Only here'"),
  );
  const everyone = compiledQuery((context: Context, isAll: boolean) => {
    const query = context.repository(Spice).select('s');
    return isAll ? query : query.andWhere("s.name = 'Only here'");
  });
  expect([(await named(ours).getMany()).length, (await named(theirs).getMany()).length]).toEqual([1, 0]);
  const all = (await everyone(ours, true).getMany()).length;
  expect(all).toBeGreaterThan(1);
  expect([(await everyone(ours, false).getMany()).length, (await everyone(ours, true).getMany()).length]).toEqual([
    1,
    all,
  ]);
});
