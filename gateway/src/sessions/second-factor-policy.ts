import { Injectable } from '@nestjs/common';
import { FACTOR_GRACE_DAYS, type Actor, DAY_MS, type SecondFactor } from '@araucaria/contracts';
import { GatewayConfig } from '../gateway-config.js';

const GRACE_MS = FACTOR_GRACE_DAYS * DAY_MS;

/** `sso`: an identity provider, which may have asked for more than one. */
export type LoginFactor = 'password' | 'sso' | SecondFactor;

/** What decides whether a session may do more than enrol a second factor. */
interface FactorState {
  hasSecondFactor: boolean;
  factors: readonly LoginFactor[] | undefined;
  /** Epoch milliseconds of the login, and of the end of the time without a second factor; absent: counted from the login. */
  startedAt?: number | undefined;
  factorDueAt?: number | undefined;
}

/** Whether the user must enrol a second factor now, or by a time in epoch milliseconds. */
interface FactorDuty {
  mustEnrol: boolean;
  enrolBy: number | undefined;
}

/** Which accounts need a second factor, by `REQUIRE_SECOND_FACTOR`. */
@Injectable()
export class SecondFactorPolicy {
  constructor(private readonly config: GatewayConfig) {}

  /** Whether accounts may be used for some days before they need a second factor. */
  get hasGrace(): boolean {
    return this.config.requireSecondFactor === 'admins-after-grace';
  }

  /** For a login by single sign-on the identity provider answers for the second factor. */
  needsFactor({ isAdmin }: Pick<Actor, 'isAdmin'>, { hasSecondFactor, factors }: FactorState): boolean {
    const { requireSecondFactor } = this.config;
    if (hasSecondFactor || factors?.includes('sso') || requireSecondFactor === 'off') return false;
    return isAdmin || requireSecondFactor === 'everybody';
  }

  /** Whether a user must enrol a second factor before anything else, or until when it may wait. */
  dutyOf(actor: Pick<Actor, 'isAdmin'>, state: FactorState): FactorDuty {
    if (!this.needsFactor(actor, state)) return { mustEnrol: false, enrolBy: undefined };
    if (!this.hasGrace) return { mustEnrol: true, enrolBy: undefined };
    // A session from before the requirement, or before its user became an administrator, has no date.
    const enrolBy = state.factorDueAt ?? (state.startedAt ?? Date.now()) + GRACE_MS;
    return { mustEnrol: Date.now() >= enrolBy, enrolBy };
  }
}
