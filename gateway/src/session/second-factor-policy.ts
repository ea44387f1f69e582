import { Injectable } from '@nestjs/common';
import type { Actor } from '@araucaria/contracts';
import { GatewayConfig } from '../gateway-config.js';
import type { LoginFactor } from './session-store.js';

/** Which accounts need a second factor, by `REQUIRE_SECOND_FACTOR`. */
@Injectable()
export class SecondFactorPolicy {
  constructor(private readonly config: GatewayConfig) {}

  /**
   * Whether a user must enrol a second factor before anything else. For a login by single sign-on the identity provider
   * answers for it.
   */
  mustEnrol(
    { isAdmin }: Actor,
    { hasSecondFactor, factors }: { hasSecondFactor: boolean; factors: readonly LoginFactor[] | undefined },
  ): boolean {
    const { requireSecondFactor } = this.config;
    return (
      !hasSecondFactor &&
      !factors?.includes('sso') &&
      (requireSecondFactor === 'everybody' || (requireSecondFactor === 'admins' && isAdmin))
    );
  }
}
