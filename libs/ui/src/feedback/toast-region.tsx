import { Portal, Toast as ChakraToast, Toaster, createToaster } from '@chakra-ui/react';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from '../icons.ts';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { announce } from './announce.ts';
import { toastSettings } from './toast.ts';
import { focusWhatReturns } from './toast-return.ts';
import { useUiText } from '../texts/ui-texts.ts';
import { toastRecipe } from './toast-recipe.ts';
import type { Toast } from './toast-message.ts';
import { withParts } from '../root/parts-root.tsx';

const icons = { info: Info, success: CircleCheck, error: CircleX, warning: TriangleAlert };
const minDurationMs = 4000;
const minDurationWithActionMs = 10_000;
const msPerWord = 150;

const toaster = createToaster({ placement: 'top', max: 3, gap: 8, removeDelay: 0, offsets: '1rem' });

/** Shows a toast: for the time that reading it takes, or with an action until it is used. The same text is not shown twice. */
export function showToast({ kind, text, action }: Toast): void {
  const readingMs = text.split(' ').length * msPerWord;
  const visible = toaster.getVisibleToasts();
  const visibleToast = visible.find(({ title }) => title === text);
  const { actionSeconds } = toastSettings;
  // only the last action can be undone, so that messages do not pile up
  if (action) for (const { id, action: older } of visible) if (older && id !== visibleToast?.id) toaster.dismiss(id);
  toaster.create({
    ...(visibleToast && { id: visibleToast.id }),
    type: kind,
    title: text,
    duration: action?.isUndo
      ? (actionSeconds ?? Infinity) * 1000
      : Math.max(action ? minDurationWithActionMs : minDurationMs, readingMs),
    action: action && { label: action.label, onClick: action.run },
    meta: { isUndo: action?.isUndo },
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
        {({ title, type, action, meta }) => {
          const kind = type as Toast['kind'];
          const Icon = icons[kind];
          const onAction = () => {
            if (!meta?.isUndo) return;
            focusWhatReturns();
            announce(text('undone'));
          };
          return (
            <ChakraToast.Root
              recipe={toastRecipe}
              role={kind === 'error' ? 'alert' : 'group'}
              data-kind={kind}
              {...tabOut}
            >
              <Icon size={20} />
              <ChakraToast.Title>{title}</ChakraToast.Title>
              {action && <ChakraToast.ActionTrigger onClick={onAction}>{action.label}</ChakraToast.ActionTrigger>}
              <ChakraToast.CloseTrigger aria-label={text('close')}>
                <X size={18} />
              </ChakraToast.CloseTrigger>
            </ChakraToast.Root>
          );
        }}
      </Toaster>
    </Portal>
  );
});
