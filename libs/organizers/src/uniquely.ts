import { QueryFailedError } from 'typeorm';
import { Conflict } from '#platform';

const UNIQUE_VIOLATION = '23505';

/** A name that is taken is a conflict of the field `name`; the database decides who was first. */
export async function uniquely<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
    if (code !== UNIQUE_VIOLATION) throw error;
    throw new Conflict('errors.nameTaken', {}, { errors: { name: ['errors.nameTaken'] } });
  }
}
