import fullFormats from 'ajv-formats/dist/formats.js';
import { isAnyDateTime, isDateTime } from './dates.ts';
import { isEmailAddress } from './email-address.ts';
import { isWebAddress } from './web-address.ts';

const { date } = fullFormats.fullFormats as Record<
  'date',
  RegExp | ((text: string) => boolean) | { validate: (text: string) => boolean }
>;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Stands for a missing user in fields that are never null. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Formats of the contract for ajv and the DTO classes. `uri` is an http(s) address. */
export const FORMATS = {
  uuid: UUID,
  email: isEmailAddress,
  date,
  uri: isWebAddress,
  'date-time': isDateTime,
  'any-date-time': isAnyDateTime,
  binary: true,
} as const;
