import { BadRequest } from '#platform';

/** Error of a link whose token is unknown, used or expired. */
export const invalidToken = (field = 'token'): BadRequest =>
  new BadRequest('auth.tokenInvalid', {}, { errors: { [field]: ['auth.tokenInvalid'] } });
