import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, Notice } from '#ui';
import { useApi } from '../../shared/api/use-api.ts';
import styles from './identity.module.css';

/** Confirms by a button, because mail programs open the links in a mail to check them. */
export function ConfirmAddressForm({ token }: { token: string | undefined }) {
  const { t } = useTranslation('account');
  const confirm = useApi().useMutation('post', '/users/confirm-address');
  const submit = (value: string) => confirm.mutate({ body: { token: value } });
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{t('confirmAddress.title')}</h1>
      {!token && <Notice kind="error">{t('confirmAddress.noToken')}</Notice>}
      {confirm.isSuccess && <Notice kind="success">{t('confirmAddress.done')}</Notice>}
      {token && !confirm.isSuccess && (
        <>
          <p>{t('confirmAddress.lead')}</p>
          <ErrorNotice error={confirm.error} />
          <Button kind="primary" busy={confirm.isPending} onClick={() => submit(token)}>
            {t('confirmAddress.submit')}
          </Button>
        </>
      )}
      <div className={styles.links}>
        <Link to="/" className="text-link">
          {t('confirmAddress.goOn')}
        </Link>
      </div>
    </div>
  );
}
