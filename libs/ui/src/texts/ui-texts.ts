import { createContext, use } from 'react';

/** Texts of the library's own components. */
export type UiText =
  | 'cancel'
  | 'clear'
  | 'close'
  | 'hidePassword'
  | 'messages'
  | 'required'
  | 'retry'
  | 'showPassword'
  | 'somethingWentWrong'
  | 'undone';

export interface UiTexts {
  text: (key: UiText) => string;
  /** Describes an error to people, with what to do about it. */
  describeError: (error: unknown) => string;
}

/** Provided once at the root of the app. */
export const UiTexts = createContext<UiTexts>({ text: (key) => key, describeError: String });

export const useUiText = (): UiTexts['text'] => use(UiTexts).text;
export const useErrorText = (): UiTexts['describeError'] => use(UiTexts).describeError;
