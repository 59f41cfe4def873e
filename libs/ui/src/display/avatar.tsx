import { useState } from 'react';
import { noticeFailure } from './notice-failure.ts';
import { initials } from './initials.ts';
import styles from './display.module.css';

interface AvatarProps {
  name: string;
  src?: string;
  /** In pixels. */
  size?: number;
}

export function Avatar({ name, src, size = 42 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const box = { inlineSize: size, blockSize: size, fontSize: size * 0.38 };
  return (
    <span className={styles.avatar} style={box} aria-hidden>
      {src && failed !== src ? (
        <img
          ref={(image) => noticeFailure(image, () => setFailed(src))}
          src={src}
          alt=""
          onError={() => setFailed(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
