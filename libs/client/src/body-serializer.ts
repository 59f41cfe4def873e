import { MULTIPART } from '#contract/generated/body-types';

interface BodyInit {
  bodySerializer?: unknown;
  headers?: unknown;
}

type Fields = Record<string, unknown>;

const entriesOf = (body: unknown) =>
  Object.entries((body ?? {}) as Fields).filter(([, value]) => value !== undefined && value !== null);
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(body))
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, one instanceof Blob ? one : textOf(one));
  return form;
}

/** Adds to the call of an operation that takes a file how its body is written. Other bodies are JSON. */
export function withSerializer<Init extends BodyInit>(operation: string, init: Init | undefined): Init | undefined {
  if (!init || init.bodySerializer || !MULTIPART.has(operation)) return init;
  return { ...init, bodySerializer: toForm };
}
