import { useLayoutEffect, useRef, type TextareaHTMLAttributes } from 'react';

/** A text area as high as its text. */
export function GrowingText({ value, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const measured = useRef<string>(undefined);
  useLayoutEffect(() => {
    // each measuring lays the page out anew
    const element = area.current;
    if (!element || measured.current === value) return;
    measured.current = value;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  });
  return <textarea ref={area} dir="auto" rows={1} value={value} {...props} />;
}
