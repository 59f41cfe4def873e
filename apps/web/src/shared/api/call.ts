/** A mutation: verb, path and request. */
export interface Call {
  verb: 'post' | 'put' | 'patch' | 'delete';
  path: string;
  init?: { params?: { path?: Record<string, string>; query?: Record<string, unknown> }; body?: object };
}
