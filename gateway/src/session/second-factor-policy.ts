import { Injectable } from '@nestjs/common';
import type { Actor } from '@araucaria/contracts';
import { GatewayConfig } from '../gateway-config.js';

/** Which accounts need a second factor, by `REQUIRE_SECOND_FACTOR`. */
@Injectable()
export class SecondFactorPolicy {
  constructor(private readonly config: GatewayConfig) {}

  /** Whether a user must enrol a second factor before anything else. */
  mustEnrol({ isAdmin }: Actor, hasSecondFactor: boolean): boolean {
    const { requireSecondFactor } = this.config;
    return (
      !hasSecondFactor &&
      (requireSecondFactor === 'everybody' || (requireSecondFactor === 'admins' && isAdmin))
    );
  }
}
