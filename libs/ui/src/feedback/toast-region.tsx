import { Portal, Toast as ChakraToast, Toaster, createToaster } from '@chakra-ui/react';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from '../icons.ts';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useUiText } from '../texts/ui-texts.ts';
import { toastRecipe } from './toast-recipe.ts';
import type { Toast } from './toast-message.ts';
import { withParts } from '../root/parts-root.tsx';

const icons = { info: Info, success: CircleCheck, error: CircleX, warning: TriangleAlert };
const minDurationMs = 2000;
const minDurationWithActionMs = 6000;
const msPerWord = 150;

const toaster = createToaster({ placement: 'top', max: 3, gap: 8, removeDelay: 0, offsets: '1rem' });

/** Shows a toast for the time that readingMs it takes; the visibleToast text is not shown twice. */
export function showToast({ kind, text, action }: Toast): void {
  const readingMs = text.split(' ').length * msPerWord;
  const visibleToast = toaster.getVisibleToasts().find(({ title }) => title === text);
  toaster.create({
    ...(visibleToast && { id: visibleToast.id }),
    type: kind,
    title: text,
    duration: Math.max(action ? minDurationWithActionMs : minDurationMs, readingMs),
    action: action && { label: action.label, onClick: action.run },
  });
}

/**
 * Lets Tab leave the region: the library moves the focus back to where it came from, which is only right after a toast
 * was closed.
 */
function useTabOut() {
  const isLeaving = useRef(false);
  return {
    onKeyDown: ({ key }: KeyboardEvent) => void (isLeaving.current = key === 'Tab'),
    onFocus: (event: FocusEvent) => {
      isLeaving.current = false;
      const from = event.relatedTarget;
      const focus = (options: FocusOptions) =>
        isLeaving.current || (from instanceof HTMLElement && from.focus(options));
      if (from) Object.assign(event, { relatedTarget: { focus } });
    },
  };
}

/** Toasts at the top of the page, above everything else. */
export const ToastRegion = withParts(function ToastRegion() {
  const text = useUiText();
  const tabOut = useTabOut();
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
              {...tabOut}
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
