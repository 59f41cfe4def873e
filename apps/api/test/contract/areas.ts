/** Tags of the contract by the spec file that proves their operations; about 60 operations a file, so that files can run side by side. */
export const AREAS = {
  accounts: ['app', 'auth', 'users', 'validators'],
  admin: ['admin', 'backups', 'tasks'],
  groups: ['groups', 'notifications', 'trash', 'reports', 'migrations'],
  organizers: ['organizers', 'foods', 'units', 'labels', 'cookbooks'],
  planning: ['mealplans', 'shopping'],
  recipes: ['recipes', 'parsing', 'ocr'],
  sharing: ['sharing', 'comments', 'timeline', 'media', 'explore'],
};

export type Area = keyof typeof AREAS;
