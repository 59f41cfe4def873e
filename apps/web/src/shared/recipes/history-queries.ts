import type { Wire } from '#client';
import type { Api } from '../api/api.ts';

export type RecipeVersion = Wire<'RecipeVersion'>;
export type VersionContent = Wire<'RecipeVersionContent'>['content'];
export type ContentField = RecipeVersion['fields'][number];

export const versionsQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/recipes/{slug}/versions', { params: { path: { slug } } });

/** The chosen version (by default the one before the newest), and the newest. Versions come newest first. */
export const chosenOf = (versions: RecipeVersion[], number: number | undefined) => ({
  compared: versions.find((version) => version.number === number) ?? versions[1],
  newest: versions[0],
});

export const versionQuery = (api: Api, slug: string, number: number) =>
  api.queryOptions('get', '/recipes/{slug}/versions/{number}', { params: { path: { slug, number } } });
