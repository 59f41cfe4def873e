import { BookOpen, CookingPot, Heart, Shapes, Tag, type LucideIcon } from 'lucide-react';
import type { ParseKeys } from 'i18next';

export interface NavigationEntry {
  section: string;
  label: ParseKeys;
  to: '/' | '/recipes/categories' | '/recipes/tags' | '/recipes/tools' | '/user/$id/favorites';
  icon: LucideIcon;
}

export const navigation: NavigationEntry[] = [
  { section: 'recipes', label: 'nav.recipes', to: '/', icon: BookOpen },
  { section: 'favourites', label: 'nav.favourites', to: '/user/$id/favorites', icon: Heart },
  { section: 'categories', label: 'nav.categories', to: '/recipes/categories', icon: Shapes },
  { section: 'tags', label: 'nav.tags', to: '/recipes/tags', icon: Tag },
  { section: 'tools', label: 'nav.tools', to: '/recipes/tools', icon: CookingPot },
];
