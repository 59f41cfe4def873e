import { useTranslation } from 'react-i18next';
import { recipePicture } from '../../../shared/widgets/media.ts';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import { Pieces } from '../view/ingredients/amount.tsx';
import { Html } from '../view/html.tsx';
import { shownYield } from '../../../shared/units-and-scaling/scale.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useLabelledTimes } from '../../../shared/recipes/time-text.ts';
import { usePrintSettings } from './print-settings.ts';
import styles from './print-view.module.css';
import { sectionsOf } from './sections.ts';

interface PrintViewProps {
  recipe: Recipe;
}

/** Print version of a recipe: ingredients at the start of the line, steps beside them. */
export function PrintView({ recipe }: PrintViewProps) {
  const { imagePosition, showDescription, showNotes } = usePrintSettings();
  const picture = recipePicture(recipe, 'min-original');
  return (
    <div className={styles.page} data-print>
      <div className={styles.head} data-image={picture ? imagePosition : 'hidden'}>
        {picture && imagePosition !== 'hidden' && <img src={picture} alt="" loading="lazy" />}
        <div>
          <p className={styles.name}>
            <bdi>{recipe.name}</bdi>
          </p>
          <Facts recipe={recipe} />
          {showDescription && recipe.descriptionHtml && <Html lang={recipe.language} html={recipe.descriptionHtml} />}
        </div>
      </div>
      <div className={styles.columns}>
        <Ingredients recipe={recipe} />
        <Steps recipe={recipe} />
      </div>
      {showNotes && <Notes recipe={recipe} />}
    </div>
  );
}

function Facts({ recipe }: PrintViewProps) {
  const { t } = useTranslation('recipe');
  const facts = [{ label: t('yield'), text: shownYield(recipe, useReading()) }, ...useLabelledTimes(recipe)];
  return (
    <p className={styles.facts}>
      {facts
        .filter(({ text }) => text)
        .map(({ label, text }) => (
          <span key={label}>
            {`${label}: `}
            <bdi>{text}</bdi>
          </span>
        ))}
    </p>
  );
}

function Ingredients({ recipe }: PrintViewProps) {
  const { t } = useTranslation('recipe');
  const reading = useReading();
  if (recipe.recipeIngredient.length === 0) return null;
  return (
    <section>
      <h2>{t('ingredients.title')}</h2>
      {sectionsOf(recipe.recipeIngredient).map((section) => (
        <div key={section.start} className={styles.section}>
          {section.title && (
            <h3>
              <bdi>{section.title}</bdi>
            </h3>
          )}
          <ul>
            {section.items.map((line) => (
              <li key={line.referenceId}>
                <bdi>
                  <Pieces pieces={reading.line(line).pieces} />
                </bdi>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Steps({ recipe }: PrintViewProps) {
  const { t } = useTranslation('recipe');
  const reading = useReading();
  if (recipe.recipeInstructions.length === 0) return null;
  return (
    <section>
      <h2>{t('steps.title')}</h2>
      {sectionsOf(recipe.recipeInstructions).map((section) => (
        <div key={section.start} className={styles.section}>
          {section.title && (
            <h3>
              <bdi>{section.title}</bdi>
            </h3>
          )}
          {section.items.map((step, index) => (
            <div key={step.id} className={styles.step}>
              <b aria-label={t('steps.number', { value: section.start + index + 1 })}>{section.start + index + 1}</b>
              <Html lang={reading.lang} html={reading.step(recipe.stepsHtml[section.start + index] ?? '')} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

function Notes({ recipe: { notes, notesHtml } }: PrintViewProps) {
  const { t } = useTranslation('recipe');
  const reading = useReading();
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h2>{t('notes')}</h2>
      {notes.map((note, index) => (
        <div key={index} className={styles.section}>
          {note.title && (
            <h3>
              <bdi>{note.title}</bdi>
            </h3>
          )}
          <Html lang={reading.lang} html={reading.note(notesHtml[index] ?? '')} />
        </div>
      ))}
    </section>
  );
}
