/// <reference types="vite/client" />
declare module 'virtual:theme.css';

declare module 'virtual:catalogues' {
  type Texts = Record<string, unknown>;

  /** Names of the catalogues that every complete language has. */
  export const namespaces: string[];
  export const catalogues: Record<
    string,
    (() => Promise<{ default: Record<string, (() => Texts | Promise<{ default: Texts }>) | undefined> }>) | undefined
  >;
}
