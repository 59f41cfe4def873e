import { Link, useNavigate } from '@tanstack/react-router';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { numberText } from '#locales';
import { Star } from '#ui/icons';
import { Dialog, Picture, SearchField, Skeleton } from '#ui';
import { recipePicture } from '../widgets/media.ts';
import { useApi } from '../api/use-api.ts';
import { useUser } from '../session/session.ts';
import { useDebounced } from '../browser/use-debounced.ts';
import styles from './search-dialog.module.css';
import { excerptOf } from './excerpt.ts';
import { useRecentRecipes } from './recent-recipes.ts';
import { RecentSearches } from './recent-searches.tsx';
import { rememberSearch } from './search-history.ts';
import { mainTimeText } from './time-text.ts';
import { Words } from '../i18n/words.tsx';

const typingPause = 300;
const shownResults = 20;

interface SearchDialogProps {
  onClose: () => void;
  /** Makes the dialog a picker; without it a result opens its recipe. */
  onSelect?: (recipe: Wire<'RecipeSummary'>) => void;
  title?: string;
  /** Choices beside the recipes for the typed text. */
  more?: (text: string) => ReactNode;
}

export function SearchDialog({ onClose, onSelect, title, more }: SearchDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const results = useResults(text, onSelect === undefined);
  const list = useRef<HTMLDivElement>(null);
  const open = useOpen(onSelect);
  const { id: userId } = useUser();
  const remember = () => rememberSearch(userId, text);
  const field = useRef<HTMLInputElement>(null);
  const repeat = (search: string) => {
    setText(search);
    field.current?.focus();
  };
  return (
    <Dialog title={title ?? t('search.open')} onClose={onClose} width={720} atTop>
      <div ref={list} role="search" onKeyDown={(event) => moveFocus(event, list.current)}>
        <div className={styles.field}>
          <SearchField
            ref={field}
            label={t('search.open')}
            placeholder={t('search.placeholder')}
            value={text}
            onChange={setText}
            autoFocus
            onKeyDown={(event) => {
              const first = results.items?.[0];
              if (event.key !== 'Enter' || !first || results.isPlaceholderData) return;
              remember();
              open(first);
            }}
          />
        </div>
        {more?.(text.trim())}
        {!text && !onSelect && <RecentSearches onSelect={repeat} />}
        <Results text={text} results={results} onUse={remember} onSelect={onSelect} />
      </div>
      {!more && (
        <Link to="/" search={text ? { search: text } : {}} className={styles.advanced} replace onClick={remember}>
          {t('search.advanced')}
        </Link>
      )}
    </Dialog>
  );
}

/** Results of a text; before one is typed, the recipes that were opened last, or all by name. */
function useResults(text: string, showsRecent: boolean) {
  const search = useDebounced(text.trim(), typingPause);
  const recent = useRecentRecipes(useUser().id);
  const isRecent = showsRecent && !search && recent.length > 0;
  const query = search
    ? { search, perPage: shownResults }
    : isRecent
      ? { queryFilter: `slug IN ${JSON.stringify(recent)}`, perPage: shownResults }
      : ({ perPage: shownResults, orderBy: 'name', orderDirection: 'asc' } as const);
  const results = useQuery({
    ...useApi().queryOptions('get', '/recipes', { params: { query } }),
    placeholderData: keepPreviousData,
  });
  const place = ({ slug }: { slug: string }) => recent.indexOf(slug);
  const items =
    results.data && (isRecent ? results.data.items.toSorted((a, b) => place(a) - place(b)) : results.data.items);
  return { ...results, items, isRecent };
}

/** Replaces the dialog's history entry, so that Back leaves the recipe instead of reopening the search. */
function useOpen(onSelect: SearchDialogProps['onSelect']) {
  const navigate = useNavigate();
  return (recipe: Wire<'RecipeSummary'>) => {
    if (onSelect) onSelect(recipe);
    else void navigate({ to: '/recipe/$slug', params: { slug: recipe.slug }, replace: true });
  };
}

interface ResultsProps {
  text: string;
  results: ReturnType<typeof useResults>;
  onUse: () => void;
  onSelect: SearchDialogProps['onSelect'];
}

function Results({ text, results, onUse, onSelect }: ResultsProps) {
  const { t } = useTranslation();
  if (results.isPending) return [1, 2, 3, 4].map((row) => <Skeleton key={row} height="4.5rem" />);
  if (results.isError) return <p className={styles.message}>{t('error.list')}</p>;
  const { data, items = [], isRecent } = results;
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('search.results', { count: data.total, isMinimum: data.total_is_minimum })}
      </p>
      {items.length === 0 && <p className={styles.message}>{text ? t('search.none', { text }) : t('search.hint')}</p>}
      {isRecent && items.length > 0 && <h3 className={styles.recent}>{t('search.recent')}</h3>}
      <ul className={styles.list} onClickCapture={onUse}>
        {items.map((recipe) => (
          <li key={recipe.id}>
            <Result recipe={recipe} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Link to a recipe, or a button in a picker. The name of both is that of the recipe, the rest describes them. */
function Result({ recipe, onSelect }: { recipe: Wire<'RecipeSummary'>; onSelect: SearchDialogProps['onSelect'] }) {
  const { t } = useTranslation();
  const id = useId();
  const [nameId, textId, factsId] = [`${id}name`, `${id}text`, `${id}facts`];
  const shared = {
    'data-result': true,
    'aria-labelledby': nameId,
    'aria-describedby': `${textId} ${factsId}`,
    children: (
      <>
        <span className={styles.picture}>
          <Picture name={recipe.name} src={recipePicture(recipe, 'tiny-original')} />
        </span>
        <span className={styles.words}>
          <b id={nameId}>
            <Words>{recipe.name}</Words>
          </b>
          <small id={textId}>
            <bdi>{excerptOf(recipe.description ?? '')}</bdi>
          </small>
        </span>
        <small id={factsId} className={styles.facts}>
          <Rating value={recipe.rating} />
          <span>{mainTimeText(t, recipe)}</span>
        </small>
      </>
    ),
  };
  if (onSelect) return <button type="button" {...shared} onClick={() => onSelect(recipe)} />;
  return <Link to="/recipe/$slug" params={{ slug: recipe.slug }} replace {...shared} />;
}

function Rating({ value }: { value: number | null }) {
  const { t, i18n } = useTranslation();
  if (!value) return null;
  const text = numberText(value, i18n.language, { maximumFractionDigits: 1 });
  return (
    <span className={styles.rating}>
      <Star />
      <span className="visually-hidden">{t('rating.value', { value: text })}</span>
      <span aria-hidden>{text}</span>
    </span>
  );
}

/** Arrow keys move from the field through the results and back. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...(list?.querySelectorAll<HTMLElement>('input, [data-result]') ?? [])];
  const focused = stops.findIndex((stop) => stop === document.activeElement);
  const target = stops[focused + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
