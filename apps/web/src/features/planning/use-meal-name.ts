import { useTranslation } from 'react-i18next';
import type { MealType } from './meals.ts';

export function useMealName(): (type: MealType) => string {
  const { t } = useTranslation();
  return (type) => t(`meals.${type}`);
}
