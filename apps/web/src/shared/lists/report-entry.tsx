import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, Copy } from '#ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import styles from './reports.module.css';

interface ReportEntryProps {
  entry: Wire<'ReportEntry'>;
  /** Buttons. */
  children?: ReactNode;
}

/** One entry of a report. A success with a message was there already. */
export function ReportEntry({ entry: { success, message, exception, slug }, children }: ReportEntryProps) {
  const { t } = useTranslation('group');
  const Good = exception ? Copy : CircleCheck;
  return (
    <li className={styles.row} data-success={success}>
      {success ? <Good aria-label={t('reports.good')} /> : <CircleX aria-label={t('reports.bad')} />}
      <div className={styles.words}>
        {slug ? (
          <Link to="/recipe/$slug" params={{ slug }}>
            <bdi>{message}</bdi>
          </Link>
        ) : (
          <bdi>{message}</bdi>
        )}
        {exception && <p>{exception}</p>}
      </div>
      {children}
    </li>
  );
}
