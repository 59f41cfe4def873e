import type { Readable, Writable, components } from '#contract/generated/wire-types';

/** A schema of the contract as answers carry it. */
export type Wire<Name extends keyof components['schemas']> = Readable<components['schemas'][Name]>;
/** A schema of the contract as requests carry it. */
export type WireInput<Name extends keyof components['schemas']> = Writable<components['schemas'][Name]>;
