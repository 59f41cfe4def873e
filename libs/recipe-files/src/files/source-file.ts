import { posix } from 'node:path';
import { type ParsedNode, parseXml } from '../xml.ts';
import { parseYaml } from '../yaml.ts';
import { findBeside, findNamed, resolveReference, type Folder } from './folder.ts';
import { tameText, tameValue } from './tame-text.ts';
import { decodeText, detectUtf16 } from './text.ts';

const HEAD_LENGTH = 6000;
/** Beginning of XML up to a comment. */
const BEFORE_COMMENT = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?=<!--)/;

/** A file that may contain recipes. Decodes and parses its content lazily. */
export class SourceFile {
  private cachedHead?: string;
  private cachedText?: string;
  private cachedTameText?: string;
  private cachedJson?: { value: unknown };
  private cachedYaml?: { value: unknown };
  private cachedXml?: ParsedNode;

  readonly path: string;
  readonly bytes: Buffer;
  readonly folder: Folder;

  // no parameter properties: threads run the sources with type stripping only
  constructor(path: string, bytes: Buffer, folder: Folder) {
    this.path = path;
    this.bytes = bytes;
    this.folder = folder;
  }

  get name(): string {
    return posix.basename(this.path);
  }

  /** File name without extension in words, for recipes without a name. */
  get title(): string {
    const { name } = posix.parse(this.path);
    return (/\s/.test(name) ? name : name.replace(/[-_]+/g, ' ')).trim() || name;
  }

  get text(): string {
    return (this.cachedText ??= decodeText(this.bytes));
  }

  /** The text for readers whose patterns meet its lines. */
  get tameText(): string {
    return (this.cachedTameText ??= tameText(this.text));
  }

  /** Beginning of the text; skips a comment that fills it. */
  get head(): string {
    return (this.cachedHead ??= this.readHead());
  }

  private readHead(): string {
    const head = (
      this.cachedText ?? decodeText(this.bytes.subarray(0, HEAD_LENGTH), this.bytes.length > HEAD_LENGTH)
    ).slice(0, HEAD_LENGTH);
    const start = BEFORE_COMMENT.exec(head)?.[0].length;
    if (start === undefined || head.includes('-->', start)) return tameText(head);
    const end = this.text.indexOf('-->', start);
    return tameText(end < 0 ? head : this.text.slice(end + 3, end + 3 + HEAD_LENGTH));
  }

  /** Undefined if the file is not JSON. */
  get json(): unknown {
    this.cachedJson ??= {
      value: /^\s*[[{]/.test(this.head) ? (parseJson(this.text) ?? parseJsonLines(this.text)) : undefined,
    };
    return this.cachedJson.value;
  }

  /** Undefined if the file is not YAML. */
  get yaml(): unknown {
    this.cachedYaml ??= { value: parseYaml(this.text) };
    return this.cachedYaml.value;
  }

  get xml(): ParsedNode {
    return (this.cachedXml ??= parseXml(this.tameText));
  }

  get isText(): boolean {
    return !this.bytes.subarray(0, HEAD_LENGTH).includes(0) || detectUtf16(this.bytes) !== null;
  }

  /** Reads a file that this one refers to. */
  async readReferenced(path: string | null | undefined): Promise<Buffer | null> {
    const target = path ? resolveReference(this.folder, this.path, path) : undefined;
    return target ? this.folder.read(target) : null;
  }

  /** Reads the first of these names in the folder of this file. */
  async readNamed(names: readonly string[]): Promise<Buffer | null> {
    const path = findNamed(this.folder, this.path, names);
    return path === undefined ? null : this.folder.read(path);
  }

  /** Reads the first of these names in the folder of this file, unless other files of its kind share the folder. */
  async readBeside(...names: string[]): Promise<Buffer | null> {
    const path = findBeside(this.folder, this.path, names);
    return path === undefined ? null : this.folder.read(path);
  }
}

function parseJson(text: string): unknown {
  try {
    // drops __proto__ keys
    return JSON.parse(text.replace(/^\uFEFF/, ''), (key, value: unknown) =>
      key === '__proto__' ? undefined : tameValue(value),
    );
  } catch {
    return undefined;
  }
}

/** Parses a file with one object per line. */
function parseJsonLines(text: string): unknown[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim());
  if (!lines.every((line) => /^\s*\{/.test(line) && line.trimEnd().endsWith('}'))) return undefined;
  const objects = lines.map(parseJson);
  return objects.includes(undefined) ? undefined : objects;
}
