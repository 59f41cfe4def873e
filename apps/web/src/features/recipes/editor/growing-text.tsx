import { useLayoutEffect, useRef, type TextareaHTMLAttributes } from 'react';

/** Browsers that let a text area grow with its text; Firefox does not yet. */
const growsItself = ({ style }: HTMLElement) => 'fieldSizing' in style;

export function GrowingText({ value, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const measured = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || measured.current === value || growsItself(element)) return;
    // measuring forces a layout
    measured.current = value;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  });
  return <textarea ref={area} dir="auto" rows={1} value={value} {...props} />;
}
