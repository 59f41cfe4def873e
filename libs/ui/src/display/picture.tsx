import { useState, type CSSProperties } from 'react';
import { initials } from './initials.ts';
import { noticeFailure } from './notice-failure.ts';
import styles from './display.module.css';

interface PictureProps {
  /** Accessible name; its first letters stand for a missing picture. */
  name: string;
  src?: string;
  srcSet?: string;
  sizes?: string;
  eager?: boolean;
  /** Needed if the name is not written beside the picture. */
  alt?: string;
}

/** Picture, or a colored tile with the name's initials. */
export function Picture({ name, src, srcSet, sizes, eager, alt = '' }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) {
    return (
      <div className={styles.picture}>
        <div className={styles.monogram} style={tileColors(name)} aria-hidden>
          <span>{initials(name)}</span>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.picture}>
      <img
        ref={(image) => noticeFailure(image, () => setFailed(src))}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        onError={() => setFailed(src)}
      />
    </div>
  );
}

const hues = [22, 38, 62, 96, 150, 188, 210, 268, 330, 352];

/** Colors that stand for a missing picture, derived from the name: `--tile` and `--tile-text`. */
export function tileColors(name: string): CSSProperties {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 9973, 7);
  const hue = hues[sum % hues.length]!;
  return {
    '--tile': `light-dark(hsl(${hue} 45% 86%), hsl(${hue} 24% 24%))`,
    '--tile-text': `light-dark(hsl(${hue} 50% 26%), hsl(${hue} 45% 78%))`,
  };
}
