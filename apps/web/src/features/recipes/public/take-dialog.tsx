import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '#ui';
import { storedSetting } from '../../../shared/browser/stored-setting.ts';
import { importAddress } from './import-address.ts';
import styles from './guest.module.css';

const EXAMPLE = 'https://recipes.example.org';

/** Address of the visitor's own Tureen. */
const home = storedSetting('own-tureen', '', (stored) => (typeof stored === 'string' ? stored.slice(0, 500) : ''));

/** Sends the page's address to the visitor's own Tureen, which imports it. */
export function TakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sharing');
  const { href } = useLocation();
  const [typed, setTyped] = useState(() => home.get());
  const [tried, setTried] = useState(false);
  const target = importAddress(typed, location.href);
  const go = () => {
    setTried(true);
    if (!target) return;
    home.change(typed.trim());
    location.assign(target);
  };
  return (
    <FormDialog title={t('take.title')} action={t('take.continue')} onSubmit={go} onClose={onClose}>
      <div className={styles.fields}>
        <TextField
          type="url"
          inputMode="url"
          label={t('take.address')}
          hint={t('take.addressHint')}
          placeholder={EXAMPLE}
          error={tried && !target ? t('validation.url') : undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoFocus
        />
        <p>
          {t('take.here')}{' '}
          <Link to="/login" search={{ redirect: href }} className={styles.link}>
            {t('session.login')}
          </Link>
        </p>
      </div>
    </FormDialog>
  );
}
