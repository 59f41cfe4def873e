import { useState } from 'react';
import { lazyOnIdle } from '#ui';
import type { CardData } from './card-data.ts';
import icons from './card-icons.module.css';

const CardMenuPanel = lazyOnIdle(() => import('./card-menu-panel.tsx').then((module) => module.CardMenuPanel));

interface CardMenuProps {
  recipe: CardData;
  label: string;
  className: string | undefined;
}

/** Menu of a card, which renders only a button until it is pressed: a page has thirty cards. */
export function CardMenu({ recipe, label, className }: CardMenuProps) {
  const [used, setUsed] = useState(false);
  const name = `${label}: ${recipe.name}`;
  const look = {
    type: 'button',
    className: `${icons.icon} ${icons.dots} ${className}`,
    'aria-label': name,
    title: label,
    'aria-haspopup': 'menu',
  } as const;
  if (used) return <CardMenuPanel recipe={recipe} className={className ?? ''} />;
  return <button {...look} onClick={() => setUsed(true)} />;
}
