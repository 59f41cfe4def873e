import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { ErrorNotice, ErrorState } from '#ui';
import { useRetry } from './error-screen.tsx';

interface ScreenPartProps {
  /** Identifies the content; an error is forgotten when it changes. */
  of: string;
  pending: ReactNode;
  /** One of several parts, or a field: its failure takes no more room than it needs. */
  small?: boolean;
  children: ReactNode;
}

/** A part of a screen that reads something for itself: what is around it stays while it waits, and when it fails. */
export function ScreenPart({ of, pending, small, children }: ScreenPartProps) {
  return (
    <CatchBoundary getResetKey={() => of} errorComponent={small ? SmallFailure : Failure}>
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
