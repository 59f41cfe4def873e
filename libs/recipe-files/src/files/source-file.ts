import { posix } from 'node:path';
import { type ParsedNode, parseXml } from '../xml.ts';
import { findBeside, findSibling, type Folder } from './folder.ts';
import { decodeText, detectUtf16 } from './text.ts';

const HEAD_LENGTH = 6000;
/** XML that begins with a comment, which goes on behind what is looked at. */
const OPEN_COMMENT = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?<!--(?![\s\S]*-->)/;
const COMMENT = /<!--[\s\S]*?-->/;

/** A file that may hold recipes. What it is read as is only made when a format asks for it. */
export class SourceFile {
  private cachedText?: string;
  private cachedJson?: { value: unknown };
  private cachedXml?: ParsedNode;

  readonly path: string;
  readonly bytes: Buffer;
  readonly folder: Folder;

  // written out, since threads read sources as they are
  constructor(path: string, bytes: Buffer, folder: Folder) {
    this.path = path;
    this.bytes = bytes;
    this.folder = folder;
  }

  get name(): string {
    return posix.basename(this.path);
  }

  /** Its name without its ending, in words: what a recipe is called that has no name. */
  get title(): string {
    const { name } = posix.parse(this.path);
    return (/\s/.test(name) ? name : name.replace(/[-_]+/g, ' ')).trim() || name;
  }

  get text(): string {
    return (this.cachedText ??= decodeText(this.bytes));
  }

  /** Its beginning; without a comment that leaves no room for anything else. */
  get head(): string {
    const head = (
      this.cachedText ?? decodeText(this.bytes.subarray(0, HEAD_LENGTH), this.bytes.length > HEAD_LENGTH)
    ).slice(0, HEAD_LENGTH);
    return OPEN_COMMENT.test(head) ? this.text.replace(COMMENT, '').slice(0, HEAD_LENGTH) : head;
  }

  /** Undefined where it is no JSON. */
  get json(): unknown {
    this.cachedJson ??= {
      value: /^\s*[[{]/.test(this.head) ? (parseJson(this.text) ?? parseJsonLines(this.text)) : undefined,
    };
    return this.cachedJson.value;
  }

  get xml(): ParsedNode {
    return (this.cachedXml ??= parseXml(this.text));
  }

  get isText(): boolean {
    return !this.bytes.subarray(0, HEAD_LENGTH).includes(0) || detectUtf16(this.bytes) !== null;
  }

  /** A file that this one names. */
  async beside(path: string | null | undefined): Promise<Buffer | null> {
    const found = path ? findBeside(this.folder, this.path, path) : undefined;
    return found ? this.folder.read(found) : null;
  }

  /** The first file of the same folder whose name fits. */
  async sibling(name: RegExp): Promise<Buffer | null> {
    const found = findSibling(this.folder, this.path, name);
    return found ? this.folder.read(found) : null;
  }
}

function parseJson(text: string): unknown {
  try {
    // text that people change keeps no order of keys and no prototype
    return JSON.parse(text.replace(/^\uFEFF/, ''), (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

/** The objects of a file that has one on each line. */
function parseJsonLines(text: string): unknown[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim());
  if (!lines.every((line) => /^\s*\{.*\}\s*$/.test(line))) return undefined;
  const objects = lines.map(parseJson);
  return objects.includes(undefined) ? undefined : objects;
}
