import 'react';

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}

declare global {
  /** Network Information API; only Chromium has it. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string; readonly type?: string };
  }

  /** Background Sync API; only Chromium has it. */
  interface ServiceWorkerRegistration {
    readonly sync?: { register: (tag: string) => Promise<void> };
  }
}
