import { isWebAddress } from '#contract/web-address';
import { schemaRecipe } from '#recipe-reader';
import { toText } from '../../field-aliases.ts';
import { parseDay, importedRecipe, type ImportedRecipe, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { loadAssets, withPictureEndings } from '../../files/assets.ts';
import type { SourceFile } from '../../files/source-file.ts';
import { isObject, type Json, toObjects } from './json-values.ts';

/** schema.org JSON of Nextcloud Cookbook, RecipeSage, Tandoor, this program and many others. */
export const schemaJson: Format = {
  name: 'schema-json',
  matches: ({ json }) => schemaNodes(json).length > 0,
  async *read(file) {
    const nodes = schemaNodes(file.json);
    for (const node of nodes)
      yield {
        ...fromSchema(node, await pictureOf(node, file, nodes.length > 1)),
        assets: await loadAssets(file, assetPaths(node)),
      };
  },
};

/** Returns the recipes of a list, a graph or an object. */
function schemaNodes(json: unknown): Json[] {
  const inner = isObject(json) ? (json['@graph'] ?? json['recipes'] ?? json) : json;
  return toObjects(inner).filter(({ '@type': type }) =>
    (Array.isArray(type) ? type : [type]).some((one) => /(?:^|\/)Recipe$/.test(String(one))),
  );
}

/** Lists assets of our own exports. */
const assetPaths = (node: Json) =>
  toObjects(node['associatedMedia']).map((media) => ({
    name: toText(media['name']),
    path: toText(media['contentUrl']),
  }));

async function pictureOf(node: Json, file: SourceFile, isOneOfMany: boolean): Promise<Buffer | null> {
  const image = toText([node['image']].flat()[0]);
  const own = image && !isWebAddress(image) ? await file.readReferenced(image) : null;
  return (
    own ?? (isOneOfMany ? null : file.readBeside(...withPictureEndings('full'), ...withPictureEndings('original')))
  );
}

export function fromSchema(node: Json, picture: Buffer | null = null): ImportedRecipe {
  // parsed from JSON, so the values are JSON as well
  const { images = [], instructions = [], ...fields } = schemaRecipe(node as Parameters<typeof schemaRecipe>[0]);
  const credit = toText(node['creditText']);
  return importedRecipe({
    ...fields,
    instructions: instructions.map(({ title, text: own }) => (title ? { title, text: own } : { text: own })),
    images: images.map(({ address }) => address).filter(isWebAddress),
    // some programs write minutes as a number
    ...(['prepTime', 'cookTime', 'totalTime'] as const).reduce(
      (times, name) => ({ ...times, ...(!fields[name] && parseTime(node[name]) && { [name]: parseTime(node[name]) }) }),
      {},
    ),
    notes: [...(fields.notes ?? []), ...commentsOf(node)],
    url: fields.url ?? webAddressOf(node['isBasedOn']) ?? '',
    source: credit,
    dateAdded: parseDay(node['dateCreated'] ?? node['datePublished']),
    sourceId: toText(node['identifier'] ?? node['id']).slice(0, 200),
    picture,
  });
}

const webAddressOf = (value: unknown) => (isWebAddress(toText(value)) ? toText(value) : undefined);

/** Reads notes, which RecipeSage writes as comments of the author. */
function commentsOf(node: Json) {
  return toObjects(node['comment']).flatMap(({ name, text: own }) => {
    return typeof own === 'string' && own.trim() && /notes?/i.test(toText(name)) ? [{ text: own.trim() }] : [];
  });
}
