export { BaseEntity, instant } from './base.entity.ts';
export { type Connection, dataSourceOptions, migrate, openDataSource } from './data-source.ts';
export { columns, listPage, type ListQuery, type ListSpec, type Page } from './list-query.ts';
export { PersistenceModule } from './persistence.module.ts';
export { compileFilter, type FilterAttribute, type FilterAttributes } from './query-filter.ts';
export { folded, likePattern, matchesText, searchTerms } from './search.ts';
export { snakeCase } from './snake-case.ts';
