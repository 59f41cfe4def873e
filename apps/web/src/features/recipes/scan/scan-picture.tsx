import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, ScanLine } from './scan-lines.ts';
import styles from './scan.module.css';

interface ScanPictureProps {
  src: string;
  name: string;
  lines: ScanLine[];
  /** Lines with the text of the focused field. */
  marked: ScanLine[];
  /** Width in percent of the available room. */
  zoom: number;
  /** Touch draws a rectangle instead of scrolling. */
  isDrawing: boolean;
  onLine: (line: ScanLine) => void;
  onArea: (area: Box) => void;
}

interface Point {
  x: number;
  y: number;
}
/** Minimum side of a drawn rectangle in pixels; less is a click. */
const leastSide = 6;

const boxOf = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
});

/** Picture of a page with its lines as buttons; a drawn rectangle selects text. */
export function ScanPicture({ src, name, lines, marked, zoom, isDrawing, onLine, onArea }: ScanPictureProps) {
  const { t } = useTranslation('editor');
  const [size, setSize] = useState<{ width: number; height: number }>();
  const { area, ...drawing } = useDrawing(isDrawing, size, onArea);
  const room = useShownLine(marked, size?.height);
  const place = ({ left, top, right, bottom }: Box) =>
    size && {
      left: `${(100 * left) / size.width}%`,
      top: `${(100 * top) / size.height}%`,
      width: `${(100 * (right - left)) / size.width}%`,
      height: `${(100 * (bottom - top)) / size.height}%`,
    };
  const measure = (picture: HTMLImageElement | null) => {
    if (!picture?.complete || !picture.naturalWidth) return;
    const { naturalWidth: width, naturalHeight: height } = picture;
    setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
  };
  return (
    <div ref={room} className={styles.room}>
      <div
        className={styles.paper}
        dir="ltr"
        role="group"
        aria-label={t('scan.lines', { name })}
        data-drawing={isDrawing}
        style={{ inlineSize: `${zoom}%` }}
        {...drawing}
      >
        <img ref={measure} src={src} alt={name} draggable={false} onLoad={(event) => measure(event.currentTarget)} />
        {size &&
          lines.map((line, index) => (
            <button
              key={index}
              type="button"
              className={styles.scanLine}
              aria-label={line.text}
              data-marked={marked.includes(line)}
              style={place(line)}
              onClick={() => onLine(line)}
            />
          ))}
        {area && <div className={styles.area} style={place(area)} />}
      </div>
    </div>
  );
}

/** Drawing of rectangles with mouse, pen or touch, in pixels of the picture. */
function useDrawing(
  isDrawing: boolean,
  size: { width: number; height: number } | undefined,
  onArea: (area: Box) => void,
) {
  const start = useRef<{ point: Point; screen: Point; isFar: boolean }>(null);
  const [area, setArea] = useState<Box>();
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - left) / width) * (size?.width ?? 1),
      y: ((clientY - top) / height) * (size?.height ?? 1),
    };
  };
  /** @returns the drawn rectangle, or undefined until the pointer has moved a little */
  const drawnBy = (event: PointerEvent<HTMLElement>): Box | undefined => {
    if (!start.current) return undefined;
    const { point, screen, isFar } = start.current;
    const moved = Math.max(Math.abs(event.clientX - screen.x), Math.abs(event.clientY - screen.y));
    if (!isFar && moved < leastSide) return undefined;
    start.current.isFar = true;
    return boxOf(point, pointOf(event));
  };
  const end = () => {
    start.current = null;
    setArea(undefined);
  };
  return {
    area,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!size || event.button !== 0 || (event.pointerType === 'touch' && !isDrawing)) return;
      start.current = { point: pointOf(event), screen: { x: event.clientX, y: event.clientY }, isFar: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const drawn = drawnBy(event);
      if (!drawn) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setArea(drawn);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      // the last rendering may lag behind the pointer
      const drawn = drawnBy(event);
      if (drawn) onArea(drawn);
      end();
    },
    onPointerCancel: end,
  };
}

/** Scrolls the marked lines into view within the picture. */
function useShownLine(marked: ScanLine[], height: number | undefined) {
  const room = useRef<HTMLDivElement>(null);
  const [first] = marked;
  useEffect(() => {
    const { current } = room;
    if (!current || !first || !height) return;
    const middle = (current.scrollHeight * (first.top + first.bottom)) / 2 / height;
    current.scrollTo({ top: middle - current.clientHeight / 2 });
  }, [first, height]);
  return room;
}
