import { createContext, use } from 'react';

/** What the components of this library say by themselves, wherever they are used. */
export type UiText =
  'cancel' | 'clear' | 'close' | 'hidePassword' | 'messages' | 'retry' | 'showPassword' | 'somethingWentWrong';

export interface UiTexts {
  text: (key: UiText) => string;
  /** What happened and what to do about it, for people. */
  describeError: (error: unknown) => string;
}

/** Given once at the root of the app, in the reader's language. */
export const UiTexts = createContext<UiTexts>({ text: (key) => key, describeError: String });

export const useUiText = (): UiTexts['text'] => use(UiTexts).text;
export const useErrorText = (): UiTexts['describeError'] => use(UiTexts).describeError;
