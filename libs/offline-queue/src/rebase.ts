import type { Operation, Request } from './operation.ts';

/** How a change shows in the answers of one path. */
export interface Effect<Answer = never> {
  path: string;
  /** Only in the answers that were asked for with this path parameter, which the change has as well. */
  sameParameter?: string;
  /** `query` is what the answer was asked for with. */
  apply: (answer: Answer, operation: Operation, query: Record<string, unknown>) => Answer;
}

/** Which changes can be made without a network, by verb and path, and how they show. */
export type Effects = ReadonlyMap<string, readonly Effect[]>;

export const effectKey = ({ verb, path }: Pick<Request, 'verb' | 'path'>): string => `${verb} ${path}`;

interface Asked {
  path: string;
  parameters: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** An answer of the server with what waits, in its order; the same object where nothing concerns it. */
export function rebase<Answer>(effects: Effects, asked: Asked, { answer, waiting }: Rebased<Answer>): Answer {
  let shown = answer;
  for (const operation of waiting) {
    for (const effect of effects.get(effectKey(operation)) ?? []) {
      if (concerns(effect, asked, operation))
        shown = (effect as unknown as Effect<Answer>).apply(shown, operation, asked.query ?? {});
    }
  }
  return shown;
}

interface Rebased<Answer> {
  answer: Answer;
  waiting: readonly Operation[];
}

const concerns = ({ path, sameParameter: name }: Effect, asked: Asked, { parameters }: Request): boolean =>
  path === asked.path && (!name || asked.parameters[name] === parameters[name]);
