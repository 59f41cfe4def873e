import type { Readable, Writable, components } from '#contract/generated/wire-types';

/** Schema of the contract in responses. */
export type Wire<Name extends keyof components['schemas']> = Readable<components['schemas'][Name]>;
/** Schema of the contract in requests. */
export type WireInput<Name extends keyof components['schemas']> = Writable<components['schemas'][Name]>;
