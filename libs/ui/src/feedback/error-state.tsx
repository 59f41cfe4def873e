import { RotateCw, UtensilsCrossed } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  title: string;
  message?: string;
  retryLabel: string;
  onRetry: () => void;
}

export function ErrorState({ title, message, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<UtensilsCrossed />}
        title={title}
        action={
          <Button icon={<RotateCw />} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
