import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './forms.module.css';

interface StepperProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  children: ReactNode;
  onLess?: () => void;
  onMore?: () => void;
}

/**
 * Less and more around a value; a missing handler means that the end is reached. Not Chakra's NumberInput, which is a field for a
 * number: here the value is words such as “4 servings”, and whoever uses it decides what comes next.
 */
export function Stepper({ label, lessLabel, moreLabel, children, onLess, onMore }: StepperProps) {
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <button type="button" aria-label={lessLabel} disabled={!onLess} onClick={onLess}>
        <Minus size={18} aria-hidden />
      </button>
      <output>{children}</output>
      <button type="button" aria-label={moreLabel} disabled={!onMore} onClick={onMore}>
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}
