import {
  BookOpen,
  CalendarDays,
  CookingPot,
  Heart,
  History,
  Settings,
  Shapes,
  ShoppingBasket,
  Tag,
  type Icon,
} from '#ui/icons';
import type { ParseKeys } from 'i18next';

export interface NavigationEntry {
  section: string;
  label: ParseKeys;
  to:
    | '/'
    | '/group/mealplan/planner'
    | '/group/timeline'
    | '/recipes/categories'
    | '/recipes/tags'
    | '/recipes/tools'
    | '/settings'
    | '/shopping-lists'
    | '/user/$id/favorites';
  icon: Icon;
}

export const navigation: NavigationEntry[] = [
  { section: 'recipes', label: 'nav.recipes', to: '/', icon: BookOpen },
  { section: 'planner', label: 'nav.planner', to: '/group/mealplan/planner', icon: CalendarDays },
  { section: 'shopping', label: 'nav.shopping', to: '/shopping-lists', icon: ShoppingBasket },
  { section: 'timeline', label: 'nav.timeline', to: '/group/timeline', icon: History },
  { section: 'favourites', label: 'nav.favourites', to: '/user/$id/favorites', icon: Heart },
  { section: 'categories', label: 'nav.categories', to: '/recipes/categories', icon: Shapes },
  { section: 'tags', label: 'nav.tags', to: '/recipes/tags', icon: Tag },
  { section: 'tools', label: 'nav.tools', to: '/recipes/tools', icon: CookingPot },
];

export const settings: NavigationEntry = {
  section: 'settings',
  label: 'nav.settings',
  to: '/settings',
  icon: Settings,
};
