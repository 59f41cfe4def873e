import { BadRequest } from '#platform';

export interface Comparison {
  attribute: string;
  operator: string;
  values: string[];
}

export interface Group {
  connective: 'AND' | 'OR';
  terms: Expression[];
}

export type Expression = Comparison | Group;

interface Token {
  text: string;
  position: number;
  /** True for quoted text, which is never an operator, a keyword or NULL. */
  quoted: boolean;
}

const maxLength = 4000;
const maxDepth = 50;
const wordOperators = ['IS NOT', 'IS', 'NOT LIKE', 'LIKE', 'NOT IN', 'IN', 'CONTAINS ALL'];

function tokenize(text: string): Token[] {
  if (text.length > maxLength) throw new BadRequest('filter.tooLong');
  const tokens: Token[] = [];
  // In this order: quoted text, operators, punctuation, bare words.
  for (const match of text.matchAll(/"([^"]*)"|(<>|>=|<=|[=<>])|([()[\],])|([^\s()[\],"=<>]+)|(")/g)) {
    const [whole, quoted, , , , openQuote] = match;
    if (openQuote) throw new BadRequest('filter.end');
    tokens.push({ text: quoted ?? whole, position: match.index + 1, quoted: quoted !== undefined });
  }
  return tokens;
}

/** Recursive descent parser: or = and {OR and}; and = term {AND term}; term = "(" or ")" | comparison. */
class Parser {
  private position = 0;
  private depth = 0;
  private readonly tokens: Token[];

  constructor(text: string) {
    this.tokens = tokenize(text);
  }

  parse(): Expression {
    const expression = this.group('OR');
    const next = this.tokens[this.position];
    if (next) throw this.unexpected(next);
    return expression;
  }

  private group(connective: 'AND' | 'OR'): Expression {
    const next = () => (connective === 'OR' ? this.group('AND') : this.term());
    const first = next();
    const terms = [first];
    while (this.take(connective)) terms.push(next());
    return terms.length === 1 ? first : { connective, terms };
  }

  private term(): Expression {
    if (!this.take('(')) return this.comparison();
    if (++this.depth > maxDepth) throw new BadRequest('filter.tooLong');
    const expression = this.group('OR');
    this.expect(')');
    this.depth--;
    return expression;
  }

  private comparison(): Comparison {
    const token = this.next();
    const attribute = token.text;
    if (token.quoted || !/^[a-z_][\w]*(\.[a-z_][\w]*)*$/i.test(attribute)) throw this.unexpected(token);
    const operator = this.operator();
    if (operator === 'IS' || operator === 'IS NOT') return { attribute, operator, values: this.nothing() };
    const takesList = ['IN', 'NOT IN', 'CONTAINS ALL'].includes(operator);
    return { attribute, operator, values: takesList ? this.list() : [this.value()] };
  }

  private operator(): string {
    for (const operator of wordOperators) if (this.take(...operator.split(' '))) return operator;
    const token = this.next();
    if (token.quoted || !/^(<>|>=|<=|=|<|>)$/.test(token.text)) throw this.unexpected(token);
    return token.text;
  }

  private nothing(): string[] {
    const token = this.next();
    if (token.quoted || !/^(null|none)$/i.test(token.text)) throw new BadRequest('filter.nullOnly');
    return [];
  }

  private list(): string[] {
    this.expect('[');
    const values = [this.value()];
    while (this.take(',')) values.push(this.value());
    this.expect(']');
    return values;
  }

  private value(): string {
    const token = this.next();
    if (!token.quoted && /^([()[\],=<>]|<>|>=|<=)$/.test(token.text)) throw this.unexpected(token);
    return token.text;
  }

  private next(): Token {
    const token = this.tokens[this.position++];
    if (!token) throw new BadRequest('filter.end');
    return token;
  }

  /** Consumes these words if they come next. */
  private take(...words: string[]): boolean {
    const matches = words.every((word, index) => {
      const token = this.tokens[this.position + index];
      return token && !token.quoted && token.text.toUpperCase() === word;
    });
    if (matches) this.position += words.length;
    return matches;
  }

  private expect(text: string): void {
    if (this.take(text)) return;
    throw this.unexpected(this.next());
  }

  private unexpected({ text, position }: Token): BadRequest {
    return new BadRequest('filter.syntax', { found: text.slice(0, 50), position });
  }
}

export function parseFilter(text: string): Expression {
  return new Parser(text).parse();
}
