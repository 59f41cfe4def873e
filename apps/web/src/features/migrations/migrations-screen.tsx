import { useSuspenseQuery } from '@tanstack/react-query';
import { PackageOpen } from '#ui/late-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, PageHeader, Skeleton } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { ScreenPart } from '../../shared/widgets/screen-part.tsx';
import { useApi } from '../../shared/api/use-api.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { type Migration, migrationsQuery } from './migration-queries.ts';
import { MigrationView } from './migration-view.tsx';
import { UploadForm } from './upload-form.tsx';
import styles from './migrations.module.css';

interface MigrationsScreenProps {
  id: string | undefined;
  onOpen: (id: string | undefined) => void;
  duplicates: ReactNode;
}

/** Imports recipes from other programs, and lists earlier imports. */
export function MigrationsScreen({ id, onOpen, duplicates }: MigrationsScreenProps) {
  const { t } = useTranslation('migrations');
  const { data: migrations } = useSuspenseQuery(migrationsQuery(useApi()));
  const others = migrations.filter((one) => one.id !== id);
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} help={<HelpLink page="moving-in" />}>
        {id && (
          <Button icon={<PackageOpen />} onClick={() => onOpen(undefined)}>
            {t('another')}
          </Button>
        )}
      </PageHeader>
      {id ? (
        <ScreenPart resetKey={id} pending={<Skeleton height="12rem" />}>
          <MigrationView id={id} duplicates={duplicates} />
        </ScreenPart>
      ) : (
        <UploadForm onStarted={onOpen} />
      )}
      {others.length > 0 && <Former migrations={others} onOpen={onOpen} />}
    </div>
  );
}

function Former({ migrations, onOpen }: { migrations: Migration[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation('migrations');
  const times = useTimes();
  return (
    <section className={styles.part} aria-labelledby="former">
      <h2 id="former">{t('former')}</h2>
      <ul className={styles.list}>
        {migrations.map(({ id, fileName, createdAt, state, found }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <bdi>{fileName}</bdi>
            </button>
            <p>
              {t(`states.${state}`)} · {times(createdAt)}
              {found && <> · {t('recipes', { count: found.recipes })}</>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
