import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { ErrorNotice, ErrorState } from '#ui';
import { useRetry } from './error-screen.tsx';

interface ScreenPartProps {
  /** Key of the content; another key resets the error. */
  resetKey: string;
  pending: ReactNode;
  /** Shows a compact error. */
  small?: boolean;
  children: ReactNode;
}

/** Part of a screen with its own loading and error states. */
export function ScreenPart({ resetKey, pending, small, children }: ScreenPartProps) {
  return (
    <CatchBoundary getResetKey={() => resetKey} errorComponent={small ? SmallFailure : Failure}>
      <Suspense fallback={pending}>{children}</Suspense>
    </CatchBoundary>
  );
}

function Failure(props: ErrorComponentProps) {
  return <ErrorState error={props.error} onRetry={useRetry(props)} />;
}

function SmallFailure(props: ErrorComponentProps) {
  return <ErrorNotice error={props.error} onRetry={useRetry(props)} />;
}
