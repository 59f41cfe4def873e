import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, EmptyState, toast } from '#ui';
import { Pencil, Trash2 } from '#ui/icons';
import { Sparkles, Wand2 } from '#ui/late-icons';
import { useApi } from '../../../shared/api/use-api.ts';
import { NothingMatches } from '../../../shared/lists/list-filters.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { quantityText } from '../../../shared/units-and-scaling/quantity-text.ts';
import { LoadMoreButton } from '../../../shared/widgets/load-more.tsx';
import { actRefreshes } from '../data-tables/bulk-queries.ts';
import { LastAction } from '../data-tables/last-action.tsx';
import { correctionPages } from './clean-up-queries.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import styles from './clean-up.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

type Correction = Wire<'Correction'>;
const refreshes = ['/organizers/clean-up/corrections'] as const;

interface CorrectionsProps {
  /** Part of a line. */
  find: string | undefined;
  onAll: () => void;
}

/** Corrections that the group's imports have learned, with the lines of recipes that each correction applies to. */
export function Corrections({ find, onAll }: CorrectionsProps) {
  const { t } = useTranslation('cleanUp');
  const pages = useSuspenseInfiniteQuery(correctionPages(useApi(), find));
  const corrections = pages.data.pages.flatMap(({ items }) => items);
  const [edited, setEdited] = useState<Correction>();
  if (!corrections.length && find) return <NothingMatches icon={<Sparkles />} onAll={onAll} />;
  if (!corrections.length)
    return (
      <EmptyState icon={<Sparkles />} title={t('none.corrections')}>
        {t('corrections.hint')}
      </EmptyState>
    );
  return (
    <>
      <LastAction kind="correct" />
      <ul className={styles.sets}>
        {corrections.map((correction) => (
          <CorrectionItem key={correction.line} correction={correction} onEdit={() => setEdited(correction)} />
        ))}
      </ul>
      <LoadMoreButton pages={pages} label={t('corrections.more')} />
      {edited && <CorrectionDialog correction={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface CorrectionItemProps {
  correction: Correction;
  onEdit: () => void;
}

function CorrectionItem({ correction, onEdit }: CorrectionItemProps) {
  const { t, i18n } = useTranslation('cleanUp');
  const { canOrganize } = useUser();
  const { line, lines, automatic, unit, food } = correction;
  const textOf = (parts: Parameters<typeof describeParts>[0]) =>
    describeParts(parts, i18n.language) || t('corrections.nothing');
  const forget = useForgetCorrection(correction);
  const apply = useApi().useMutation('post', '/recipes/bulk-actions/correct', {
    meta: { refreshes: [...actRefreshes, ...refreshes] },
  });
  const recipes = [...new Set(lines.filter(({ isApplied }) => !isApplied).map(({ recipeId }) => recipeId))];
  return (
    <li className={styles.set}>
      <div className={styles.correction}>
        <p className={styles.name}>
          <bdi>{line}</bdi>
        </p>
        <p>
          <bdi>{textOf({ ...correction, unit: unit?.name ?? null, food: food?.name ?? '' })}</bdi>
        </p>
        <p className={styles.hint}>{t('corrections.automatic', { text: textOf(automatic) })}</p>
        {lines.length > 0 && (
          <details>
            <summary className={styles.recipe}>{t('corrections.lines', { count: countRecipes(lines) })}</summary>
            <ul>
              {lines.map(({ referenceId, recipeSlug, recipeName, isApplied, reading }) => (
                <li key={referenceId}>
                  <Link to="/recipe/$slug" params={{ slug: recipeSlug }} className={styles.recipe}>
                    <Words>{recipeName}</Words>
                  </Link>
                  {!isApplied && (
                    <span className={styles.hint}> {t('corrections.differs', { text: textOf(reading) })}</span>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {canOrganize && (
        <div className={styles.buttons}>
          {recipes.length > 0 && (
            <Button
              size="small"
              icon={<Wand2 />}
              busy={apply.isPending}
              onClick={() => apply.mutate({ body: { recipes, line } })}
            >
              {t('corrections.apply', { count: recipes.length })}
            </Button>
          )}
          <Button size="small" icon={<Pencil />} onClick={onEdit}>
            {t('corrections.edit')}
          </Button>
          <Button size="small" icon={<Trash2 />} busy={forget.isPending} onClick={forget.run}>
            {t('corrections.forget')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Forgets a correction, with an undo. */
function useForgetCorrection({ line, quantity, quantityMax, unit, food, note }: Correction) {
  const { t } = useTranslation('cleanUp');
  const api = useApi();
  const undo = api.useMutation('put', '/organizers/clean-up/corrections', { meta: { refreshes: [...refreshes] } });
  const former = { line, quantity, quantityMax, unitId: unit?.id ?? null, foodId: food?.id ?? null, note };
  const forget = api.useMutation('delete', '/organizers/clean-up/corrections', {
    meta: { refreshes: [...refreshes] },
    onSuccess: () => {
      const run = () => undo.mutate({ body: former });
      toast({
        kind: 'success',
        text: t('corrections.forgotten'),
        action: { label: t('action.undo'), isUndo: true, run },
      });
    },
  });
  return { isPending: forget.isPending, run: () => forget.mutate({ params: { query: { line } } }) };
}

const countRecipes = (lines: Correction['lines']) => new Set(lines.map(({ recipeId }) => recipeId)).size;

type Parts = Wire<'LineReading'> & { quantityMax?: number | null };

/** Text of a reading, such as "2 · cup · flour (sifted)". */
function describeParts({ quantity, quantityMax = null, unit, food, note }: Parts, locale: string): string {
  const parts = [quantityText({ quantity, quantityMax }, locale), unit, food].filter(Boolean).join(' · ');
  return note ? `${parts} (${note})`.trim() : parts;
}
