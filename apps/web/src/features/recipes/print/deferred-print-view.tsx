import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#ui';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { PrintView } from './print-view.tsx';

/** A second copy of the whole recipe, which is only seen on paper: it is made when the browser has time, or is about to print. */
export function DeferredPrintView({ recipe }: { recipe: Recipe }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isHere = true;
    const make = () => isHere && setWanted(true);
    // paper does not wait for the next frame
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
