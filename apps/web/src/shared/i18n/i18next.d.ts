import 'i18next';
import type accessibility from '../../../../../locales/en-US/accessibility.json';
import type account from '../../../../../locales/en-US/account.json';
import type admin from '../../../../../locales/en-US/admin.json';
import type audit from '../../../../../locales/en-US/audit.json';
import type changes from '../../../../../locales/en-US/changes.json';
import type cleanUp from '../../../../../locales/en-US/cleanUp.json';
import type common from '../../../../../locales/en-US/common.json';
import type cookbooks from '../../../../../locales/en-US/cookbooks.json';
import type cook from '../../../../../locales/en-US/cook.json';
import type create from '../../../../../locales/en-US/create.json';
import type data from '../../../../../locales/en-US/data.json';
import type editor from '../../../../../locales/en-US/editor.json';
import type foods from '../../../../../locales/en-US/foods.json';
import type history from '../../../../../locales/en-US/history.json';
import type home from '../../../../../locales/en-US/home.json';
import type migrations from '../../../../../locales/en-US/migrations.json';
import type members from '../../../../../locales/en-US/members.json';
import type notifications from '../../../../../locales/en-US/notifications.json';
import type organizers from '../../../../../locales/en-US/organizers.json';
import type planner from '../../../../../locales/en-US/planner.json';
import type recipe from '../../../../../locales/en-US/recipe.json';
import type group from '../../../../../locales/en-US/group.json';
import type sharing from '../../../../../locales/en-US/sharing.json';
import type shopping from '../../../../../locales/en-US/shopping.json';
import type source from '../../../../../locales/en-US/source.json';
import type timeline from '../../../../../locales/en-US/timeline.json';
import type together from '../../../../../locales/en-US/together.json';
import type trash from '../../../../../locales/en-US/trash.json';
import type user from '../../../../../locales/en-US/user.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
    resources: {
      accessibility: typeof accessibility;
      account: typeof account;
      admin: typeof admin;
      audit: typeof audit;
      bench: typeof bench;
      changes: typeof changes;
      cleanUp: typeof cleanUp;
      common: typeof common;
      cook: typeof cook;
      cookbooks: typeof cookbooks;
      create: typeof create;
      data: typeof data;
      editor: typeof editor;
      group: typeof group;
      foods: typeof foods;
      history: typeof history;
      home: typeof home;
      migrations: typeof migrations;
      members: typeof members;
      notifications: typeof notifications;
      organizers: typeof organizers;
      planner: typeof planner;
      recipe: typeof recipe;
      sharing: typeof sharing;
      shopping: typeof shopping;
      source: typeof source;
      timeline: typeof timeline;
      together: typeof together;
      trash: typeof trash;
      user: typeof user;
    };
  }
}
