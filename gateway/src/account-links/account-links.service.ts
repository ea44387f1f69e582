import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type {
  AccountLinkView,
  ByLinkToken,
  RedeemLink,
  RequestReset,
  RpcClient,
  UsersRpc,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { SessionService } from '../session/session.service.js';

/** Longer than the work for any account takes, so that the time of the response does not reveal accounts. */
const REQUEST_DURATION_MS = 500;

/** Single-use links by which people set their password. */
@Injectable()
export class AccountLinksService {
  constructor(
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
    private readonly sessions: SessionService,
  ) {}

  async requestReset(input: RequestReset): Promise<void> {
    const minimum = delay(REQUEST_DURATION_MS);
    await Promise.allSettled([this.users.requestReset(input), minimum]).then(([request]) => {
      if (request.status === 'rejected') throw request.reason;
    });
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
