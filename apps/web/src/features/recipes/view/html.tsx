import styles from './html.module.css';

/** HTML that the server rendered from Markdown and sanitized. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  return <div dir="auto" className={`${styles.text} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
