import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Draws the content at once, and in the page that the server renders. */
  initially: boolean;
  /** About the height of the content, as CSS. */
  height: string;
  children: ReactNode;
}

/** Draws its content once it comes near the viewport, and keeps it. */
export function WhenNear({ initially, height, children }: WhenNearProps) {
  const space = useRef<HTMLDivElement>(null);
  const [wasNear, setWasNear] = useState(initially);
  useEffect(() => {
    if (!space.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasNear(true),
      { rootMargin: '1200px 0px' },
    );
    observer.observe(space.current);
    return () => observer.disconnect();
  }, []);
  return wasNear ? children : <div ref={space} aria-hidden style={{ blockSize: height }} />;
}

/** Draws a section while it is near the viewport, and then an empty one of the same height, so that long lists keep few elements. */
export function WhileNear({ children }: { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  const [heightPx, setHeightPx] = useState<number>();
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setHeightPx(last.isIntersecting || isUsed(last.target) ? undefined : last.boundingClientRect.height);
      },
      // the second is the margin within a dialog that scrolls
      { rootMargin: '1200px 0px', scrollMargin: '1200px 0px' },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  const isFar = heightPx !== undefined;
  return (
    <section ref={section} style={isFar ? { blockSize: `${heightPx}px` } : undefined}>
      {!isFar && children}
    </section>
  );
}

/** True if the content has the focus or an opened part, which would be lost. */
const isUsed = (element: Element): boolean =>
  element.contains(document.activeElement) || element.querySelector('[open]') !== null;
