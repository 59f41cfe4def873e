import { isAnyDateTime, isDate, isDateTime } from './dates.ts';
import { isEmailAddress } from './email-address.ts';
import { isWebAddress } from './web-address.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Stands for a missing user in fields that are never null. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Formats of the contract for ajv and the DTO classes. `uri` is an http(s) address. */
export const FORMATS = {
  uuid: UUID,
  email: isEmailAddress,
  date: isDate,
  uri: isWebAddress,
  'date-time': isDateTime,
  'any-date-time': isAnyDateTime,
  binary: true,
} as const;
