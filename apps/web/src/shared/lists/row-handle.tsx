import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '#ui';
import { ArrowDown, ArrowUp } from '#ui/late-icons';
import { DragHandle } from './drag-handle.tsx';
import { useOrder, type useSortableRow } from './sortable.tsx';

interface RowHandleProps {
  id: string;
  label: string;
  size?: number;
  className?: string;
  handle: ReturnType<typeof useSortableRow>['handle'];
}

/** Handle of a row: dragged, or clicked for a menu that moves the row without dragging. */
export function RowHandle({ id, handle, ...look }: RowHandleProps) {
  const { t } = useTranslation();
  const { moverOf } = useOrder();
  const [up, down] = [moverOf(id, -1), moverOf(id, 1)];
  return (
    <Menu
      label={look.label}
      button={({ id: buttonId, onClick, ...state }) => (
        <DragHandle {...look} {...state} {...handle} id={buttonId} onClick={onClick} />
      )}
    >
      <MenuItem icon={<ArrowUp />} disabled={!up} onSelect={() => up?.()}>
        {t('order.up')}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={!down} onSelect={() => down?.()}>
        {t('order.down')}
      </MenuItem>
    </Menu>
  );
}
