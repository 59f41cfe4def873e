import { Dialog, Portal } from '@chakra-ui/react';
import { X } from '../icons.ts';
import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { IconButton } from '../actions/button.tsx';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { useUiText } from '../texts/ui-texts.ts';
import { dialogRecipe } from './dialog-recipe.ts';
import type { DialogProps } from './dialog-props.ts';
import { withParts } from '../root/parts-root.tsx';

/**
 * Initial focus: the marked element, else the first field, else the first button of the footer, else the close
 * button.
 */
const firstStops = ['[data-autofocus]', '[data-body] :is(input, textarea, select)', '[data-foot] button', 'button'];

export const DialogPanel = withParts(function DialogPanel({
  title,
  closeLabel,
  onClose,
  footer,
  error,
  onSubmit,
  width = 500,
  asks,
  atTop,
  children,
}: DialogProps) {
  const text = useUiText();
  const bodyId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const firstStop = () =>
    firstStops.map((stop) => panel.current?.querySelector<HTMLElement>(stop)).find((found) => found) ?? null;
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      role={asks ? 'alertdialog' : 'dialog'}
      onOpenChange={(change) => change.open || onClose()}
      initialFocusEl={firstStop}
      // a closing dialog restores its focus, which is outside of this one
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner data-at-top={atTop}>
          <Dialog.Content
            data-at-top={atTop}
            ref={panel}
            aria-describedby={asks ? bodyId : undefined}
            style={{ '--dialog-width': `${width / 16}rem` }}
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              <IconButton label={closeLabel ?? text('close')} onClick={onClose}>
                <X />
              </IconButton>
            </Dialog.Header>
            <MaybeForm onSubmit={onSubmit}>
              <Dialog.Body data-body id={bodyId}>
                {children}
              </Dialog.Body>
              {footer && (
                <Dialog.Footer data-foot>
                  <ErrorNotice error={error} />
                  {footer}
                </Dialog.Footer>
              )}
            </MaybeForm>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
});

function MaybeForm({ onSubmit, children }: { onSubmit?: () => void; children: ReactNode }) {
  if (!onSubmit) return children;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React events of the portal bubble to the component that rendered the dialog
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form method="post" onSubmit={submit} noValidate style={{ display: 'contents' }}>
      {children}
    </form>
  );
}
