import { Copy } from '../icons.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';
import styles from './states.module.css';

interface OneTimeSecretProps {
  /** Explanation that the secret is shown only once. */
  text: string;
  /** The secret; several secrets are separated by line breaks. */
  secret: string;
  copyLabel: string;
  onCopy: () => void;
}

/** Secret that is shown only once, with a copy button. */
export function OneTimeSecret({ text, secret, copyLabel, onCopy }: OneTimeSecretProps) {
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
