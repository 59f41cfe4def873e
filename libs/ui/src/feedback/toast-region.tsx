import { Portal, Toast as ChakraToast, Toaster, createToaster } from '@chakra-ui/react';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from '../icons.ts';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useUiText } from '../texts/ui-texts.ts';
import { toastRecipe } from './toast-recipe.ts';
import type { Toast } from './toast-message.ts';
import { withParts } from '../root/parts-root.tsx';

const icons = { info: Info, success: CircleCheck, error: CircleX, warning: TriangleAlert };
const shownFor = 2000;
const shownForAction = 6000;
const perWord = 150;

const toaster = createToaster({ placement: 'top', max: 3, gap: 8, removeDelay: 0, offsets: '1rem' });

/** Shows a toast for the time that reading it takes; the same text is not shown twice. */
export function showToast({ kind, text, action }: Toast): void {
  const reading = text.split(' ').length * perWord;
  const same = toaster.getVisibleToasts().find(({ title }) => title === text);
  toaster.create({
    ...(same && { id: same.id }),
    type: kind,
    title: text,
    duration: Math.max(action ? shownForAction : shownFor, reading),
    action: action && { label: action.label, onClick: action.run },
  });
}

/**
 * Lets Tab leave the region: the library moves the focus back to where it came from, which is only right after a toast
 * was closed.
 */
function useWayOut() {
  const leaves = useRef(false);
  return {
    onKeyDown: ({ key }: KeyboardEvent) => void (leaves.current = key === 'Tab'),
    onFocus: (event: FocusEvent) => {
      leaves.current = false;
      const from = event.relatedTarget;
      const focus = (options: FocusOptions) => leaves.current || (from instanceof HTMLElement && from.focus(options));
      if (from) Object.assign(event, { relatedTarget: { focus } });
    },
  };
}

/** Toasts at the top of the page, above everything else. */
export const ToastRegion = withParts(function ToastRegion() {
  const text = useUiText();
  const wayOut = useWayOut();
  return (
    <Portal>
      <Toaster toaster={toaster} aria-label={text('messages')}>
        {({ title, type, action }) => {
          const kind = type as Toast['kind'];
          const Icon = icons[kind];
          return (
            <ChakraToast.Root
              recipe={toastRecipe}
              role={kind === 'error' ? 'alert' : 'status'}
              data-kind={kind}
              {...wayOut}
            >
              <Icon size={20} aria-hidden />
              <ChakraToast.Title>{title}</ChakraToast.Title>
              {action && <ChakraToast.ActionTrigger>{action.label}</ChakraToast.ActionTrigger>}
              <ChakraToast.CloseTrigger aria-label={text('close')}>
                <X size={18} aria-hidden />
              </ChakraToast.CloseTrigger>
            </ChakraToast.Root>
          );
        }}
      </Toaster>
    </Portal>
  );
});
