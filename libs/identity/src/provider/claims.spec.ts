import { claimIn, type Claims, groupsIn, isEmailVerified } from './claims.ts';

const claims = (more: Record<string, unknown>): Claims => ({ iss: 'https://login.example', sub: '1', ...more });

describe('groups', () => {
  it.each<[string, unknown]>([
    ['a list', ['users', 'cooks']],
    ['one text', 'cooks'],
    ['texts with commas', 'users, cooks'],
    ['paths', ['/users', '/cooks']],
    ['an object by name', { cooks: { 1: 'home.example' } }],
    ['objects with names', [{ id: 7, name: 'cooks' }]],
    ['objects of SCIM', [{ value: '7', display: 'cooks' }]],
    ['JSON in a text', '["users","cooks"]'],
  ])('are read from %s', (_, groups) => {
    expect(groupsIn(claims({ groups }), 'groups')).toContain('cooks');
  });

  it.each<[string, unknown]>([
    ['a group below another', ['/guests/cooks']],
    ['a longer name', 'pastry cooks'],
    ['a group that is denied', { cooks: false }],
    ['a description', [{ name: 'guests', description: 'cooks' }]],
    ['a list in a list', [['cooks']]],
    ['nothing', undefined],
    ['a number', 3],
  ])('are not found in %s', (_, groups) => {
    expect(groupsIn(claims({ groups }), 'groups')).not.toContain('cooks');
  });

  it('keep a comma that is part of a name', () => {
    expect(groupsIn(claims({ groups: ['Cooks, pastry'] }), 'groups')).toEqual(new Set(['Cooks, pastry']));
  });

  it('may stand below other claims, or under an address', () => {
    const held = claims({ realm_access: { roles: ['cooks'] }, 'https://home.example/groups': ['cooks'] });
    expect(groupsIn(held, 'realm_access.roles')).toContain('cooks');
    expect(groupsIn(held, 'https://home.example/groups')).toContain('cooks');
    expect(claimIn(held, 'realm_access.constructor')).toBeUndefined();
  });
});

it.each([
  [true, true],
  ['true', true],
  ['True', true],
  [false, false],
  ['false', false],
  [1, false],
  [undefined, false],
])('%j for a verified address means %s', (email_verified, isVerified) => {
  expect(isEmailVerified(claims({ email_verified }))).toBe(isVerified);
});
