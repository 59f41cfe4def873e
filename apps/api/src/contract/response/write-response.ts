import { hash } from 'node:crypto';
import { StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { OperationId } from '#contract';
import { createdAddressOf, createdPathOf } from '#contract/created-address';
import { operationOf } from '#contract/document';
import type { Page } from '#persistence';
import type { Exchange } from './file-response.ts';
import { stringifierOf } from './serializer.ts';

/** Serializes a JSON response and sets its headers; returns other responses unchanged. */
export function writeResponse(id: OperationId, value: unknown, { request, response }: Exchange): unknown {
  const stringify = stringifierOf(id);
  if (!stringify || value instanceof StreamableFile) return value;
  if (operationOf(id)['x-paged'] && isPage(value)) addLinks(value, request);
  const text = stringify(value);
  if (response.getHeader('cache-control') === undefined) response.setHeader('cache-control', 'private, no-cache');
  const version = versionOf(value);
  // Express creates the ETags of all other responses from their text
  if (version !== undefined) response.setHeader('etag', `"${version}.${hash('sha1', text, 'base64url')}"`);
  response.type('application/json');
  return text;
}

/** Names the address of a created row, for stored responses of repeated requests as well. */
export function addLocation(id: OperationId, body: unknown, response: Response): void {
  if (typeof body !== 'string' || !createdPathOf(id)) return;
  const address = createdAddressOf(id, JSON.parse(body));
  if (address) response.setHeader('location', `/api${address}`);
}

/** If-Match compares only the version; the digest covers everything else in the response. */
const versionOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'version' in value ? Number(value.version) : undefined;

const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === 'object' && value !== null && 'total_pages' in value;

/** Adds links to the neighboring pages, with all parameters of the request. */
function addLinks(page: Page<unknown>, { path, query }: Request): void {
  const { page: number, total_pages: pages } = page;
  const link = (to: number) => `${path.replace(/^\/api/, '')}?${parametersOf({ ...query, page: to }).toString()}`;
  page.next = number < pages ? link(number + 1) : null;
  page.previous = number > 1 && pages > 0 ? link(Math.min(number - 1, pages)) : null;
}

function parametersOf(query: Record<string, unknown>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const part of [value].flat()) {
      if (part !== undefined && part !== null && part !== '') parameters.append(name, String(part));
    }
  }
  return parameters;
}
