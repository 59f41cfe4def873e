import { Progress } from '@chakra-ui/react';
import { progressRecipe } from './progress-recipe.ts';
import { withParts } from '../root/parts-root.tsx';

interface ProgressBarProps {
  label: string;
  /** 0 to 1. */
  value: number;
  colour?: string;
}

export const ProgressBar = withParts(function ProgressBar({ label, value, colour }: ProgressBarProps) {
  return (
    <Progress.Root recipe={progressRecipe} value={Math.round(Math.max(0, Math.min(1, value)) * 100)}>
      <Progress.Track aria-label={label}>
        <Progress.Range style={{ background: colour }} />
      </Progress.Track>
    </Progress.Root>
  );
});
