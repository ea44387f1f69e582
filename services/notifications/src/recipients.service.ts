import { Inject, Injectable } from '@nestjs/common';
import type { RecipientKind, ReferralsRpc, RpcClient, UsersRpc } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { Audience } from './rule.js';

/** Somebody who is to get a message; names and addresses are looked up when it is written. */
export interface Recipient {
  recipientKind: RecipientKind;
  candidateId?: number;
  referralApplicationId?: number;
  userId?: number;
}

/** The part of an event that names people. */
export interface Concerned {
  candidateId?: number;
  referralApplicationId?: number;
}

/** Finds whom an event is to be told. */
@Injectable()
export class Recipients {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  async of(audience: Audience, concerned: Concerned): Promise<Recipient[]> {
    switch (audience) {
      case 'candidate':
        return [{ recipientKind: 'candidate', candidateId: concerned.candidateId }];
      case 'referrer':
        return this.referrersOf(concerned);
      case 'each administrator':
        return this.administrators();
    }
  }

  /** Nobody, when nobody referred the candidate. */
  private async referrersOf({ candidateId, referralApplicationId }: Concerned): Promise<Recipient[]> {
    const applications = referralApplicationId
      ? await this.referrals.applicationsByIds({ ids: [referralApplicationId] })
      : await this.referrals.applicationsByCandidate({ candidateId: candidateId as number });
    return applications.map((application) => ({
      recipientKind: 'referrer',
      candidateId: application.candidateId,
      referralApplicationId: application.id,
    }));
  }

  private async administrators(): Promise<Recipient[]> {
    const users = await this.users.list();
    return users
      .filter(({ isAdmin, email }) => isAdmin && email)
      .map(({ id }) => ({ recipientKind: 'staff', userId: id }));
  }
}
