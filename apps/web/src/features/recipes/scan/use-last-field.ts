import { useState, type SyntheticEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface LastField {
  /** Text of the field with the rest of its row. */
  text: string;
  label: string;
  /** Writes a text into the field; several lines become rows. */
  setText: (text: string) => void;
}

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && /^(text|search)$/.test(target.type));

/** The field that had the focus last. */
export function useLastField() {
  const [field, setField] = useState<LastField>();
  const rememberField = ({ target }: SyntheticEvent) => {
    if (!isField(target)) return;
    const row = target.closest<HTMLElement>('[data-row]');
    const fields = row ? [...row.querySelectorAll<Field>('input, textarea')].filter(isField) : [target];
    const label = target.getAttribute('aria-label') ?? target.labels?.[0]?.textContent ?? '';
    setField({
      text: fields.map(({ value }) => value).join(' '),
      label,
      setText: (text) => setFieldText(target, text),
    });
  };
  return { field, listeners: { onFocus: rememberField, onInput: rememberField } };
}

function setFieldText(field: Field, text: string): void {
  field.focus();
  if (text.includes('\n') && dispatchPaste(field, text)) return;
  const whole = field instanceof HTMLTextAreaElement ? text : text.replaceAll('\n', ' ');
  // React notices a value only if it is set by the native setter
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, whole);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** True if the field handles a paste of several lines itself. */
function dispatchPaste(field: Field, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
