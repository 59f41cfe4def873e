import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface ScreenPartProps {
  /** What the part shows; with another value a failure is forgotten. */
  of: string;
  pending: ReactNode;
  children: ReactNode;
}

/** A part of a screen that reads something for itself: what is around it stays while it waits, and when it fails. */
export function ScreenPart({ of, pending, children }: ScreenPartProps) {
  return (
    <CatchBoundary getResetKey={() => of} errorComponent={ErrorScreen}>
      <Suspense fallback={pending}>{children}</Suspense>
    </CatchBoundary>
  );
}
