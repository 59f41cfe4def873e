import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { numberText } from '#locales';
import { Button, Checkbox, EmptyState, ErrorState, PageHeader, SelectField, Skeleton, buttonClass } from '#ui';
import { refresh } from '../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { changesOf, draftOf, emptyLine, type Line } from '../editor/draft/draft.ts';
import { quantityText } from '../../../shared/units-and-scaling/quantity-text.ts';
import { withParts } from '../editor/ingredients/read-lines.ts';
import type { Ingredient, Recipe } from '../../../shared/recipes/recipe-query.ts';
import { sureLine } from '../review/low-confidence.ts';
import styles from './parser.module.css';

const parsers = ['nlp', 'brute'] as const;
type Parser = (typeof parsers)[number];

const textOf = ({ originalText, display, note }: Ingredient): string => originalText || display || note;

/** Parses all ingredients of a recipe again, beside their text; checked lines are saved. */
export function IngredientParserScreen({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const [parser, setParser] = useState<Parser>('nlp');
  const texts = recipe.recipeIngredient.map(textOf);
  const body = { parser, ingredients: texts };
  const reading = useQuery(useApi().queryOptions('post', '/parser/ingredients', { body }, { staleTime: Infinity }));
  return (
    <div className={styles.page}>
      <PageHeader title={t('parser.title')} subtitle={recipe.name} />
      <p className={styles.lead}>{t('parser.lead')}</p>
      <SelectField label={t('parser.method')} value={parser} onChange={setParser}>
        {parsers.map((one) => (
          <option key={one} value={one}>
            {t(`parser.methods.${one}`)}
          </option>
        ))}
      </SelectField>
      {texts.length === 0 && <EmptyState icon={<CircleAlert />} title={t('ingredients.none')} />}
      {reading.isPending && texts.map((text, index) => <Skeleton key={index + text} height="5rem" />)}
      {reading.isError && <ErrorState error={reading.error} onRetry={() => void reading.refetch()} />}
      {reading.data && texts.length > 0 && <Lines key={parser} recipe={recipe} parsed={reading.data} />}
    </div>
  );
}

function Lines({ recipe, parsed }: { recipe: Recipe; parsed: Wire<'ParsedIngredient'>[] }) {
  const { t } = useTranslation('recipe');
  const [used, setUsed] = useState(
    () => new Set(parsed.flatMap(({ confidence }, index) => (confidence.average >= sureLine ? index : []))),
  );
  const save = useSave(recipe);
  const use = (index: number, on: boolean) => {
    const next = new Set(used);
    if (on) next.add(index);
    else next.delete(index);
    setUsed(next);
  };
  const submit = () => {
    const before = draftOf(recipe).recipeIngredient;
    save.mutate(
      before.map((line, index) => {
        const read = parsed[index];
        return read && used.has(index) ? asRead(line, read) : line;
      }),
    );
  };
  return (
    <>
      <ol className={styles.lines}>
        {parsed.map((line, index) => (
          <ParsedLine key={index} line={line} used={used.has(index)} onUse={(on) => use(index, on)} />
        ))}
      </ol>
      <div data-bar className={styles.actions}>
        <Link to="/recipe/$slug" params={{ slug: recipe.slug }} className={buttonClass('quiet')}>
          {t('ui.cancel')}
        </Link>
        <Button kind="primary" busy={save.isPending} disabled={used.size === 0} onClick={submit}>
          {t('parser.save', { count: used.size })}
        </Button>
      </div>
    </>
  );
}

const asRead = ({ referenceId, title }: Line, { input, ingredient }: Wire<'ParsedIngredient'>): Line =>
  withParts({ ...emptyLine(input), referenceId, title }, input, ingredient);

interface ParsedLineProps {
  line: Wire<'ParsedIngredient'>;
  used: boolean;
  onUse: (on: boolean) => void;
}

function ParsedLine({ line: { input, confidence, ingredient }, used, onUse }: ParsedLineProps) {
  const { t, i18n } = useTranslation('recipe');
  const { t: editor } = useTranslation('editor');
  const isSure = confidence.average >= sureLine;
  const { unit, food, note } = ingredient;
  const parts = [
    [editor('ingredients.quantity'), quantityText(ingredient, i18n.language)],
    [editor('ingredients.unit'), unit?.name],
    [editor('ingredients.food'), food?.name],
    [editor('ingredients.note'), note],
  ] as const;
  return (
    <li className={styles.line}>
      <Checkbox checked={used} onChange={onUse}>
        <bdi>{input}</bdi>
      </Checkbox>
      <span className={styles.confidence} data-sure={isSure}>
        {isSure ? <CircleCheck size={18} /> : <CircleAlert size={18} />}
        <span className="visually-hidden">{t('parser.confidence')}</span>
        {numberText(confidence.average, i18n.language, { style: 'percent' })}
      </span>
      <dl>
        {parts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </li>
  );
}

function useSave({ slug, version }: Recipe) {
  const api = useApi();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (recipeIngredient: Line[]) =>
      api.client.PATCH('/recipes/{slug}', {
        params: { path: { slug }, header: { 'if-match': `"${version}"` } },
        body: changesOf({ recipeIngredient }),
      }),
    onSuccess: async (_answer, _lines, _result, { client }) => {
      await refresh(client, '/recipes');
      await navigate({ to: '/recipe/$slug', params: { slug } });
    },
  });
}
