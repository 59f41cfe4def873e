import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '#testing/eventually';
import { freePort } from '#testing/free-port';

const SLAPD = ['/usr/sbin/slapd', '/usr/local/libexec/slapd'].find((path) => existsSync(path));
const SCHEMA = '/etc/ldap/schema';
export const BASE_DN = 'dc=example,dc=org';
const ADMIN_DN = `cn=admin,${BASE_DN}`;
export const QUERY = { LDAP_QUERY_BIND: `cn=query,${BASE_DN}`, LDAP_QUERY_PASSWORD: 'query secret' };

/** True if Debian's packages slapd and ldap-utils are installed. */
export const hasSlapd = SLAPD !== undefined && existsSync('/usr/bin/ldapadd') && existsSync('/usr/bin/openssl');

export interface TestDirectory {
  url: string;
  secureUrl: string;
  /** Certificate of the authority that signed that of the directory. */
  authority: string;
  addPerson(name: string, more?: Record<string, string | undefined>): void;
  addGroup(name: string, members: string[]): void;
  stop(): Promise<void>;
}

/** Starts OpenLDAP with an empty directory in a temporary folder. */
export async function startDirectory(): Promise<TestDirectory> {
  if (!SLAPD) throw new Error('slapd is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'tureen-ldap-'));
  const [port, securePort] = [await freePort(), await freePort()];
  const url = `ldap://127.0.0.1:${port}`;
  const secureUrl = `ldaps://127.0.0.1:${securePort}`;
  const authority = createCertificate(folder);
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'slapd.conf'), configuration(folder), { mode: 0o600 });
  const args = ['-f', join(folder, 'slapd.conf'), '-h', `${url} ${secureUrl}`, '-d', '0'];
  const server = spawn(SLAPD, args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const add = (entry: string) => {
    const login = ['-x', '-H', url, '-D', ADMIN_DN, '-w', 'admin secret'];
    execFileSync('/usr/bin/ldapadd', login, { input: entry, stdio: ['pipe', 'ignore', 'pipe'] });
  };
  const attempt = () => {
    try {
      add(ldif(BASE_DN, { objectClass: 'dcObject', o: 'Example', dc: 'example' }, 'objectClass: organization'));
      return true;
    } catch {
      return false;
    }
  };
  await eventually(async () => attempt(), 'slapd answers');
  for (const ou of ['people', 'groups']) add(ldif(`ou=${ou},${BASE_DN}`, { objectClass: 'organizationalUnit', ou }));
  add(
    ldif(
      QUERY.LDAP_QUERY_BIND,
      {
        objectClass: 'organizationalRole',
        cn: 'query',
        userPassword: QUERY.LDAP_QUERY_PASSWORD,
      },
      'objectClass: simpleSecurityObject',
    ),
  );
  return {
    url,
    secureUrl,
    authority,
    addPerson: (name, more) =>
      add(
        ldif(`uid=${name},ou=people,${BASE_DN}`, {
          objectClass: 'inetOrgPerson',
          uid: name,
          cn: name,
          sn: name,
          displayName: `${name} of the Directory`,
          mail: `${name}@example.com`,
          userPassword: `${name} secret`,
          ...more,
        }),
      ),
    addGroup: (name, members) =>
      add(
        ldif(
          `cn=${name},ou=groups,${BASE_DN}`,
          { objectClass: 'groupOfNames', cn: name },
          ...members.map((member) => `member: uid=${member},ou=people,${BASE_DN}`),
        ),
      ),
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ldif(dn: string, fields: Record<string, string | undefined>, ...more: string[]): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return `${[`dn: ${dn}`, ...lines, ...more].join('\n')}\n`;
}

const configuration = (folder: string) => `
${['core', 'cosine', 'inetorgperson'].map((name) => `include ${SCHEMA}/${name}.schema`).join('\n')}
pidfile ${folder}/slapd.pid
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload memberof
TLSCACertificateFile ${folder}/authority.pem
TLSCertificateFile ${folder}/server.pem
TLSCertificateKeyFile ${folder}/server.key
database mdb
suffix "${BASE_DN}"
rootdn "${ADMIN_DN}"
rootpw "admin secret"
directory ${folder}/db
overlay memberof
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${QUERY.LDAP_QUERY_BIND}" read by * none
`;

/** Writes a certificate for 127.0.0.1 and that of the authority that signed it; returns the path of the latter. */
function createCertificate(folder: string): string {
  const run = (...args: string[]) => execFileSync('/usr/bin/openssl', args, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  run(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'authority.key',
    '-out',
    'authority.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Authority',
  );
  run('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=127.0.0.1');
  writeFileSync(join(folder, 'names.cnf'), 'subjectAltName=IP:127.0.0.1\n');
  const signer = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial'];
  run('x509', '-req', '-in', 'server.csr', ...signer, '-days', '2', '-extfile', 'names.cnf', '-out', 'server.pem');
  return join(folder, 'authority.pem');
}
