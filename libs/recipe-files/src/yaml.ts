import { Composer, Lexer, Parser, type CST, type Document } from 'yaml';
import { tameValue } from './files/tame-text.ts';

/** Words, marks and spaces of a text; a megabyte of one-letter words has about a million. */
const MAX_LEXEMES = 500_000;
const MAX_DEPTH = 200;

/** Checking each key against all others would take time that grows with the square of the text. */
const OPTIONS = { prettyErrors: false, uniqueKeys: false } as const;

class NotYaml extends Error {}

/** Parses a single YAML document up to the first error; undefined for other texts, and for too long or too deeply nested ones. */
export function parseYaml(text: string): unknown {
  try {
    return readDocument(text)?.toJS({ maxAliasCount: 20, reviver: (_, value) => tameValue(value) });
  } catch {
    return undefined;
  }
}

function readDocument(text: string): Document | undefined {
  let document: Document | undefined;
  const keep = (documents: Iterable<Document>) => {
    for (const one of documents) {
      if (document) throw new NotYaml('more than one document');
      document = one;
    }
  };
  const composer = new Composer(OPTIONS);
  // the library collects errors, which takes more time and memory than the text
  Object.assign(composer, { onError: failOnError });
  for (const token of tokensOf(text)) {
    if (token.type === 'error') throw new NotYaml(token.message);
    keep(composer.next(token));
  }
  keep(composer.end());
  return document;
}

function* tokensOf(text: string): Generator<CST.Token> {
  const parser = new Parser();
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (++count > MAX_LEXEMES || parser.stack.length > MAX_DEPTH) throw new NotYaml('too long');
    yield* parser.next(lexeme);
  }
  yield* parser.end();
}

function failOnError(_: unknown, code: string, message: string, isWarning?: boolean): void {
  if (!isWarning) throw new NotYaml(`${code}: ${message}`);
}
