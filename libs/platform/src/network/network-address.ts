import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { BadRequest } from '../errors/problem.ts';

export interface CheckedAddress {
  address: string;
  family: number;
}

const webPorts = new Set(['80', '443', '8080', '8443']);
const mailPorts = new Set(['25', '465', '587', '2525']);

/** Returns the IPv4 address in 64:ff9b::/96 (RFC 6052), as DNS64 gives on networks without IPv4. */
function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for addresses of the public internet; false for private, loopback, link-local, mapped, shared and reserved ones. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv6 && address.range() === 'rfc6052')
    return embeddedIpv4(address).range() === 'unicast';
  // only 2000::/3 is assigned to the public internet
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)) return false;
  return address.range() === 'unicast';
}

const portOf = (url: URL) => url.port || (url.protocol === 'https:' ? '443' : '80');

function isAllowedByOperator(name: string, port: string, allowedHosts: readonly string[]): boolean {
  const host = name.toLowerCase();
  return allowedHosts.some((allowed) => [host, `${host}:${port}`].includes(allowed.toLowerCase()));
}

/** Removes the brackets of an IPv6 address. */
const literalOf = (host: string) => host.replace(/^\[|\]$/g, '');

async function resolveHost(host: string): Promise<CheckedAddress[]> {
  const literal = literalOf(host);
  const family = isIP(literal);
  if (family) return [{ address: literal, family }];
  try {
    return await lookup(host, { all: true });
  } catch {
    throw new BadRequest('fetch.failed', { host });
  }
}

/**
 * Resolves the addresses of a URL, once, so that the checked address is the one connected to. A name with a private
 * address is refused like an unknown name, so that private names cannot be probed.
 */
export async function checkedAddresses(url: URL, allowedHosts: readonly string[]): Promise<CheckedAddress[]> {
  if (!isPlainWebAddress(url)) throw new BadRequest('fetch.refused', { host: url.hostname });
  return checkAddresses(url.hostname, portOf(url), webPorts, allowedHosts);
}

const isPlainWebAddress = ({ protocol, username, password }: URL) =>
  (protocol === 'http:' || protocol === 'https:') && !username && !password;

/** True if no request to the address can be allowed, which its text alone shows. Names are not looked up. */
export function isRefused(url: URL, allowedHosts: readonly string[]): boolean {
  if (!isPlainWebAddress(url)) return true;
  if (isAllowedByOperator(url.hostname, portOf(url), allowedHosts)) return false;
  const literal = literalOf(url.hostname);
  return !webPorts.has(portOf(url)) || (isIP(literal) > 0 && !isPublicAddress(literal));
}

/** Checks the address of a mail server that a user configured. */
export const checkedMailServer = async (
  host: string,
  port: number,
  allowedHosts: readonly string[],
): Promise<CheckedAddress[]> => checkAddresses(host, String(port), mailPorts, allowedHosts);

async function checkAddresses(
  host: string,
  port: string,
  usualPorts: ReadonlySet<string>,
  allowedHosts: readonly string[],
): Promise<CheckedAddress[]> {
  const refused = () => new BadRequest('fetch.refused', { host });
  const allowed = isAllowedByOperator(host, port, allowedHosts);
  if (!allowed && !usualPorts.has(port)) throw refused();
  const addresses = await resolveHost(host);
  if (allowed || addresses.every(({ address }) => isPublicAddress(address))) return addresses;
  throw isIP(literalOf(host)) ? refused() : new BadRequest('fetch.failed', { host });
}
