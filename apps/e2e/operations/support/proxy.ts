import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '#testing/eventually';
import { freePort } from '#testing/free-port';

export const PROXIES = ['caddy', 'nginx'] as const;
export type ProxyName = (typeof PROXIES)[number];

/** Debian installs nginx where only administrators look. */
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

export function isInstalled(name: ProxyName): boolean {
  try {
    execFileSync('which', [name], { env });
    return true;
  } catch {
    return false;
  }
}

interface BelowPath {
  port?: number;
  /** Path below which nginx serves the product, such as `/recipes`. */
  path?: string;
  /** Takes the path off what it passes on. */
  isTakenOff?: boolean;
}

const locationOf = ({ path = '', isTakenOff }: BelowPath): [RegExp, string] => [
  /location \/ \{\s*proxy_pass (\S+);/,
  `location ${path}/ { proxy_pass $1${isTakenOff ? '/' : ''};`,
];

/** A reverse proxy with the configuration of `docker/`, in front of processes of this machine. */
export class Proxy {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** @param targets such as `127.0.0.1:9000` */
  static async start(name: ProxyName, targets: string[], below: BelowPath = {}): Promise<Proxy> {
    const folder = mkdtempSync(join(tmpdir(), 'tureen-proxy-'));
    const address = `127.0.0.1:${below.port ?? (await freePort())}`;
    const file = join(folder, 'config');
    const config = { caddy: caddyfile, nginx: nginxConfig }[name](address, targets, folder);
    writeFileSync(file, config.replace(...locationOf(below)));
    const options = { caddy: ['run', '--adapter', 'caddyfile', '--config', file], nginx: ['-c', file, '-p', folder] }[
      name
    ];
    const child = spawn(name, options, { env: { ...env, HOME: folder }, stdio: 'ignore' });
    const proxy = new Proxy(`http://${address}${below.path ?? ''}`, child, folder);
    await eventually(
      async () => (await fetch(`${proxy.url}/api/health`).catch(() => null))?.ok,
      `${name} reaches the product`,
    );
    return proxy;
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exit;
    rmSync(this.folder, { recursive: true });
  }
}

function caddyfile(address: string, targets: string[]): string {
  const shipped = readFileSync('docker/Caddyfile', 'utf8');
  const names = targets.values();
  const site = shipped
    .replace('{$SITE_ADDRESS}', `http://${address}`)
    .replace(/tureen-api-\d:9000/g, () => names.next().value ?? '');
  return `{\n\tadmin off\n}\n${site}`;
}

function nginxConfig(address: string, targets: string[], folder: string): string {
  const shipped = readFileSync('docker/nginx.conf', 'utf8');
  const ports = targets.values();
  const site = shipped
    .replace('listen 80', `listen ${address}`)
    .replace(/127\.0\.0\.1:900\d/g, () => ports.next().value ?? '');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  return `daemon off;\npid ${folder}/pid;\nerror_log stderr crit;\nevents {}\nhttp {\naccess_log off;\n${folders.join('\n')}\n${site}}\n`;
}
