/** Options of the column that a trigger fills with a row's earlier slugs. */
export const formerSlugsColumn = { type: 'text', array: true, default: '{}', select: false } as const;

/** Condition of the index on former slugs, which few rows have. */
const hasFormerSlugs = (alias: string): string => `cardinality(${alias}.former_slugs) > 0`;

/** SQL for the row that has the slug or had it before; `value` is a parameter or a text. At most one row of a group matches. */
export const hasOrHadSlug = (alias: string, value: string): string =>
  `(${alias}.slug = ${value} OR (${hasFormerSlugs(alias)} AND ${alias}.former_slugs @> ARRAY[${value}::text]))`;

/** SQL for rows that have one of the slugs or had it before. */
export const hasOrHadAnySlug = (alias: string, values: string): string =>
  `(${alias}.slug = ANY(${values}) OR (${hasFormerSlugs(alias)} AND ${alias}.former_slugs && ${values}::text[]))`;
