export { createTureenClient, type ClientSettings, type TureenClient } from './tureen-client.ts';
export { ApiProblem, NetworkFailure, isNetworkFailure, isProblem, type FieldMessages } from './api-problem.ts';
export type { CheckedMethods } from './methods.ts';
export type { PageRenderer, RenderedPage, RenderOptions, ViteManifest } from './page-renderer.ts';
export type { Wire, WireInput } from './wire.ts';
