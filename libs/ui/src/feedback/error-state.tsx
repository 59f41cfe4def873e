import { RotateCw, UtensilsCrossed } from '../icons.ts';
import { Button } from '../actions/button.tsx';
import { useErrorText, useUiText } from '../texts/ui-texts.ts';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  title?: string;
  /** `h1` if the error is the whole page. */
  as?: 'h1' | 'h2';
}

/** Replaces content that failed to load. */
export function ErrorState({ error, onRetry, title, as }: ErrorStateProps) {
  const text = useUiText();
  const describeError = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        icon={<UtensilsCrossed />}
        as={as}
        title={title ?? text('somethingWentWrong')}
        action={
          <Button icon={<RotateCw />} onClick={() => onRetry()}>
            {text('retry')}
          </Button>
        }
      >
        {describeError(error)}
      </EmptyState>
    </div>
  );
}
