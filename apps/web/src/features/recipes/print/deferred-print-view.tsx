import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#ui';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { PrintView } from './print-view.tsx';

/** Print version of the recipe, rendered when the browser is idle or about to print. */
export function DeferredPrintView({ recipe }: { recipe: Recipe }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isHere = true;
    const make = () => isHere && setWanted(true);
    // printing does not wait for the next frame
    const makeNow = () => flushSync(make);
    const paper = matchMedia('print');
    if (paper.matches) make();
    whenIdle(make);
    addEventListener('beforeprint', makeNow);
    paper.addEventListener('change', makeNow);
    return () => {
      isHere = false;
      removeEventListener('beforeprint', makeNow);
      paper.removeEventListener('change', makeNow);
    };
  }, []);
  return isWanted && <PrintView recipe={recipe} />;
}
