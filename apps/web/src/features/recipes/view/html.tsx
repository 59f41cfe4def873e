import styles from './html.module.css';

/** Text that the server has made from Markdown and sanitised. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  return <div dir="auto" className={`${styles.text} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
