/**
 * Why a login by the identity provider did not succeed; the login page explains it.
 * `unavailable`: the provider or a service does not respond. `expired`: the attempt is unknown to this browser, too old, or was
 * completed before. `cancelled`: the provider reported an error, such as a cancelled login. `invalid`: its response is not
 * trustworthy. `unverified-email`, `foreign-domain`, `no-group`: its user has no access here. `deactivated`, `ambiguous`: the
 * account does not allow it.
 */
export type RefusalReason =
  | 'unavailable'
  | 'expired'
  | 'cancelled'
  | 'invalid'
  | 'unverified-email'
  | 'foreign-domain'
  | 'no-group'
  | 'deactivated'
  | 'ambiguous';

export class SignOnRefusal extends Error {
  override readonly name = 'SignOnRefusal';

  constructor(
    readonly reason: RefusalReason,
    cause?: unknown,
  ) {
    super(`single sign-on: ${reason}`, { cause });
  }
}
