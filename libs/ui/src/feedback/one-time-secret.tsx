import { Copy } from '../icons.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';
import styles from './states.module.css';

interface ShownOnceProps {
  /** Explanation that the secret is shown only once. */
  text: string;
  /** The secret; several stand on lines of their own. */
  secret: string;
  copyLabel: string;
  onCopy: () => void;
}

/** Something that is shown this one time, to be copied. */
export function OneTimeSecret({ text, secret, copyLabel, onCopy }: ShownOnceProps) {
  return (
    <Notice kind="success">
      <p>{text}</p>
      <div className={styles.secret}>
        <code dir="ltr">{secret}</code>
        <Button icon={<Copy />} onClick={onCopy}>
          {copyLabel}
        </Button>
      </div>
    </Notice>
  );
}
