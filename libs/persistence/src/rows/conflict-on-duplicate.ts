import { QueryFailedError } from 'typeorm';
import { Conflict } from '#platform';

const UNIQUE_VIOLATION = '23505';

/** Slugs are made from names, so a conflict of slugs is reported for the name. */
const FIELDS = new Map([['slug', 'name']]);

/**
 * Turns a violated unique constraint into a conflict (409) of the field, so the database decides who was first. The field is
 * read from the name of the constraint, `<table>_<field>_key`, unless the caller has sent it under another name.
 */
export async function withConflictOnDuplicate<T>(work: () => Promise<T>, sentAs?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const violation: DriverError = error instanceof QueryFailedError ? error.driverError : {};
    if (violation.code !== UNIQUE_VIOLATION) throw error;
    const constraintField = violation.constraint?.replace(`${violation.table}_`, '').replace(/_key$/, '') ?? '';
    const field = sentAs ?? FIELDS.get(constraintField) ?? constraintField;
    throw new Conflict(`errors.${field}Taken`, {}, { errors: { [field]: [`errors.${field}Taken`] } });
  }
}

interface DriverError {
  code?: string;
  table?: string;
  constraint?: string;
}
