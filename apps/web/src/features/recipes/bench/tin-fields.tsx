import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bakingHint, findTin, scaleOfTins, textInTin, type Tin } from '#baking';
import { parseQuantity } from '#ingredients';
import { SelectField, TextField } from '#ui';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import styles from './bench.module.css';
import type { BenchFieldsProps } from './measure-dialog.tsx';

const shapes = ['round', 'square', 'rectangle'] as const;

/** A tin as typed, in centimetres. */
interface TypedTin {
  shape: (typeof shapes)[number];
  first: string;
  second: string;
  height: string;
}

/** Takes the tin of the recipe and the one that there is. */
export function TinFields({ recipe, bench, isRefused, onChange }: BenchFieldsProps) {
  const { t } = useTranslation('bench');
  const [from, setFrom] = useState(() => typedOf(tinOfRecipe(recipe, bench.language)));
  const [to, setTo] = useState<TypedTin>({ shape: from.shape, first: '', second: '', height: '' });
  const [one, other] = [tinOf(from), tinOf(to)];
  const change = (was: TypedTin, next: TypedTin) => {
    setFrom(was);
    setTo(next);
    const [before, after] = [tinOf(was), tinOf(next)];
    if (!before || !after) return onChange(undefined);
    const tins = { from: before, to: after };
    const measure = { kind: 'tin', ...tins, yield: yieldInTin(recipe, tins, bench.language) } as const;
    onChange({ scale: scaleOfTins(before, after), measure });
  };
  return (
    <>
      <TinField legend={t('tin.from')} tin={from} onChange={(tin) => change(tin, to)} />
      <TinField legend={t('tin.to')} tin={to} onChange={(tin) => change(from, tin)} />
      {one && other && <p className={styles.hint}>{t(`tin.hint.${bakingHint(one, other)}`)}</p>}
      {isRefused && (
        <p role="alert" className={styles.problem}>
          {t('tin.refused')}
        </p>
      )}
    </>
  );
}

interface TinFieldProps {
  legend: string;
  tin: TypedTin;
  onChange: (tin: TypedTin) => void;
}

function TinField({ legend, tin, onChange }: TinFieldProps) {
  const { t } = useTranslation('bench');
  const field = (name: 'first' | 'second' | 'height', label: string) => (
    <TextField
      label={label}
      value={tin[name]}
      inputMode="decimal"
      maxLength={8}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange({ ...tin, [name]: currentTarget.value })}
    />
  );
  const isRectangle = tin.shape === 'rectangle';
  return (
    <fieldset className={styles.tin}>
      <legend>{legend}</legend>
      <div className={styles.sizes}>
        <SelectField label={t('tin.shape')} value={tin.shape} onChange={(shape) => onChange({ ...tin, shape })}>
          {shapes.map((shape) => (
            <option key={shape} value={shape}>
              {t(`tin.shapes.${shape}`)}
            </option>
          ))}
        </SelectField>
        {field('first', t(tin.shape === 'round' ? 'tin.diameter' : isRectangle ? 'tin.length' : 'tin.side'))}
        {isRectangle && field('second', t('tin.width'))}
        {field('height', t('tin.height'))}
      </div>
    </fieldset>
  );
}

/** The tin that the yield, else the steps name. */
function tinOfRecipe({ recipeYield, recipeInstructions }: Recipe, language: string): Tin | undefined {
  const inSteps = recipeInstructions.map(({ text }) => findTin(text, { language })).find(Boolean);
  return findTin(recipeYield ?? '', { language, isYield: true }) ?? inSteps;
}

/** The yield of a recipe with the size of the other tin. */
function yieldInTin({ recipeYield }: Recipe, tins: { from: Tin; to: Tin }, language: string): string {
  const text = recipeYield ?? '';
  const edits = textInTin(text, tins, { language, isYield: true });
  return edits.reduceRight((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
}

function typedOf(tin: Tin | undefined): TypedTin {
  const height = tin?.height ? String(tin.height) : '';
  if (!tin) return { shape: 'round', first: '', second: '', height };
  if (tin.shape === 'round') return { shape: 'round', first: String(tin.diameter), second: '', height };
  if (tin.shape === 'square') return { shape: 'square', first: String(tin.side), second: '', height };
  return { shape: 'rectangle', first: String(tin.length), second: String(tin.width), height };
}

function tinOf({ shape, ...texts }: TypedTin): Tin | undefined {
  const size = (text: string) => {
    const value = parseQuantity(text);
    return value && value >= 2 && value <= 200 ? value : undefined;
  };
  const [first, second, height] = [size(texts.first), size(texts.second), size(texts.height)];
  if (!first) return undefined;
  if (shape === 'round') return { shape, diameter: first, height };
  if (shape === 'square') return { shape, side: first, height };
  return second ? { shape, length: first, width: second, height } : undefined;
}
