import { useErrorText } from '../texts/ui-texts.ts';
import { Notice } from './notice.tsx';

/** Says what went wrong beside what caused it; nothing while there is no error. */
export function ErrorNotice({ error }: { error: unknown }) {
  const describeError = useErrorText();
  return error ? <Notice kind="error">{describeError(error)}</Notice> : null;
}
