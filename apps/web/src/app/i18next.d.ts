import 'i18next';
import type account from '../../../../locales/en-US/account.json';
import type common from '../../../../locales/en-US/common.json';
import type cook from '../../../../locales/en-US/cook.json';
import type create from '../../../../locales/en-US/create.json';
import type editor from '../../../../locales/en-US/editor.json';
import type home from '../../../../locales/en-US/home.json';
import type organizers from '../../../../locales/en-US/organizers.json';
import type recipe from '../../../../locales/en-US/recipe.json';
import type user from '../../../../locales/en-US/user.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      common: typeof common;
      cook: typeof cook;
      create: typeof create;
      editor: typeof editor;
      home: typeof home;
      organizers: typeof organizers;
      recipe: typeof recipe;
      user: typeof user;
    };
  }
}
