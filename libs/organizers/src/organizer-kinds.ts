import { Category, type Organizer, Tag, Tool } from './organizer.entity.ts';
import type { RecipeLink } from './recipe-search.ts';

export interface OrganizerKind<T extends Organizer = Organizer> extends RecipeLink {
  entity: new () => T;
  table: string;
  path: string;
}

export const CATEGORIES: OrganizerKind<Category> = {
  entity: Category,
  table: 'categories',
  path: '/organizers/categories',
  link: 'recipes_to_categories',
  column: 'category_id',
};
export const TAGS: OrganizerKind<Tag> = {
  entity: Tag,
  table: 'tags',
  path: '/organizers/tags',
  link: 'recipes_to_tags',
  column: 'tag_id',
};
export const TOOLS: OrganizerKind<Tool> = {
  entity: Tool,
  table: 'tools',
  path: '/organizers/tools',
  link: 'recipes_to_tools',
  column: 'tool_id',
};
export const ORGANIZER_KINDS = [CATEGORIES, TAGS, TOOLS] as const;
