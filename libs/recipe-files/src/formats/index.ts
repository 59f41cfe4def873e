import type { Format } from '../format.ts';
import { acooksbook } from './acooksbook.ts';
import { accuchef } from './accuchef.ts';
import { closed } from './closed.ts';
import { cooklang } from './cooklang.ts';
import { cookml } from './cookml.ts';
import { cookn } from './cookn.ts';
import { copymethat } from './copymethat.ts';
import { crouton } from './crouton.ts';
import { frontMatter } from './front-matter.ts';
import { gourmet } from './gourmet.ts';
import { gourmetDatabase } from './gourmet-database.ts';
import { grocy } from './grocy.ts';
import { jsonRecords } from './json-records.ts';
import { kitchenowl } from './kitchenowl.ts';
import { krecipes } from './krecipes.ts';
import { labelled } from './labelled.ts';
import { livingCookbook } from './living-cookbook.ts';
import { macgourmet } from './macgourmet.ts';
import { markdown } from './markdown.ts';
import { mastercookBinary } from './mastercook-binary.ts';
import { mastercookText } from './mastercook-text.ts';
import { mastercookXml } from './mastercook-xml.ts';
import { mealie } from './mealie.ts';
import { mealieBackup } from './mealie-backup.ts';
import { mealmaster } from './mealmaster.ts';
import { mela } from './mela.ts';
import { nyc } from './nyc.ts';
import { openeats } from './openeats.ts';
import { page } from './page.ts';
import { paprika } from './paprika.ts';
import { recipekeeper } from './recipekeeper.ts';
import { recipeml } from './recipeml.ts';
import { rezkonv } from './rezkonv.ts';
import { schemaJson } from './schema-json.ts';
import { links, table } from './table.ts';
import { tandoor } from './tandoor.ts';
import { xmlRecords } from './xml-records.ts';
import { yamlRecords } from './yaml-records.ts';

const JSON_FORMATS = [
  mealieBackup,
  mealie,
  tandoor,
  schemaJson,
  paprika,
  mela,
  crouton,
  openeats,
  kitchenowl,
  jsonRecords,
];
const XML_FORMATS = [gourmet, krecipes, recipeml, cookml, mastercookXml, livingCookbook, macgourmet, xmlRecords];
const HTML_FORMATS = [copymethat, recipekeeper, page];
const TEXT_FORMATS = [
  accuchef,
  mealmaster,
  rezkonv,
  nyc,
  mastercookText,
  cookn,
  cooklang,
  frontMatter,
  yamlRecords,
  links,
  table,
  labelled,
  markdown,
];

/** The first that fits reads a file, so the particular ones stand before the general. */
export const FORMATS: readonly Format[] = [
  closed,
  gourmetDatabase,
  grocy,
  acooksbook,
  mastercookBinary,
  ...JSON_FORMATS,
  ...XML_FORMATS,
  ...HTML_FORMATS,
  ...TEXT_FORMATS,
];
