/** A mutation of the contract's client: verb, path and what it sends. */
export interface Call {
  verb: 'post' | 'put' | 'patch' | 'delete';
  path: string;
  init?: { params?: { path?: Record<string, string>; query?: Record<string, unknown> }; body?: object };
}
