import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Html } from './html.tsx';
import styles from './view.module.css';

/** Collapses a long description to two lines. */
export function Description({ html, lang }: { html: string; lang: string | null }) {
  const { t } = useTranslation('recipe');
  const [open, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (open || !element) return;
    // the observer also reports the initial size, after layout
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 2));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div className={styles.description} data-open={open}>
      <div ref={box}>
        <Html lang={lang} html={html} />
      </div>
      {(isLong || open) && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'description.less' : 'description.more')}
        </button>
      )}
    </div>
  );
}
