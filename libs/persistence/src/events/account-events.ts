/** Published when a user leaves a group, or when the account ends; other areas then end the access that the user gave to the group. */
export class MemberLeft {
  constructor(
    readonly userId: string,
    /** The former group. */
    readonly groupId: string,
  ) {}
}

/** Published when comments, ratings and timeline entries of a user are to be deleted. */
export class ContributionsRemoved {
  constructor(
    readonly userId: string,
    /** Null for all groups. */
    readonly groupId: string | null,
  ) {}
}

/** Published before an account is deleted for good; other areas then remove the name of the user from rows that remain. */
export class AccountErased {
  constructor(readonly userId: string) {}
}

/** Published when a user downloads their own data; other areas then add what they store about the user. */
export class OwnDataRequested {
  /** SQL by file name. `$1` is the user, `$2` the group. */
  readonly queries = new Map<string, string>();
  /** Storage keys by file name. */
  readonly files = new Map<string, string>();

  constructor(readonly userId: string) {}
}
