import { Column, type DataSource, Entity, ManyToOne, type Relation } from 'typeorm';
import { testDatabase, type TestDatabase } from '#testing';
import { BaseEntity } from '../rows/base.entity.ts';
import { dataSourceOptions, openDataSource } from '../connection/data-source.ts';
import { listPage, type ListOptions, type ListQuery } from './list-query.ts';
import { Filterable } from './filterable.ts';
import { matchesText } from './search.ts';

@Entity()
class Shelf extends BaseEntity {
  @Column('text')
  name: string;
}

@Entity()
class Jar extends BaseEntity {
  @Filterable()
  @Column('text')
  name: string;

  @Filterable()
  @Column('int', { nullable: true })
  rating: number | null;

  @ManyToOne(() => Shelf)
  shelf: Relation<Shelf>;
}

const options: ListOptions<Jar> = {
  filter: () => ({ 'shelf.name': { type: 'text', sql: 'shelf.name' } }),
  search: (builder, text) => matchesText(builder, text, ['jar.name']),
  maxPerPage: 20,
};
const names = ['Crème brûlée', 'apricot', 'Banana', 'cherry', 'Äpfel', 'Tomato soup', 'Tomatillo', 'zest'];

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await testDatabase();
  dataSource = await openDataSource({
    ...dataSourceOptions({ url: database.url, poolSize: 3 }),
    entities: [Shelf, Jar],
  });
  // Creates a table for this test only; the product's tables come from migrations.
  await dataSource.synchronize();
  const shelf = await dataSource.manager.save(Shelf, { name: 'cellar' });
  for (const [index, name] of names.entries()) {
    const day = new Date(Date.UTC(2024, 0, index + 1));
    await dataSource.manager.save(Jar, {
      name,
      shelf,
      rating: index % 3 === 0 ? null : index,
      createdAt: day,
      updateAt: day,
    });
  }
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const rows = () => dataSource.getRepository(Jar).createQueryBuilder('jar').innerJoinAndSelect('jar.shelf', 'shelf');
const list = (query: ListQuery) => listPage(rows(), query, options);
const listed = async (query: ListQuery) => (await list(query)).items.map(({ name }) => name);

