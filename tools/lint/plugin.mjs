import { browserApis } from './browser-apis.mjs';
import { plainComments } from './comments.mjs';
import { fileNames } from './file-names.mjs';
import { formsPost } from './forms.mjs';
import { layers } from './layers.mjs';
import { localeFormats } from './locale-formats.mjs';
import { noOpenLookups } from './lookups.mjs';
import { queryKeys } from './query-keys.mjs';

// oxlint looks for the default export of a plugin
export default {
  meta: { name: 'tureen' },
  rules: {
    'browser-apis': browserApis,
    'file-names': fileNames,
    'forms-post': formsPost,
    layers,
    'locale-formats': localeFormats,
    'no-open-lookups': noOpenLookups,
    'plain-comments': plainComments,
    'query-keys': queryKeys,
  },
};
