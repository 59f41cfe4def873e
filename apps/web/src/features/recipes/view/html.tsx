import type { MouseEvent } from 'react';
import styles from './html.module.css';

/** HTML that the server rendered from Markdown and sanitized. */
export function Html({ html, lang, className = '' }: { html: string; lang?: string | null; className?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links inside are clicked, which the keyboard does as well
    <div
      dir="auto"
      lang={lang ?? undefined}
      className={`${styles.text} ${className}`}
      onClick={playVideo}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Replaces the link to a video by its player. Until then, the browser asks nothing of the video's server. */
function playVideo(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-video]') : null;
  const player = link?.dataset.video;
  if (!link || !player || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = player;
  frame.title = link.textContent;
  frame.allowFullscreen = true;
  frame.sandbox.add('allow-scripts', 'allow-same-origin');
  frame.referrerPolicy = 'strict-origin';
  link.replaceWith(frame);
}
