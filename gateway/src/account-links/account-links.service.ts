import { Inject, Injectable } from '@nestjs/common';
import type {
  AccountLinkView,
  ByLinkToken,
  RedeemLink,
  RequestReset,
  UsersClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { withConstantDuration } from '../http/constant-duration.js';
import { SessionService } from '../sessions/session.service.js';

/** Single-use links by which people set their password. */
@Injectable()
export class AccountLinksService {
  constructor(
    @Inject(rpcToken('users')) private readonly users: UsersClient,
    private readonly sessions: SessionService,
  ) {}

  /** Takes the same time for every name. */
  requestReset(input: RequestReset): Promise<void> {
    return withConstantDuration(this.users.requestReset(input));
  }

  state(input: ByLinkToken): Promise<AccountLinkView> {
    return this.users.accountLink(input);
  }

  async setPassword(input: RedeemLink): Promise<void> {
    const { id } = await this.users.redeemLink(input);
    await this.sessions.userRemoved(id);
  }

  renew(input: ByLinkToken): Promise<void> {
    return this.users.renewInvitation(input);
  }
}
