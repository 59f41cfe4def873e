import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Chip, chipClass } from '#ui';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import view from '../view/view.module.css';

interface GuestOrganizersProps {
  recipe: Recipe;
  groupSlug?: string;
}

/** Categories and tags, linked if the group has public recipes. */
export function GuestOrganizers({ recipe: { recipeCategory, tags }, groupSlug }: GuestOrganizersProps) {
  const { t } = useTranslation('recipe');
  const all = [
    ...recipeCategory.map((one) => ({ ...one, search: { category: one.slug } })),
    ...tags.map((one) => ({ ...one, search: { tag: one.slug } })),
  ];
  if (all.length === 0) return null;
  return (
    <section>
      <h2>{t('organizers')}</h2>
      <ul className={view.chips}>
        {all.map(({ id, name, search }) => (
          <li key={id}>
            {groupSlug ? (
              <Link to="/explore/recipes/$groupSlug" params={{ groupSlug }} search={search} className={chipClass}>
                <span>{name}</span>
              </Link>
            ) : (
              <Chip>{name}</Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
