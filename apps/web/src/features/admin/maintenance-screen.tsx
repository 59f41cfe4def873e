import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, ConfirmDialog, PageHeader, toast } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { useApi } from '../../shared/api/use-api.ts';
import styles from './admin.module.css';
import { storageQuery } from './admin-queries.ts';
import { Facts } from './facts.tsx';
import { Scrolled } from './scrolled.tsx';
import { useSizes } from '../../shared/browser/use-sizes.ts';

const kinds = ['images', 'recipe-folders', 'temp', 'logs'] as const;
type Kind = (typeof kinds)[number];

export function MaintenanceScreen() {
  const { t } = useTranslation('admin');
  const sizes = useSizes();
  const { data: storage } = useSuspenseQuery(storageQuery(useApi()));
  return (
    <>
      <PageHeader title={t('maintenance.title')} help={<HelpLink page="troubleshooting" />}>
        <Link to="/admin/maintenance/logs" className={buttonClass()}>
          {t('nav.logs')}
        </Link>
      </PageHeader>
      <section className={styles.panel}>
        <h2>{t('maintenance.storage')}</h2>
        <Facts
          rows={[
            ...storage.parts.map(({ name, bytes }): [string, string] => [t(`maintenance.parts.${name}`), sizes(bytes)]),
            [t('maintenance.free'), sizes(storage.free)],
          ]}
        />
      </section>
      <section className={styles.panel}>
        <h2>{t('maintenance.clean')}</h2>
        <ul className={styles.rows}>
          {kinds.map((kind) => (
            <CleanRow key={kind} kind={kind} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Lists the files before they are deleted. */
function CleanRow({ kind }: { kind: Kind }) {
  const { t } = useTranslation('admin');
  const sizes = useSizes();
  const api = useApi();
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const preview = api.useMutation('post', `/admin/maintenance/clean/${kind}`, { onSuccess: () => setAsking(true) });
  const clean = api.useMutation('post', `/admin/maintenance/clean/${kind}`, {
    meta: { refreshes: ['/admin/maintenance'] },
    onSuccess: ({ count }) => {
      setAsking(false);
      toast({ kind: 'success', text: t('maintenance.cleaned', { number: count }) });
    },
  });
  return (
    <li>
      <div className={styles.words}>
        <b id={titleId}>{t(`maintenance.kinds.${kind}.title`)}</b>
        <p>{t(`maintenance.kinds.${kind}.text`)}</p>
      </div>
      <Button
        size="small"
        busy={preview.isPending}
        aria-describedby={titleId}
        onClick={() => preview.mutate({ params: { query: { preview: true } } })}
      >
        {t('maintenance.look')}
      </Button>
      {isAsking && preview.data && (
        <ConfirmDialog
          danger
          title={t(`maintenance.kinds.${kind}.title`)}
          action={t('maintenance.remove')}
          busy={clean.isPending}
          onConfirm={() => clean.mutate({})}
          onClose={() => setAsking(false)}
        >
          <p>{t('maintenance.found', { number: preview.data.count, size: sizes(preview.data.bytes) })}</p>
          {preview.data.names.length > 0 && (
            <Scrolled label={t(`maintenance.kinds.${kind}.title`)}>{preview.data.names.join('\n')}</Scrolled>
          )}
        </ConfirmDialog>
      )}
    </li>
  );
}
