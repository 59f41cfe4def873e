import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { CircleCheck, CircleX } from '#ui/icons';
import { CircleQuestionMark } from '#ui/late-icons';
import { type Fit, type MealFit, namesByFit } from '../eaters.ts';
import styles from '../planner.module.css';

const ICONS: Record<Fit, typeof CircleCheck> = { fine: CircleCheck, unsuitable: CircleX, unknown: CircleQuestionMark };

/** Says for whom a planned recipe is fine, not fine, or not known. */
export function FitOfMeal({ fit }: { fit: MealFit }) {
  const { t } = useTranslation('planner');
  const { t: foods, i18n, ready } = useTranslation('foods', { useSuspense: false });
  if (!ready) return null;
  return namesByFit(fit).map(({ fit: kind, names }) => {
    const Icon = ICONS[kind];
    return (
      <small key={kind} className={styles.fit} data-fit={kind}>
        <Icon size={14} />
        <span>{t('labelled', { label: listText(names, i18n.language), value: foods(`fit.${kind}`) })}</span>
      </small>
    );
  });
}
