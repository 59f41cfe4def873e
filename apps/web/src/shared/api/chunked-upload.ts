import { deviceStorage } from '../browser/browser-storage.ts';
import type { Api } from './api.ts';

interface Sending {
  signal: AbortSignal;
  /** The share that was uploaded, from 0 to 1. */
  onProgress: (done: number) => void;
  /** Called when no data gets through and the upload is being retried. */
  onWaiting: (isWaiting: boolean) => void;
}

const partSize = 8 * 1024 * 1024;
const store = 'tureen.uploads';
/** Longest wait before the next attempt; a returning network shortens it. */
const longestWait = 15_000;

/** Identifies a file that is chosen again after a reload. */
const keyOf = ({ name, size, lastModified }: File) => `${name}|${size}|${lastModified}`;

const known = () => deviceStorage.get<Record<string, string>>(store) ?? {};

function note(file: File, id: string | undefined): void {
  const { [keyOf(file)]: _, ...others } = known();
  deviceStorage.set(store, id ? { ...others, [keyOf(file)]: id } : others);
}

/**
 * Uploads a large file in parts and returns its id. Waits for a lost network; after a reload, choosing the same file
 * resumes.
 */
export async function sendInParts({ client }: Api, file: File, { signal, onProgress, onWaiting }: Sending) {
  const { id, offset } = (await unfinished(client, file)) ?? (await begin(client, file));
  let sent = offset;
  let failures = 0;
  while (sent < file.size) {
    signal.throwIfAborted();
    onProgress(sent / file.size);
    try {
      sent = await sendPart(client, { id, file, offset: sent, signal });
      failures = 0;
      onWaiting(false);
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      onWaiting(true);
      await waitFor(Math.min(longestWait, 500 * 2 ** failures++), signal);
      sent = (await unfinished(client, file).catch(() => undefined))?.offset ?? sent;
    }
  }
  onProgress(1);
  note(file, undefined);
  return id;
}

async function begin(client: Api['client'], file: File) {
  const { data } = await client.POST('/groups/uploads', { body: { fileName: file.name, size: file.size } });
  note(file, data.id);
  return data;
}

async function unfinished(client: Api['client'], file: File) {
  const id = known()[keyOf(file)];
  if (!id) return undefined;
  try {
    return (await client.GET('/groups/uploads/{id}', { params: { path: { id } } })).data;
  } catch (error) {
    if (isPassing(error)) throw error;
    note(file, undefined);
    return undefined;
  }
}

interface Part {
  id: string;
  file: File;
  offset: number;
  signal: AbortSignal;
}

async function sendPart(client: Api['client'], { id, file, offset, signal }: Part): Promise<number> {
  const form = new FormData();
  form.set('offset', String(offset));
  form.set('part', file.slice(offset, offset + partSize));
  const { data } = await client.POST('/groups/uploads/{id}/parts', {
    params: { path: { id } },
    body: { offset, part: file },
    bodySerializer: () => form,
    signal,
  });
  return data.offset;
}

/** True for errors that pass: no response, or a server that is busy. */
function isPassing(error: unknown): boolean {
  const { status } = error as { status?: number };
  return status === undefined || status === 409 || status === 429 || status >= 500;
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  const either = new AbortController();
  await new Promise<void>((resolve) => {
    const end = () => resolve();
    setTimeout(end, milliseconds);
    addEventListener('online', end, { signal: either.signal });
    signal.addEventListener('abort', end, { signal: either.signal });
  });
  either.abort();
}
