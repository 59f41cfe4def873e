import { RotateCw } from '../icons.ts';
import { Button } from '../actions/button.tsx';
import { useErrorText, useUiText } from '../texts/ui-texts.ts';
import { Notice } from './notice.tsx';
import styles from './states.module.css';

interface ErrorNoticeProps {
  error: unknown;
  /** Offers a retry, for content that could not be loaded. */
  onRetry?: () => void;
}

/** Error message; renders nothing without an error. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const text = useUiText();
  const describeError = useErrorText();
  if (!error) return null;
  return (
    <Notice kind="error">
      {describeError(error)}
      {onRetry && (
        <div className={styles.retry}>
          <Button size="small" icon={<RotateCw />} onClick={() => onRetry()}>
            {text('retry')}
          </Button>
        </div>
      )}
    </Notice>
  );
}
