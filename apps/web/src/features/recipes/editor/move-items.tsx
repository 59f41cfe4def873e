import { ArrowDown, ArrowUp } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '#ui';

interface MoveItemsProps {
  index: number;
  isLast: boolean;
  onMove: (from: number, to: number) => void;
}

/** Menu entries that move a row without dragging. */
export function MoveItems({ index, isLast, onMove }: MoveItemsProps) {
  const { t } = useTranslation();
  return (
    <>
      {index > 0 && (
        <MenuItem icon={<ArrowUp />} onSelect={() => onMove(index, index - 1)}>
          {t('order.up')}
        </MenuItem>
      )}
      {!isLast && (
        <MenuItem icon={<ArrowDown />} onSelect={() => onMove(index, index + 1)}>
          {t('order.down')}
        </MenuItem>
      )}
    </>
  );
}
