import { storedSetting } from '../../../shared/browser/stored-setting.ts';

export interface PrintSettings {
  imagePosition: 'left' | 'right' | 'hidden';
  showDescription: boolean;
  showNotes: boolean;
}

const defaults: PrintSettings = { imagePosition: 'left', showDescription: true, showNotes: true };

const settings = storedSetting('recipe-print', defaults, (stored) => ({
  ...defaults,
  ...(stored as Partial<PrintSettings> | null),
}));

export const usePrintSettings = settings.use;
export const changePrintSettings = (change: Partial<PrintSettings>) =>
  settings.change({ ...settings.get(), ...change });
