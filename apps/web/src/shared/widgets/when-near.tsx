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
