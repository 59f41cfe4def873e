import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pick } from '#contract/objects';
import { isWebAddress } from '#contract/web-address';
import { Button, buttonClass, EmptyState, ErrorNotice, PageHeader, Skeleton, toast } from '#ui';
import { FileText } from '#ui/icons';
import { refresh } from '../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import type { ContentField } from '../../../shared/recipes/history-queries.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { Difference } from '../history/difference.tsx';
import { compareFields, type FieldComparison, linesOfField } from './field-comparison.ts';
import { readingQuery, sourceQuery } from './source-queries.ts';
import styles from './source.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

interface SourceScreenProps {
  recipe: Recipe;
  mayEdit: boolean;
}

/** Shows a recipe beside the source that it was imported from, and what a reading of today would change. */
export function SourceScreen({ recipe, mayEdit }: SourceScreenProps) {
  const { t } = useTranslation('source');
  const { slug } = recipe;
  return (
    <>
      <PageHeader title={t('action.compareWithSource')} subtitle={<Words>{recipe.name}</Words>}>
        <Link to="/recipe/$slug" params={{ slug }} className={buttonClass()}>
          {t('back')}
        </Link>
      </PageHeader>
      {recipe.hasSource ? (
        <ScreenPart resetKey={slug} pending={<Skeleton height="20rem" />}>
          <Columns recipe={recipe} mayEdit={mayEdit} />
        </ScreenPart>
      ) : (
        <EmptyState icon={<FileText />} title={t('empty')} action={mayEdit && <FetchButton recipe={recipe} />}>
          {t('emptyText')}
        </EmptyState>
      )}
    </>
  );
}

function Columns({ recipe, mayEdit }: SourceScreenProps) {
  const { t, i18n } = useTranslation('history');
  const api = useApi();
  const { data: source } = useSuspenseQuery(sourceQuery(api, recipe.slug));
  const { data: reading, error } = useQuery(readingQuery(api, recipe.slug));
  const [pointed, setPointed] = useState<ContentField>();
  const fields = useMemo(
    () => (reading ? compareFields(recipe, reading.content, { t, language: i18n.language }) : []),
    [recipe, reading, t, i18n.language],
  );
  const places = useMemo(
    () => new Map(fields.map(({ field, was, is }) => [field, linesOfField(source.lines, `${was}\n${is}`)])),
    [fields, source.lines],
  );
  const changes = useTakeOver(recipe, reading?.content, reading?.version);
  return (
    <div className={styles.columns}>
      {error ? (
        <ErrorNotice error={error} />
      ) : reading ? (
        <Fields
          fields={fields.filter(({ was, is }) => was || is)}
          canPoint={(field) => !!places.get(field)?.size}
          onPoint={setPointed}
          onTake={mayEdit ? changes.take : undefined}
          isPending={changes.isPending}
        />
      ) : (
        <Skeleton height="20rem" />
      )}
      <SourceText recipe={recipe} mayEdit={mayEdit} places={places} pointed={pointed} />
    </div>
  );
}

/** Saves chosen fields of the reading, unless somebody has changed the recipe since. */
function useTakeOver({ slug }: Recipe, content: object | undefined, version: number | undefined) {
  const { t } = useTranslation('source');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApi().useMutation('patch', '/recipes/{slug}', {
    onSuccess: () => toast({ kind: 'success', text: t('taken') }),
    onError: () => refresh(queryClient, '/recipes'),
  });
  const take = (fields: ContentField[]) => {
    const sent = fields.includes('performTime') ? [...fields, 'cookTime'] : fields;
    const header = { 'if-match': `"${version}"` };
    mutate({ params: { path: { slug }, header }, body: pick({ ...content } as Record<string, unknown>, sent) });
  };
  return { take, isPending };
}

interface FieldsProps {
  fields: FieldComparison[];
  canPoint: (field: ContentField) => boolean;
  onPoint: (field: ContentField) => void;
  /** Missing if the person may not change the recipe. */
  onTake: ((fields: ContentField[]) => void) | undefined;
  isPending: boolean;
}

function Fields({ fields, canPoint, onPoint, onTake, isPending }: FieldsProps) {
  const { t } = useTranslation('source');
  const { t: name } = useTranslation('history');
  const differing = fields.filter(({ differs }) => differs).map(({ field }) => field);
  return (
    <section className={styles.fields} aria-label={t('reading')}>
      <header>
        <h2>{t('reading')}</h2>
        {onTake && differing.length > 1 && (
          <Button busy={isPending} onClick={() => onTake(differing)}>
            {t('takeAll')}
          </Button>
        )}
      </header>
      <p className={styles.legend}>
        {differing.length ? (
          <>
            <del>{t('now')}</del> <ins>{t('today')}</ins>
          </>
        ) : (
          t('same')
        )}
      </p>
      {fields.map(({ field, was, is, differs }) => (
        <div key={field} className={styles.field}>
          <header>
            <h3>{name(`fields.${field}`)}</h3>
            {canPoint(field) && (
              <Button
                size="small"
                kind="quiet"
                aria-label={t('showField', { field: name(`fields.${field}`) })}
                onClick={() => onPoint(field)}
              >
                {t('show')}
              </Button>
            )}
            {differs && onTake && (
              <Button
                size="small"
                kind="primary"
                busy={isPending}
                aria-label={t('takeField', { field: name(`fields.${field}`) })}
                onClick={() => onTake([field])}
              >
                {t('take')}
              </Button>
            )}
          </header>
          {differs ? (
            <Difference was={was} is={is} />
          ) : (
            <p className={styles.text}>
              <bdi>{was}</bdi>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

const scrollToMark = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'center' });

interface SourceTextProps extends SourceScreenProps {
  places: ReadonlyMap<ContentField, ReadonlySet<number>>;
  pointed: ContentField | undefined;
}

/** Text of the source; lines that are in the recipe stand out, those of the chosen field are marked. */
function SourceText({ recipe, mayEdit, places, pointed }: SourceTextProps) {
  const { t } = useTranslation('source');
  const time = useTimes();
  const { data: source } = useSuspenseQuery(sourceQuery(useApi(), recipe.slug));
  const used = useMemo(() => new Set([...places.values()].flatMap((lines) => [...lines])), [places]);
  const marked = pointed && places.get(pointed);
  const firstMarked = marked && Math.min(...marked);
  return (
    <section className={styles.source} aria-label={t('source')}>
      <header>
        <h2>{t('source')}</h2>
        {mayEdit && <FetchButton recipe={recipe} />}
      </header>
      <p className={styles.legend}>{t('savedAt', { time: time(source.savedAt) })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reached by keyboard */}
      <div className={styles.lines} tabIndex={0} role="region" aria-label={t('source')}>
        {source.lines.map((line, index) => (
          <p key={index} dir="auto" data-used={used.has(index)}>
            {marked?.has(index) ? (
              <mark key={pointed} ref={index === firstMarked ? scrollToMark : undefined}>
                {line}
              </mark>
            ) : (
              line
            )}
          </p>
        ))}
      </div>
    </section>
  );
}

function FetchButton({ recipe: { slug, orgURL } }: Pick<SourceScreenProps, 'recipe'>) {
  const { t } = useTranslation('source');
  const { mutate, isPending } = useApi().useMutation('post', '/recipes/{slug}/source', {
    onSuccess: () => toast({ kind: 'success', text: t('fetched') }),
  });
  if (!orgURL || !isWebAddress(orgURL)) return null;
  return (
    <Button busy={isPending} onClick={() => mutate({ params: { path: { slug } } })}>
      {t('fetch')}
    </Button>
  );
}