describe('list query', () => {
  it('pages', async () => {
    const page = await list({ page: 2, perPage: 3, orderBy: 'name', orderDirection: 'asc' });
    expect(page).toMatchObject({ page: 2, per_page: 3, total: 8, total_pages: 3 });
    expect(page.items.map(({ name }) => name)).toEqual(['cherry', 'Crème brûlée', 'Tomatillo']);
    expect(page.items[0]?.shelf.name).toBe('cellar');
  });

  it('takes -1 as the last page or all rows and 0 as no rows', async () => {
    expect(await list({ page: -1, perPage: 3 })).toMatchObject({ page: 3, items: { length: 2 } });
    expect(await list({ perPage: -1 })).toMatchObject({ per_page: 8, total: 8, total_pages: 1, items: { length: 8 } });
    expect(await list({ perPage: 0 })).toMatchObject({ per_page: 0, total: 8, total_pages: 0, items: [] });
    expect(await list({ page: 0 })).toMatchObject({ page: 1, total: 8 });
    expect(await list({ page: 9, perPage: 3 })).toMatchObject({ page: 9, total: 8, items: [] });
  });

  describe('with more rows than are skipped', () => {
    const count = 1100;
    beforeAll(() =>
      dataSource.query(
        `INSERT INTO jar (name, shelf_id, rating, created_at)
         SELECT 'many ' || n % 7, (SELECT id FROM shelf LIMIT 1), nullif(n % 5, 0), now() + n * interval '1 minute'
         FROM generate_series(1, ${count}) n`,
      ),
    );
    afterAll(() => dataSource.query(`DELETE FROM jar WHERE name LIKE 'many %'`));

    const orders: ListQuery[] = [
      {},
      { orderBy: 'name', orderDirection: 'asc' },
      { orderBy: 'rating', orderDirection: 'asc' },
      { orderBy: 'rating', orderDirection: 'desc' },
      { orderBy: 'random', paginationSeed: 's' },
      { search: 'many' },
    ];
    it.each(orders)('shows each row on one page, and the last page as its number does, with %j', async (order) => {
      const whole = await listPage(rows(), { ...order, perPage: -1 }, { ...options, maxPerPage: 2000 });
      const pages = [];
      for (let page = 1; page <= whole.total / 20 + 1; page++) pages.push(await list({ ...order, page, perPage: 20 }));
      expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.total]));
      const last = Math.ceil(whole.total / 20);
      expect(await list({ ...order, page: -1, perPage: 20 })).toEqual(pages[last - 1]);
      expect(await list({ ...order, page: 9999, perPage: 20 })).toMatchObject({ total: whole.total, items: [] });
    });
  });

  it('never exceeds the maximum page size', async () => {
    const capped = await listPage(
      dataSource.getRepository(Jar).createQueryBuilder('jar'),
      { perPage: -1 },
      { ...options, maxPerPage: 5 },
    );
    expect(capped).toMatchObject({ per_page: 5, total: 8, total_pages: 2, items: { length: 5 } });
  });

  it('sorts without case and accents, newest first by default, null last', async () => {
    expect(await listed({ orderBy: 'name', orderDirection: 'asc', perPage: 3 })).toEqual([
      'Äpfel',
      'apricot',
      'Banana',
    ]);
    expect((await listed({ perPage: 1 }))[0]).toBe('zest');
    for (const orderDirection of ['asc', 'desc'] as const) {
      const ratings = (await list({ orderBy: 'rating', orderDirection })).items.map(({ rating }) => rating);
      expect(ratings.slice(-3)).toEqual([null, null, null]);
    }
  });

  it('accepts attribute names in camelCase and snake_case', async () => {
    expect(await listed({ orderBy: 'createdAt', orderDirection: 'asc' })).toEqual(names);
    expect(await listed({ orderBy: 'updatedAt', orderDirection: 'asc' })).toEqual(names);
  });

  it.each(['password', 'shelf', 'constructor', 'name; drop table jar', 'jar.name'])(
    'refuses to sort by %s',
    async (orderBy) => {
      await expect(list({ orderBy })).rejects.toMatchObject({
        status: 400,
        key: 'list.unknownOrder',
        params: { name: orderBy },
      });
    },
  );

  it('shuffles equally for the same seed across pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listed({ orderBy: 'random', paginationSeed: 's', page, perPage: 3 })),
    );
    expect(pages.flat().toSorted()).toEqual(names.toSorted());
    expect(await listed({ orderBy: 'random', paginationSeed: 's' })).toEqual(pages.flat());
    expect(await listed({ orderBy: 'random', paginationSeed: 'other' })).not.toEqual(pages.flat());
    await expect(list({ orderBy: 'random' })).rejects.toMatchObject({
      status: 422,
      errors: { paginationSeed: expect.anything() as unknown },
    });
  });

  it('filters and counts the remaining rows', async () => {
    expect(await list({ queryFilter: 'name LIKE "t%" AND shelf.name = cellar', perPage: 1 })).toMatchObject({
      total: 2,
      total_pages: 2,
    });
    expect(
      await listed({ queryFilter: 'rating IS NULL OR name = Banana', orderBy: 'name', orderDirection: 'asc' }),
    ).toEqual(['Banana', 'cherry', 'Crème brûlée', 'Tomatillo']);
    await expect(list({ queryFilter: 'nonsense' })).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['creme', ['Crème brûlée']],
    ['BRÛLÉE', ['Crème brûlée']],
    ['tomato', ['Tomato soup', 'Tomatillo']],
    ['tomatoe soup', ['Tomato soup']],
    ['"tomato soup"', ['Tomato soup']],
    ['chery', ['cherry']],
    ['apfel', ['Äpfel']],
    ['%', names],
    ['_', names],
    ['nothing-like-it', []],
  ])('finds %s', async (search, expected) => {
    const found = await listed({ search, ...(expected === names && { orderBy: 'created_at', orderDirection: 'asc' }) });
    expect(found.toSorted()).toEqual(expected.toSorted());
    if (expected.length) expect(expected).toContain(found[0]);
  });

  it('puts the best match first', async () => {
    expect((await listed({ search: 'tomatillo' }))[0]).toBe('Tomatillo');
  });

  it.each([
    'rating = 1.5',
    'rating > 1e300',
    'rating IN [-0.1, 99999999999999999999]',
    'name LIKE "a\\"',
    'name LIKE "\\%"',
    'name = "\ud800"',
    'created_at > 0001-01-01',
    'created_at < 9999-12-31T23:59:59.999',
  ])('answers to the filter %s', async (queryFilter) => {
    await expect(list({ queryFilter })).resolves.toMatchObject({ page: 1 });
  });

  it('accepts text that PostgreSQL cannot store and huge page numbers', async () => {
    expect(await list({ search: 'zest\0' })).toMatchObject({ total: 1 });
    expect(await list({ search: '\0', paginationSeed: '\0', orderBy: 'random' })).toMatchObject({ total: 8 });
    expect(await list({ page: Number.MAX_SAFE_INTEGER, perPage: 10_000 })).toMatchObject({ items: [], total: 8 });
    expect(await list({ page: Number.MIN_SAFE_INTEGER })).toMatchObject({ page: 1 });
  });

  describe('of a search with many results', () => {
    const byTiers: ListOptions<Jar> = {
      search: () => [{ condition: `jar.name LIKE 'many%'`, order: () => [['jar.name', 'ASC']] }],
    };
    const search = (query: ListQuery) => listPage(rows(), { search: 'many', ...query }, byTiers);
    beforeAll(() =>
      dataSource.query(
        `INSERT INTO jar (name, shelf_id) SELECT 'many ' || to_char(n, 'FM00000'), shelf.id FROM generate_series(1, 10050) n, shelf`,
      ),
    );
    afterAll(() => dataSource.query(`DELETE FROM jar WHERE name LIKE 'many%'`));

    it('counts 10,000 results, or those up to the next page', async () => {
      expect(await search({ perPage: 30 })).toMatchObject({ total: 10_000, total_is_minimum: true, total_pages: 334 });
      expect(await search({ perPage: 30, page: 334 })).toMatchObject({
        total: 10_021,
        total_is_minimum: true,
        total_pages: 335,
      });
      const last = await search({ perPage: 30, page: 335 });
      expect(last).toMatchObject({ total: 10_050, total_pages: 335, items: { length: 30 } });
      expect([last.total_is_minimum, last.items.at(-1)?.name]).toEqual([undefined, 'many 10050']);
    });

    it('reads pages of a large table from its beginning while not all rows are counted', async () => {
      const large: ListOptions<Jar> = {
        search: (builder) => void builder.andWhere(`jar.name LIKE 'many%'`),
        isLarge: true,
      };
      const query = { search: 'many', orderBy: 'name', orderDirection: 'asc', perPage: 30 } as const;
      const read = async (page: number) => {
        const { items, ...rest } = await listPage(rows(), { ...query, page }, large);
        return { ...rest, first: items[0]?.name };
      };
      expect(await read(1)).toMatchObject({ total: 10_000, total_is_minimum: true, first: 'many 00001' });
      expect(await read(334)).toMatchObject({ total: 10_021, total_is_minimum: true, first: 'many 09991' });
      expect(await read(335)).toMatchObject({ total: 10_050, first: 'many 10021' });
      expect(await read(-1)).toMatchObject({ page: 335, total: 10_050, first: 'many 10021' });
    });

    it('counts all for the last page and for the number alone', async () => {
      const last = await search({ perPage: 30, page: -1 });
      expect(last).toMatchObject({ page: 335, total: 10_050, items: { length: 30 } });
      expect(await search({ perPage: 0 })).toMatchObject({ total: 10_050 });
      expect(last).not.toHaveProperty('total_is_minimum');
    });
  });
});
