import { LayoutGrid, Rows3 } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui';
import { cardView } from '../cards/card-view.ts';

/** Switches between cards and rows; remembered in this browser. */
export function ViewSwitch() {
  const { t } = useTranslation('home');
  const view = cardView.use();
  const other = view === 'compact' ? 'pictures' : 'compact';
  return (
    <IconButton label={t(`view.${other}`)} onClick={() => cardView.change(other)}>
      {view === 'compact' ? <LayoutGrid /> : <Rows3 />}
    </IconButton>
  );
}
