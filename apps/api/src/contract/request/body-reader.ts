import { Injectable } from '@nestjs/common';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { OPERATIONS, type OperationId } from '#contract';
import { operationOf } from '#contract/document';
import { Problem } from '#platform';
import { MultipartReader } from './multipart.ts';

const JSON_TYPE = 'application/json';
const JSON_TYPES = [JSON_TYPE, 'application/*+json', 'text/json'];
const FORM_LIMIT = '100kb';
/** Maximum megabytes of a JSON body; an operation raises the limit with `x-max-megabytes`. */
const JSON_LIMIT_MB = 2;

/** Maximum values in a JSON body, far more than the largest recipe has. Parsing and validating them takes less than 0.1 s. */
const MAX_VALUES = 50_000;
const MAX_DEPTH = 30;

/** Reads the body after authorization and within the limits of the operation. */
@Injectable()
export class BodyReader {
  private readonly json = new Map<number, RequestHandler>();
  private readonly form = express.urlencoded({ limit: FORM_LIMIT, extended: false });

  constructor(private readonly multipart: MultipartReader) {}

  async read(id: OperationId, request: Request, response: Response): Promise<void> {
    const { consumes } = OPERATIONS[id];
    if (!consumes) return;
    const { requestBody, 'x-max-megabytes': megabytes } = operationOf(id);
    const types = Object.keys(requestBody?.content ?? {}).flatMap((type) => (type === JSON_TYPE ? JSON_TYPES : type));
    if (hasBody(request) && !request.is(types)) throw new Problem(415, 'errors.unsupportedMediaType');
    if (consumes === 'multipart') return this.multipart.read(request, response);
    const isForm = consumes === 'form' && !request.is(JSON_TYPES);
    await runParser(isForm ? this.form : this.jsonParser(megabytes), request, response);
  }

  private jsonParser(megabytes = JSON_LIMIT_MB): RequestHandler {
    const cached = this.json.get(megabytes);
    if (cached) return cached;
    const verify = (_: unknown, __: unknown, bytes: Buffer) => assertJsonLimits(bytes);
    const parser = express.json({ limit: `${megabytes}mb`, type: JSON_TYPES, verify });
    this.json.set(megabytes, parser);
    return parser;
  }
}

/** True unless the body is absent or empty, as of clients that send a type with each POST. */
const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Runs a parser of Express, which puts the body into the request. */
export async function runParser(parser: RequestHandler, request: Request, response: Response): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    void parser(request, response, (error: unknown) => (error ? reject(asError(error)) : resolve()));
  });
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Refuses JSON with too many values or levels in one pass before parsing. */
export function assertJsonLimits(json: Uint8Array): void {
  let [values, depth] = [0, 0];
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === COMMA) values++;
    else if (OPENING.has(byte)) [values, depth] = [values + 1, depth + 1];
    else if (CLOSING.has(byte)) depth--;
    if (values > MAX_VALUES || depth > MAX_DEPTH)
      throw new Problem(413, 'errors.tooManyValues', { values: MAX_VALUES });
  }
}

/** @returns the position of the quote that ends the text starting here */
function endOfText(json: Uint8Array, start: number): number {
  for (let at = json.indexOf(QUOTE, start + 1); at >= 0; at = json.indexOf(QUOTE, at + 1)) {
    let escapes = 0;
    while (json[at - 1 - escapes] === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}
