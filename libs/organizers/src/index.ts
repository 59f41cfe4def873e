export { Food, IngredientData, Unit } from './ingredient-data.entity.ts';
export { IngredientDataService } from './ingredient-data.service.ts';
export { FOODS, type IngredientKind, UNITS } from './ingredient-kinds.ts';
export { CATEGORIES, ORGANIZER_KINDS, type OrganizerKind, TAGS, TOOLS } from './organizer-kinds.ts';
export { Category, Organizer, Tag, Tool } from './organizer.entity.ts';
export { OrganizersModule } from './organizers.module.ts';
export { OrganizersService } from './organizers.service.ts';
export { uniquely } from './uniquely.ts';
