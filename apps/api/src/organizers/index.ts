export { CleanUpController } from './clean-up.controller.ts';
export { FoodsController, LabelsController, UnitsController } from './ingredient-data.controllers.ts';
export { MergesController } from './merges.controller.ts';
export { CategoriesController, TagsController, ToolsController } from './organizers.controllers.ts';
export { TablesController } from './tables.controller.ts';
