import { globSync, readFileSync } from 'node:fs';

const areaOf = (file: string) => file.split('/')[1]!;
const named = /@Entity\('(\w+)'\)|@Entity\(\)\n(?:@.*\n)*export class (\w+)|link\('(\w+)'/g;
const asked = /\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+"?(\w+)"?/g;
const snakeCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();

/** The library that each table belongs to. */
const owners = new Map<string, string>();
for (const file of globSync('libs/*/src/**/*.entity.ts')) {
  for (const [, table, entity, link] of readFileSync(file, 'utf8').matchAll(named)) {
    owners.set(table ?? link ?? snakeCase(entity!), areaOf(file));
  }
}

const sources = globSync('libs/*/src/**/*.ts').filter((file) => !/\.spec\.ts$|\/(?:migrations|generated)\//.test(file));

it('knows the tables of the areas', () => {
  expect(owners.get('recipes_to_tags')).toBe('recipes');
  expect(owners.get('server_task')).toBe('jobs');
  expect(owners.get('foods')).toBe('organizers');
});

it.each([...new Set(sources.map(areaOf))])('%s names only its own tables in SQL', (area) => {
  const foreign = sources
    .filter((file) => areaOf(file) === area)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(asked)]
        .filter(([, table]) => owners.has(table!) && owners.get(table!) !== area)
        .map(([, table]) => `${file}: ${table}`),
    );
  expect(foreign).toEqual([]);
});

it('only the rows of a group restrict anything to that group', () => {
  const byHand = /group_id\s*=|(?:where|findOneBy|existsBy|countBy)\b[^;]*\bgroupId\b/;
  const files = sources.filter((file) => byHand.test(readFileSync(file, 'utf8')));
  expect(files.sort()).toEqual([
    // a person leaves rows behind in a group that is no longer that of the context
    'libs/groups/src/trash/revise-snapshots.ts',
    // the people of a group are restored with it
    'libs/identity/src/accounts/account-erasure.service.ts',
    // mails without a caller have the time zone of the reader's group
    'libs/identity/src/mails/mail-time.ts',
    // live updates of a group end for members who are moved to another one
    'libs/identity/src/sessions/authenticator.ts',
    // the dispatcher asks about the groups of a whole batch of events
    'libs/notifications/src/deliveries/groups-with-listeners.ts',
    // browsers belong to people, and are notified of what happens in their group
    'libs/notifications/src/push/push.service.ts',
    // former slugs are unique within the group of the merged row
    'libs/persistence/src/restore/merge-rows.ts',
    'libs/persistence/src/rows/repository.ts',
    // recipes that rules do not tell apart are counted and chosen in one statement
    'libs/planning/src/suggestions/load-candidates.ts',
    // rows that a person leaves behind, as above
    'libs/recipes/src/contributions.ts',
    // a recipe that a line links to is one of the same group
    'libs/recipes/src/persons/fit-condition.ts',
    // visitors do not name the group of a public recipe
    'libs/recipes/src/public/public-recipes.service.ts',
    // ratings of people who have left the group of a recipe are not shown
    'libs/recipes/src/ratings/ratings.service.ts',
    // slugs of organizers are unique within the group, and become sets of recipes before these are restricted
    'libs/recipes/src/recipes/recipe-list-query.ts',
    // whether a name of a recipe is free may be asked by visitors, who name the group
    'libs/recipes/src/recipes/recipes.service.ts',
    // a download contains the purchases of the person's own group
    'libs/shopping/src/lists/own-lists.ts',
  ]);
});
