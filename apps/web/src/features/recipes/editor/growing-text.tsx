import { useLayoutEffect, useRef, type TextareaHTMLAttributes } from 'react';

export function GrowingText({ value, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const measured = useRef<string>(undefined);
  useLayoutEffect(() => {
    // measuring forces a layout
    const element = area.current;
    if (!element || measured.current === value) return;
    measured.current = value;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  });
  return <textarea ref={area} dir="auto" rows={1} value={value} {...props} />;
}
