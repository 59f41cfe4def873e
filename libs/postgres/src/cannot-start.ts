/** A start that is refused for a reason that one sentence tells; a stack would only hide it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
