import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScanText } from '#ui/icons';
import { Sparkles } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { LastAction } from '../data-tables/last-action.tsx';
import { linesQuery } from './clean-up-queries.ts';
import styles from './clean-up.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

/** Unparsed ingredient lines, with what the parser reads in them. */
export function UnreadLines() {
  const { t } = useTranslation('cleanUp');
  const api = useApi();
  const { data: lines } = useSuspenseQuery(linesQuery(api));
  const readable = [...new Set(lines.filter(({ reading }) => reading).map(({ recipeId }) => recipeId))];
  const reread = api.useMutation('post', '/recipes/bulk-actions/reread', {
    meta: { refreshes: ['/recipes/bulk-actions', '/recipes', '/organizers/clean-up/lines'] },
  });
  return (
    <>
      <LastAction kind="reread" />
      {readable.length > 0 && (
        <div>
          <Button
            kind="primary"
            icon={<ScanText />}
            busy={reread.isPending}
            onClick={() => reread.mutate({ body: { recipes: readable } })}
          >
            {t('lines.read', { count: readable.length })}
          </Button>
        </div>
      )}
      {lines.length === 0 && <EmptyState icon={<Sparkles />} title={t('none.lines')} />}
      <ul className={styles.sets}>
        {lines.map(({ recipeSlug, recipeName, referenceId, text, reading }) => (
          <li key={referenceId} className={styles.set}>
            <p>
              <Words>{text}</Words>
            </p>
            <p className={styles.reading}>
              {reading ? (
                <bdi>
                  {[reading.quantity, reading.unit, reading.food].filter((part) => part !== null).join(' · ')}
                  {reading.note && ` (${reading.note})`}
                </bdi>
              ) : (
                t('lines.unknown')
              )}
            </p>
            <Link to="/recipe/$slug/ingredient-parser" params={{ slug: recipeSlug }} className={styles.recipe}>
              <Words>{recipeName}</Words>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
