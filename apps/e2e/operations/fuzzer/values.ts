import { randomUUID } from 'node:crypto';
import { resolve, type Schema } from '#contract/document';
import { POISON } from './poison.ts';
import type { Random } from './random.ts';

interface Rule extends Schema {
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxLength?: number;
  pattern?: string;
}

/** Creates values for the contract's schemas: valid ones or, with a probability, hostile ones in some places. */
export class Values {
  /** Ids, slugs and names that answers have shown, of the caller's group and of others. */
  readonly known: string[] = [];
  /** Values that responses have shown, by path and field name. */
  private readonly placed = new Map<string, Map<string, string[]>>();

  constructor(
    private readonly random: Random,
    /** Addresses that respond to requests. */
    private readonly addresses: readonly string[],
    /** Text of another group, which is never sent. A response that contains it is a leak. */
    private readonly secret: string,
  ) {}

  learn(body: unknown): void {
    if (this.known.length > 2000) this.known.splice(0, 1000);
    const visit = (value: unknown, key = '') => {
      if (typeof value === 'string') {
        if (/^(?:id|slug|.*Id|name)$/.test(key) && value.length < 100 && !value.includes(this.secret))
          this.known.push(value);
      } else if (Array.isArray(value)) value.slice(0, 5).forEach((entry) => visit(entry, key));
      else if (typeof value === 'object' && value)
        for (const [inner, entry] of Object.entries(value)) visit(entry, inner);
    };
    visit(body);
  }

  /** Remembers the values of the rows at a path, for addresses below this path. */
  learnAt(place: string, body: unknown): void {
    const fields = this.placed.get(place) ?? new Map<string, string[]>();
    this.placed.set(place, fields);
    const keep = (key: string, value: string) => {
      const values = fields.get(key) ?? [];
      fields.set(key, [...values.slice(-49), value]);
    };
    if (typeof body === 'string') return keep('slug', body);
    const rows = (body as { items?: unknown } | null)?.items ?? body;
    for (const row of [rows].flat().slice(0, 20)) {
      if (typeof row !== 'object' || !row) continue;
      for (const [key, value] of Object.entries(row))
        if (typeof value === 'string' || typeof value === 'number') keep(key, String(value));
    }
  }

  /** @returns a known value of this name or an id at a path; sometimes undefined on purpose */
  at(place: string, name: string): string | undefined {
    const fields = this.placed.get(place);
    const found = fields?.get(name) ?? fields?.get('id') ?? [];
    return found.length && this.random.chance(0.9) ? this.random.pick(found) : undefined;
  }

  /** @param hostility probability of hostile values, from 0 to 1 */
  create(schema: Schema, hostility: number, depth = 0): unknown {
    if (this.random.chance(hostility)) return this.poison();
    const { enum: values, anyOf, oneOf, type, format, ...rule } = resolve(schema) as Rule;
    if (values) return this.random.pick(values);
    const options = anyOf ?? oneOf;
    if (options) return this.create(this.random.pick(options), hostility, depth);
    const types = [type ?? 'object'].flat();
    const main = this.random.pick(types);
    if (main === 'null' || depth > 6) return null;
    if (main === 'boolean') return this.random.chance(0.5);
    if (main === 'integer' || main === 'number') return this.number(rule, main);
    if (main === 'string') return this.text(rule, format);
    if (main === 'array') return this.list(rule, hostility, depth);
    return this.object(rule, hostility, depth);
  }

  private poison(): unknown {
    return this.random.chance(0.3) && this.known.length ? this.random.pick(this.known) : this.random.pick(POISON);
  }

  private number({ minimum = -5, maximum = 1000 }: Rule, type: string): number {
    if (this.random.chance(0.1)) return this.random.pick([minimum, maximum]);
    const value = minimum + this.random.fraction() * (Math.min(maximum, minimum + 1000) - minimum);
    return type === 'integer' ? Math.round(value) : value;
  }

  private text({ maxLength = 100, minLength = 0, pattern }: Rule, format?: string): string {
    if (format === 'uuid')
      return this.random.chance(0.7) && this.ids.length ? this.random.pick(this.ids) : randomUUID();
    if (format === 'email') return `${this.word()}@example.com`;
    if (format === 'uri') return this.random.pick(this.addresses);
    if (format === 'date') return '2026-05-17';
    if (format === 'date-time') return '2026-05-17T12:34:56Z';
    if (pattern?.startsWith('^')) return this.word();
    if (this.random.chance(0.3) && this.known.length) return this.random.pick(this.known);
    if (this.random.chance(0.03)) return 'ä'.repeat(Math.min(maxLength, 20_000));
    const words = Array.from({ length: 1 + this.random.number(5) }, () => this.word());
    return words.join(' ').slice(0, maxLength).padEnd(minLength, 'x');
  }

  private list({ items = {}, minItems = 0, maxItems = 10 }: Rule, hostility: number, depth: number): unknown[] {
    const length = this.random.chance(0.01) ? maxItems : minItems + this.random.number(Math.min(4, maxItems));
    return Array.from({ length: Math.min(length, 300) }, () => this.create(items, hostility, depth + 1));
  }

  private object({ properties, required = [] }: Rule, hostility: number, depth: number): unknown {
    if (!properties) return { [this.word()]: this.word() };
    const wanted = Object.entries(properties).filter(
      ([key, property]) => !property.readOnly && (required.includes(key) || this.random.chance(0.4)),
    );
    const fields = wanted.map(([key, property]) => [key, this.create(property, hostility, depth + 1)] as const);
    const extra = this.random.chance(hostility) ? [[String(this.poison()), this.poison()] as const] : [];
    return Object.fromEntries([...fields, ...extra]);
  }

  private get ids(): string[] {
    return this.known.filter((text) => /^[0-9a-f-]{36}$/.test(text));
  }

  private word(): string {
    return this.random.pick(WORDS) + this.random.number(50);
  }
}

const WORDS = ['soup', 'Zwiebel', 'crème', 'بصل', '卵', 'cup', 'Salt', '2 kg', 'half', 'bake'];
