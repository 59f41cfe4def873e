import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { recipeFields } from '#contract/recipe-fields';
import { History, Undo2 } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { Button, buttonClass, EmptyState, PageHeader, Skeleton, toast } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { textOf } from '../../../shared/recipes/content-text.ts';
import { Difference } from './difference.tsx';
import {
  chosenOf,
  type ContentField,
  type RecipeVersion,
  versionQuery,
  versionsQuery,
} from '../../../shared/recipes/history-queries.ts';
import styles from './history.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

interface HistoryScreenProps {
  recipe: Recipe;
  /** Number of the version; by default the one before the last. */
  chosen?: number;
  mayEdit: boolean;
}

/** Compares a version of a recipe with the current one, and restores it. */
export function HistoryScreen({ recipe, chosen, mayEdit }: HistoryScreenProps) {
  const { t } = useTranslation('history');
  const { slug } = recipe;
  const { data: versions } = useSuspenseQuery(versionsQuery(useApi(), slug));
  // constant even when a restore adds a version
  const [before] = useState(versions[1]?.number);
  const { compared: version, newest } = chosenOf(versions, chosen ?? before);
  return (
    <>
      <PageHeader title={t('title')} subtitle={<Words>{recipe.name}</Words>} help={<HelpLink page="using#together" />}>
        <Link to="/recipe/$slug" params={{ slug }} className={buttonClass()}>
          {t('back')}
        </Link>
      </PageHeader>
      {!newest || !version ? (
        <EmptyState icon={<History />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <VersionList slug={slug} versions={versions} current={version} />
          <ScreenPart resetKey={String(version.number)} pending={<Skeleton height="20rem" />}>
            <Comparison key={version.number} slug={slug} version={version} newest={newest} mayEdit={mayEdit} />
          </ScreenPart>
        </div>
      )}
    </>
  );
}

function VersionList({ slug, versions, current }: { slug: string; versions: RecipeVersion[]; current: RecipeVersion }) {
  const { t, i18n } = useTranslation('history');
  const time = useTimes();
  return (
    <nav aria-label={t('versions')}>
      <ol className={styles.versions}>
        {versions.map(({ number, savedAt, editor, fields }, index) => (
          <li key={number}>
            <Link
              to="/recipe/$slug/history"
              params={{ slug }}
              search={{ version: number }}
              replace
              resetScroll={false}
              aria-current={number === current.number ? 'true' : undefined}
            >
              <strong>{index === 0 ? t('now') : time(savedAt)}</strong>
              <span>
                <bdi>{editor ?? t('somebody')}</bdi>
                {index === 0 && ` · ${time(savedAt)}`}
              </span>
              <span>
                {fields.length
                  ? listText(
                      fields.map((field) => t(`fields.${field}`)),
                      i18n.language,
                      { type: 'unit', style: 'short' },
                    )
                  : t('first')}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ComparisonProps {
  slug: string;
  version: RecipeVersion;
  newest: RecipeVersion;
  mayEdit: boolean;
}

function Comparison({ slug, version, newest, mayEdit }: ComparisonProps) {
  const { t } = useTranslation('history');
  const time = useTimes();
  const api = useApi();
  const { data: then } = useSuspenseQuery(versionQuery(api, slug, version.number));
  const { data: now } = useSuspenseQuery(versionQuery(api, slug, newest.number));
  const restore = useRestore(slug, version.number);
  const differing = recipeFields
    .map((field) => ({ field, was: textOf(then.content, field, t), is: textOf(now.content, field, t) }))
    .filter(({ was, is }) => was !== is);
  return (
    <section className={styles.comparison} aria-label={t('comparison')}>
      <header>
        <h2>{time(version.savedAt)}</h2>
        {mayEdit && differing.length > 0 && (
          <Button kind="primary" icon={<Undo2 />} busy={restore.isPending} onClick={() => restore.run()}>
            {t('restoreAll')}
          </Button>
        )}
      </header>
      <p className={styles.legend}>{differing.length === 0 ? t('same') : <Legend />}</p>
      {differing.map(({ field, was, is }) => (
        <div key={field} className={styles.field}>
          <h3>{t(`fields.${field}`)}</h3>
          {mayEdit && (
            <Button
              size="small"
              aria-label={t('restoreField', { field: t(`fields.${field}`) })}
              onClick={() => restore.run([field])}
            >
              {t('restore')}
            </Button>
          )}
          <Difference was={was} is={is} />
        </div>
      ))}
    </section>
  );
}

function Legend() {
  const { t } = useTranslation('history');
  return (
    <>
      <del>{t('then')}</del> <ins>{t('added')}</ins>
    </>
  );
}

function useRestore(slug: string, number: number) {
  const { t } = useTranslation('history');
  const { mutate, isPending } = useApi().useMutation('post', '/recipes/{slug}/versions/{number}/restore', {
    onSuccess: () => toast({ kind: 'success', text: t('restored') }),
  });
  const run = (fields?: ContentField[]) => mutate({ params: { path: { slug, number } }, body: { fields } });
  return { run, isPending };
}
