const framework =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|openapi-[\w-]+|@tanstack\/(?!react-virtual|virtual)[\w-]+)\//;
const sharedUi =
  /\/libs\/(client\/src|ui\/src\/(actions\/(button|menu(-parts)?\.)|display|feedback\/(?!progress|shown-once|toast-re)|lazy|overlays\/[\w-]+(?<!-panel)\.tsx|root\/ui|texts))/;
const shell =
  /\/apps\/web\/src\/(app\/(?!choose-locale|qr-code|live-updates|background|kept|use-rules|form-problems|outbox\/(?!pending))|router|routeTree|layout\/(?!language-dialog|more-sheet|shortcuts-dialog|account-layout))/;
const icon = /\/node_modules\/lucide\/|\/libs\/ui\/src\/(icons|display\/icon)\./;
const route = /\/apps\/web\/src\/routes\/[^?]+$/;

/** What every screen needs comes in two files instead of eighty: fewer requests, and small modules compress well together. */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 20 },
  { name: 'shell', test: (id: string) => sharedUi.test(id) || shell.test(id) || route.test(id), priority: 10 },
  { name: 'icons', test: icon, priority: 15 },
];
