import type { Format } from '../format.ts';
import { acooksbook } from './binary/acooksbook.ts';
import { accuchef } from './text/accuchef.ts';
import { unsupported } from './unsupported.ts';
import { cooklang } from './text/cooklang.ts';
import { cookml } from './xml/cookml.ts';
import { cookn } from './text/cookn.ts';
import { copymethat } from './html/copymethat.ts';
import { crouton } from './json/crouton.ts';
import { frontMatter } from './text/front-matter.ts';
import { gourmet } from './xml/gourmet.ts';
import { gourmetDatabase } from './binary/gourmet-database.ts';
import { grocy } from './binary/grocy.ts';
import { jsonRecords } from './json/json-records.ts';
import { kitchenowl } from './json/kitchenowl.ts';
import { krecipes } from './xml/krecipes.ts';
import { labelled } from './text/labelled.ts';
import { livingCookbook } from './xml/living-cookbook.ts';
import { macgourmet } from './xml/macgourmet.ts';
import { markdown } from './text/markdown.ts';
import { mastercookBinary } from './binary/mastercook-binary.ts';
import { mastercookText } from './text/mastercook-text.ts';
import { mastercookXml } from './xml/mastercook-xml.ts';
import { mealie } from './mealie/mealie.ts';
import { mealieBackup } from './mealie/mealie-backup.ts';
import { mealmaster } from './text/mealmaster.ts';
import { mela } from './json/mela.ts';
import { nyc } from './text/nyc.ts';
import { openeats } from './json/openeats.ts';
import { page } from './html/page.ts';
import { paprika } from './json/paprika.ts';
import { recipekeeper } from './html/recipekeeper.ts';
import { recipeml } from './xml/recipeml.ts';
import { rezkonv } from './text/rezkonv.ts';
import { schemaJson } from './json/schema-json.ts';
import { links, table } from './text/table.ts';
import { tandoor } from './json/tandoor.ts';
import { xmlRecords } from './xml/xml-records.ts';
import { yamlRecords } from './json/yaml-records.ts';

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

/** The first match reads a file, so specific formats precede general ones. */
export const FORMATS: readonly Format[] = [
  unsupported,
  gourmetDatabase,
  grocy,
  acooksbook,
  mastercookBinary,
  ...JSON_FORMATS,
  ...XML_FORMATS,
  ...HTML_FORMATS,
  ...TEXT_FORMATS,
];
