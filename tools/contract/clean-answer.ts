import { createHash } from 'node:crypto';
import { fillExample } from '../../libs/contract/src/example-values.ts';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const UNIQUE_END = new RegExp(`(?<=[a-z0-9])[ -]${ID.source}(?=$|["”,.])`, 'gi');
const TIME = /(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(\.\d+)?/g;
/** Strings that differ at each run: tokens, keys, codes and hashes. */
const SECRET_KEY = /(token|secret|challenge|key|codes?|credential|hash|etag|checksum)s?$/i;
const RANDOM_TEXT = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w-]{30,}$/;
const RANDOM_PART = /(?<=[?&](?:state|nonce|code_challenge|secret|token)=|\/(?:calendar|feeds)\/)[\w-]{16,}/g;
const BASE = '2026-11-02T09:30:00';
/** Letters of secrets of a kind, because patterns of the contract can name them. */
const ALPHABETS: [RegExp, string][] = [
  [/^\d+$/, '0123456789'],
  [/^[\da-f]+$/, '0123456789abcdef'],
  [/^[A-Z2-7]+$/, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'],
  [/^[\da-z-]+$/, 'abcdefghijkmnpqrstuvwxyz23456789'],
];
const BASE_62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const JWT = /^ey[\w-]+\.ey/;
const WORDS = ['required', 'preferred'];
const MAX_ITEMS = 2;
const MAX_VALUES = 5;
const MAX_LETTERS = 600;

const isId = (text: string) => text.length === 36 && text.search(ID) === 0;

interface Known {
  /** Values of the placeholders in the example that was sent. */
  placeholders: Record<string, unknown>;
  /** Addresses and folders of the test, with their replacements. */
  addresses: Record<string, string>;
}

/** Replaces what differs at each run (ids, times, secrets, addresses) by values that stay the same. */
export class AnswerCleaner {
  private readonly texts: [string, string][];
  private readonly ids = new Map<string, string>();
  private readonly names = new Map<string, number>();
  private readonly now = Date.now();
  private readonly today = new Date().toISOString().slice(0, 10);

  constructor({ placeholders, addresses }: Known) {
    this.texts = Object.entries(addresses);
    for (const [name, value] of Object.entries(placeholders)) {
      const published = String(fillExample(`{${name}}`));
      // some placeholders stand for a slug in one example and for an id in another
      const isOfOneKind = typeof value === 'string' && isId(value) === isId(published);
      if (isOfOneKind && value.length >= 8) this.texts.unshift([value, published]);
    }
  }

  clean(value: unknown, key = 'id', parent = 'row'): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.clean(entry, key, parent));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [
          name.replace(ID, (id) => this.idOf(id, key)),
          this.clean(entry, name, key),
        ]),
      );
    return typeof value === 'string' ? this.cleanText(value, key, parent) : value;
  }

  private cleanText(text: string, key: string, parent: string): string {
    let cleaned = text;
    for (const [from, to] of this.texts) cleaned = cleaned.replaceAll(from, to);
    const isSecret = SECRET_KEY.test(key) && text.length >= 4 && !text.includes(' ') && !WORDS.includes(text);
    if (cleaned === text && (isSecret || RANDOM_TEXT.test(text) || JWT.test(text))) return fixedSecret(text, key);
    if (cleaned === this.today) return BASE.slice(0, 10);
    return (
      cleaned
        // names and slugs of rows that the examples need are made unique by an id at their end
        .replace(UNIQUE_END, '')
        .replace(/(?<=^|\w[ -])[0-9a-f]{8}(?=$|["”@,.])/g, '7')
        .replace(ID, (id) => this.idOf(id, key === 'id' ? parent : key))
        .replace(RANDOM_PART, (value) => fixedSecret(value, key))
        .replace(TIME, (_, day: string, clock: string, fraction?: string) => this.timeOf(`${day}T${clock}`, fraction))
    );
  }

  private idOf(id: string, name: string): string {
    const known = this.ids.get(id);
    if (known) return known;
    const count = (this.names.get(name) ?? 0) + 1;
    this.names.set(name, count);
    const fixed = String(fillExample(`{${name}${count > 1 ? count : ''}}`));
    this.ids.set(id, fixed);
    return fixed;
  }

  /** Times keep their distance from now in hours; times of the example itself are far from now and stay. */
  private timeOf(time: string, fraction: string | undefined): string {
    const hours = Math.round((Date.parse(`${time}Z`) - this.now) / 3_600_000);
    return new Date(Date.parse(`${BASE}Z`) + hours * 3_600_000).toISOString().slice(0, 19) + (fraction ? '.000' : '');
  }
}

function fixedSecret(text: string, key: string): string {
  if (JWT.test(text)) return 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJlIG9mIGEgdG9rZW4';
  const [, prefix = '', rest = ''] = /^([a-z]+_)?(.*)$/s.exec(text) ?? [];
  const alphabet = ALPHABETS.find(([pattern]) => pattern.test(rest))?.[1] ?? BASE_62;
  const bytes = createHash('sha512').update(key).digest();
  // short codes keep their hyphens
  const replaced = rest.length < 24 ? /[^-]/g : /[^]/g;
  let index = 0;
  return prefix + rest.replace(replaced, () => alphabet[(bytes[index % 64]! + index++) % alphabet.length]!);
}

/** Cuts long lists and texts, and keeps the rows that say most. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_LETTERS ? `${value.slice(0, MAX_LETTERS)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const isOfRows = value.some((entry) => typeof entry === 'object');
    if (!isOfRows) return value.slice(0, MAX_VALUES).map(shorten);
    return value.length > MAX_ITEMS ? richest(value, MAX_ITEMS).map(shorten) : value.map(shorten);
  }
  const entries = Object.entries(value).map(([key, entry]) => [key, shorten(entry)] as const);
  const short = Object.fromEntries(entries) as Record<string, unknown>;
  const { items } = short;
  if (Array.isArray(items) && 'total_pages' in short)
    Object.assign(short, { total: items.length, total_pages: 1, next: null });
  return short;
}

const filledFields = (row: unknown) => JSON.stringify(row).replace(/"\w+":(null|""|\[\]|\{\}|false|0)[,}]/g, '').length;

const richest = (rows: unknown[], count: number) =>
  rows
    .map((row, index) => ({ row, index, size: filledFields(row) }))
    .toSorted((a, b) => b.size - a.size || a.index - b.index)
    .slice(0, count)
    .map(({ row }) => row);
