import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toAsciiDigits } from '#ingredients';
import { Stepper } from '#ui';

interface CountStepperProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  /** Amount that the buttons add and take away, 1 by default. */
  step?: number;
  max: number;
  children: ReactNode;
  onChange: (value: number) => void;
}

/** A whole number: the buttons go from one step on, and from one on it can be typed. */
export function CountStepper({ value, step = 1, max, onChange, children, ...labels }: CountStepperProps) {
  const { t } = useTranslation();
  return (
    <Stepper
      {...labels}
      value={String(value)}
      {...(value > step && { onLess: () => onChange(Math.max(step, value - step)) })}
      {...(value < max && { onMore: () => onChange(Math.min(max, value + step)) })}
      problem={t('validation.number')}
      onType={(text) => {
        const typed = Math.round(Number(toAsciiDigits(text)));
        const isValid = typed >= 1 && typed <= max;
        if (isValid) onChange(typed);
        return isValid;
      }}
    >
      {children}
    </Stepper>
  );
}
