import { useQueries } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recipeFields } from '#contract/recipe-fields';
import { Button, Dialog, ErrorNotice, RadioGroup, Skeleton, Switch, toast } from '#ui';
import { firstOf } from '#contract/objects';
import { listText } from '#locales';
import { recipePicture } from '../../../shared/widgets/media.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { textOf } from '../../../shared/recipes/content-text.ts';
import type { ContentField } from '../../../shared/recipes/history-queries.ts';
import { type Recipe, recipeQuery } from '../../../shared/recipes/recipe-query.ts';
import type { DuplicateSet } from './clean-up-queries.ts';
import { useKeepApart } from './use-keep-apart.ts';
import styles from './clean-up.module.css';
import { Words } from '../../../shared/i18n/words.tsx';
import { withBase } from '../../../shared/browser/base-path.ts';

interface CompareDialogProps {
  set: DuplicateSet;
  onClose: () => void;
}

/** Fields to compare: settings are not content. */
const shownFields = recipeFields.filter((field) => field !== 'settings');

/** Compares duplicate recipes, to merge them or to keep them apart. */
export function CompareDialog({ set, onClose }: CompareDialogProps) {
  const { t } = useTranslation('cleanUp');
  const api = useApi();
  const { recipes, failed } = useQueries({
    queries: set.items.map(({ id }) => recipeQuery(api, id)),
    combine: (results) => ({
      recipes: results.flatMap(({ data }) => data ?? []),
      failed: results.filter(({ data, error }) => error && !data),
    }),
  });
  const [failure] = failed;
  const [to, setTo] = useState(firstOf(set.items).id);
  const [fillIn, setFillIn] = useState(true);
  const merge = useMerge(onClose);
  const keep = useKeepApart(onClose);
  const ids = set.items.map(({ id }) => id);
  const from = ids.filter((id) => id !== to);
  return (
    <Dialog
      title={t('compare.title')}
      width={1000}
      error={merge.error}
      onClose={onClose}
      onSubmit={() => merge.mutate({ body: { kind: 'recipe', from, to, fillIn } })}
      footer={
        <>
          <Button busy={keep.isPending} onClick={() => keep.mutate({ body: { kind: 'recipe', ids } })}>
            {t('different')}
          </Button>
          <Button type="submit" kind="primary" busy={merge.isPending}>
            {t('compare.merge')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('compare.keep')}
        value={to}
        options={set.items.map(({ id, name }, at) => ({ value: id, label: `${at + 1}. ${name}` }))}
        onChange={setTo}
      />
      {recipes.length === set.items.length ? (
        <Columns recipes={recipes} kept={to} />
      ) : failure ? (
        <ErrorNotice error={failure.error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      ) : (
        <Skeleton height="16rem" />
      )}
      <Switch checked={fillIn} onChange={setFillIn} hint={t('compare.fillInHint')}>
        {t('compare.fillIn')}
      </Switch>
    </Dialog>
  );
}

function Columns({ recipes, kept }: { recipes: Recipe[]; kept: string }) {
  const { t } = useTranslation('cleanUp');
  const { t: history, i18n } = useTranslation('history');
  const fields = shownFields.map((field) => ({ field, texts: recipes.map((one) => textOf(one, field, history)) }));
  const isSame = ({ texts }: { texts: string[] }) => texts.every((text) => text === texts[0]);
  const same = fields.filter((one) => isSame(one) && one.texts[0]).map(({ field }) => history(`fields.${field}`));
  const sameFields = listText(same, i18n.language, { type: 'unit', style: 'short' });
  const ofKept = recipes.findIndex(({ id }) => id === kept);
  return (
    <div className={styles.compared} role="group" aria-label={t('compare.beside')}>
      <div className={styles.columns} style={{ '--columns': recipes.length }}>
        {recipes.map((recipe, at) => (
          <div key={recipe.id} className={styles.column} data-kept={recipe.id === kept || undefined}>
            {recipe.image && <img src={recipePicture(recipe, 'small-original')} alt="" />}
            <a href={withBase(`/recipe/${recipe.slug}`)} target="_blank" rel="noreferrer">
              {`${at + 1}. `}
              <Words>{recipe.name}</Words>
            </a>
          </div>
        ))}
      </div>
      {fields
        .filter((one) => !isSame(one))
        .map(({ field, texts }) => (
          <Field key={field} field={field} texts={texts} kept={ofKept} />
        ))}
      {same.length > 0 && <p className={styles.reason}>{t('compare.same', { fields: sameFields })}</p>}
    </div>
  );
}

function Field({ field, texts, kept }: { field: ContentField; texts: string[]; kept: number }) {
  const { t } = useTranslation('cleanUp');
  const { t: history } = useTranslation('history');
  return (
    <section className={styles.compareField} aria-label={history(`fields.${field}`)}>
      <h3>{history(`fields.${field}`)}</h3>
      <div className={styles.columns} style={{ '--columns': texts.length }}>
        {texts.map((text, at) => {
          // the remaining recipe is compared with the first of the others
          const other = texts[at === kept ? (kept === 0 ? 1 : 0) : kept] ?? '';
          return (
            <div key={at} className={styles.column}>
              {text ? (
                <Marked text={text} other={other} />
              ) : (
                <span className={styles.reason}>{t('compare.nothing')}</span>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Marks words that the other text lacks. */
function Marked({ text, other }: { text: string; other: string }) {
  const parts = useMemo(() => diffWordsWithSpace(other, text).filter(({ removed }) => !removed), [text, other]);
  return (
    <p dir="auto">{parts.map(({ value, added }, at) => (added && other ? <mark key={at}>{value}</mark> : value))}</p>
  );
}

function useMerge(onDone: () => void) {
  const { t } = useTranslation('cleanUp');
  const api = useApi();
  const undo = api.useMutation('post', '/organizers/merges/undo', { meta: { refreshes: ['/recipes'] } });
  return api.useMutation('post', '/organizers/merges', {
    meta: { silent: true, refreshes: ['/recipes'] },
    onSuccess: (merges) => {
      const run = () => undo.mutate({ body: { ids: merges.map(({ id }) => id) } });
      const text = t('compare.merged', { name: merges[0]?.toName });
      toast({ kind: 'success', text, action: { label: t('action.undo'), isUndo: true, run } });
      onDone();
    },
  });
}
