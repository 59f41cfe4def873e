import type { ReactNode } from 'react';

export interface FullScreenProps {
  label: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}
