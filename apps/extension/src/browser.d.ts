/** The parts of the WebExtension API that are used; Chrome and Firefox share them. */
declare const chrome: {
  action: { onClicked: { addListener: (listener: (tab: { id?: number; index: number }) => void) => void } };
  i18n: { getMessage: (name: string) => string };
  runtime: { openOptionsPage: () => Promise<void> };
  scripting: {
    executeScript: (injection: {
      target: { tabId: number };
      func: () => Promise<string>;
    }) => Promise<{ result?: string }[]>;
  };
  storage: { sync: { get: (key: string) => Promise<Record<string, unknown>>; set: (values: object) => Promise<void> } };
  tabs: { create: (tab: { url: string; index: number }) => Promise<unknown> };
};
