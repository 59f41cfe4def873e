import { useQuery } from '@tanstack/react-query';
import { DAY_MS } from '#contract/durations';
import { Link as LinkIcon } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, Button, Dialog, ErrorNotice, SelectField, Skeleton, TextField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { ShareLinkRow } from './share-link-row.tsx';
import { shareLinksQuery } from './share-queries.ts';
import styles from './sharing.module.css';

const spans = { week: 7, month: 30, year: 365 } as const;
type SharedRecipe = Pick<Recipe, 'id' | 'name'>;
type Span = keyof typeof spans | 'date';

/** Manages share links of a recipe. */
export function ShareDialog({ recipe, onClose }: { recipe: SharedRecipe; onClose: () => void }) {
  const { t, ready } = useTranslation('sharing');
  if (!ready) return null;
  return (
    <Dialog title={t('dialog.title')} onClose={onClose} width={560}>
      <p className={styles.lead}>{t('dialog.lead')}</p>
      <NewLink recipe={recipe} />
      <Links recipe={recipe} />
    </Dialog>
  );
}

function NewLink({ recipe }: { recipe: SharedRecipe }) {
  const { t } = useTranslation('sharing');
  const [span, setSpan] = useState<Span>('month');
  const [now] = useState(() => Date.now());
  const [day, setDay] = useState(() => dayText(new Date(now + spans.month * DAY_MS)));
  const create = useApi().useMutation('post', '/shared/recipes', { onSuccess: () => announce(t('dialog.created')) });
  const until = span === 'date' ? endOf(day) : new Date(now + spans[span] * DAY_MS);
  const isPast = until !== undefined && until.getTime() <= now;
  return (
    <form
      method="post"
      className={styles.create}
      onSubmit={(event) => {
        event.preventDefault();
        if (until && !isPast) create.mutate({ body: { recipeId: recipe.id, expiresAt: until.toISOString() } });
      }}
    >
      <SelectField label={t('dialog.lasts')} value={span} onChange={setSpan}>
        {(['week', 'month', 'year', 'date'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`dialog.spans.${one}`)}
          </option>
        ))}
      </SelectField>
      {span === 'date' && (
        <TextField
          type="date"
          label={t('dialog.lastDay')}
          min={dayText(new Date(now))}
          value={day}
          error={isPast ? t('dialog.past') : undefined}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
      <Button type="submit" kind="primary" icon={<LinkIcon />} busy={create.isPending} disabled={!until || isPast}>
        {t('dialog.create')}
      </Button>
    </form>
  );
}

function Links({ recipe }: { recipe: SharedRecipe }) {
  const { t } = useTranslation('sharing');
  const { data: links, error } = useQuery(shareLinksQuery(useApi(), recipe.id));
  if (error) return <ErrorNotice error={error} />;
  if (!links) return <Skeleton height="6rem" />;
  if (links.length === 0) return <p className={styles.none}>{t('dialog.none')}</p>;
  return (
    <ul className={styles.links} aria-label={t('dialog.links')}>
      {links.map((link) => (
        <ShareLinkRow key={link.id} link={link} name={recipe.name} />
      ))}
    </ul>
  );
}

/** Value of a date field, in the local time zone. */
function dayText(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function endOf(day: string): Date | undefined {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? undefined : end;
}
