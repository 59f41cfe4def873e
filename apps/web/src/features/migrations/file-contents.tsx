import { useTranslation } from 'react-i18next';
import { Notice } from '#ui';
import { ExistingSelect, type WhenExisting } from '../../shared/recipes/existing-choice.tsx';
import type { Migration } from './migration-queries.ts';
import styles from './migrations.module.css';

interface FileContentsProps {
  found: NonNullable<Migration['found']>;
  /** Choice for recipes that are there already. */
  existing: WhenExisting;
  onExisting: (existing: WhenExisting) => void;
}

/** Shows the contents of a file before anything is imported. */
export function FileContents({ found, existing, onExisting }: FileContentsProps) {
  const { t } = useTranslation('migrations');
  const { recipes, known, failures, unknownCount, unknown, sample } = found;
  return (
    <>
      <p className={styles.count}>{t('found.recipes', { count: recipes })}</p>
      {known > 0 && (
        <>
          <Notice kind="info">{t('found.known', { count: known })}</Notice>
          <ExistingSelect value={existing} onChange={onExisting} />
        </>
      )}
      {failures > 0 && <Notice kind="warning">{t('found.failures', { count: failures })}</Notice>}
      <ul className={styles.list}>
        {sample.map(({ name, lines, steps }, index) => (
          <li key={index}>
            <bdi>{name}</bdi>
            <p>
              {t('found.lines', { count: lines })} · {t('found.steps', { count: steps })}
            </p>
          </li>
        ))}
      </ul>
      {recipes > sample.length && <p>{t('found.more', { count: recipes - sample.length })}</p>}
      {unknownCount > 0 && (
        <details className={styles.more}>
          <summary>{t('found.unknown', { count: unknownCount })}</summary>
          <ul dir="ltr">
            {unknown.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
