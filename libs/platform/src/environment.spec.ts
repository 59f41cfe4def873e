import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEnvironment, readEnvironment } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (source: NodeJS.ProcessEnv) => readEnvironment({ DATA_DIR: folder, ...source });

describe('environment', () => {
  it('has defaults for all variables', () => {
    expect(read({})).toMatchObject({
      PORT: 9000,
      BASE_URL: 'http://localhost:9000',
      PROCESS: 'all',
      ALLOW_SIGNUP: false,
    });
  });

  it('converts numbers, booleans and lists', () => {
    const environment = read({
      PORT: '8123',
      ALLOW_SIGNUP: 'true',
      FETCH_ALLOWED_HOSTS: 'nas, printer:631,',
      SMTP_HOST: ' ',
    });
    expect(environment).toMatchObject({ PORT: 8123, ALLOW_SIGNUP: true, FETCH_ALLOWED_HOSTS: ['nas', 'printer:631'] });
    expect(environment.SMTP_HOST).toBeUndefined();
    expect(environment.BASE_URL).toBe('http://localhost:8123');
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['ALLOW_SIGNUP', 'perhaps'],
    ['PROCESS', 'web'],
    ['BASE_URL', 'kitchen'],
    ['DATABASE_URL', 'mysql://db'],
    ['SECRET', 'short'],
    ['SECRET', 'changemechangemechangemechangeme'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', '1234567'],
    ['LOG_LEVEL', 'loud'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'null'],
    ['CORS_ORIGINS', 'https://home.example.org/'],
    ['CORS_ORIGINS', 'https://home.example.org, https://*.example.org'],
    ['CORS_ORIGINS', 'https://home.example.org:443'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('requires the name of a person for the watched folder, which must not be a part of the data', () => {
    expect(() => read({ IMPORT_FOLDER: '/srv/recipes' })).toThrow(/^IMPORT_FOLDER: needs/);
    const inside = { DATA_DIR: '/srv', IMPORT_FOLDER: '/srv/recipes', IMPORT_FOLDER_USER: 'ada' };
    expect(() => read(inside)).toThrow(/^IMPORT_FOLDER: must be outside/);
  });

  it('requires an external database for several processes', () => {
    expect(() => read({ PROCESS: 'worker' })).toThrow(/^DATABASE_URL: /);
  });

  it('creates a secret once in a private file', () => {
    const first = read({}).SECRET;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(read({}).SECRET).toBe(first);
    expect(readFileSync(join(folder, '.secret'), 'utf8')).toBe(first);
    expect(statSync(join(folder, '.secret')).mode & 0o777).toBe(0o600);
  });

  it('describes every variable', () => {
    const described = describeEnvironment();
    expect(described.length).toBeGreaterThan(30);
    expect(described.every(({ description }) => description.endsWith('.'))).toBe(true);
  });
});
