import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { chipClass } from '#ui';
import { useReading } from '../measure/reading.tsx';
import type { Recipe } from '../recipe-query.ts';
import { Html } from './html.tsx';
import { nutrients, nutrientText } from './nutrients.ts';
import styles from './view.module.css';

/** What follows below: notes, tools, nutrition, where the recipe comes from. */
export function RecipeExtras({ recipe }: { recipe: Recipe }) {
  return (
    <div className={styles.extras}>
      <Notes recipe={recipe} />
      <Tools recipe={recipe} />
      <NutritionFacts recipe={recipe} />
      <Source recipe={recipe} />
      <Organizers recipe={recipe} />
    </div>
  );
}

function Notes({ recipe: { notes } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const reading = useReading();
  if (notes.length === 0) return null;
  return (
    <section>
      <h2>{t('notes')}</h2>
      <ul className={styles.notes}>
        {notes.map((note, index) => (
          <li key={index}>
            {note.title && <h3>{note.title}</h3>}
            <Html html={reading.note(note.html ?? '')} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tools({ recipe: { tools } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  if (tools.length === 0) return null;
  return (
    <section>
      <h2>{t('tools')}</h2>
      <ul className={styles.chips}>
        {tools.map(({ id, name }) => (
          <li key={id}>
            <Link to="/" search={{ tools: [id] }} className={chipClass}>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NutritionFacts({ recipe: { nutrition, settings } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const known = nutrients.filter(({ field }) => nutrition[field]);
  if (!settings.showNutrition || known.length === 0) return null;
  return (
    <section>
      <h2>{t('nutrition.title')}</h2>
      <dl className={styles.facts}>
        {known.map(({ field, unit }) => (
          <div key={field}>
            <dt>{t(`nutrition.${field}`)}</dt>
            <dd>{nutrientText(nutrition[field]!, unit)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Source({ recipe: { orgURL } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  if (!orgURL || !/^https?:\/\//i.test(orgURL)) return null;
  return (
    <section className={styles.source}>
      <h2>{t('source')}</h2>
      <a href={orgURL} rel="noreferrer" target="_blank">
        {URL.parse(orgURL)?.hostname.replace(/^www\./, '') ?? orgURL}
      </a>
    </section>
  );
}

function Organizers({ recipe: { recipeCategory, tags } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  if (recipeCategory.length + tags.length === 0) return null;
  return (
    <section>
      <h2>{t('organizers')}</h2>
      <ul className={styles.chips}>
        {recipeCategory.map(({ id, name }) => (
          <li key={id}>
            <Link to="/" search={{ categories: [id] }} className={chipClass}>
              <span>{name}</span>
            </Link>
          </li>
        ))}
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Link to="/" search={{ tags: [id] }} className={`${chipClass} ${styles.tag}`}>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
