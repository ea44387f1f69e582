import { Injectable } from '@nestjs/common';
import { UsersClient, isPermitted, type Permission, type UserView } from '@araucaria/contracts';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { firstNameOf } from '../emails/greeting.js';

interface StaffRecipient {
  username: string;
  firstName: string;
  email: string;
  may: (permission: Permission) => boolean;
}

/** Reads the users to whom messages go, at the time of sending. */
@Injectable()
export class StaffRecipientsService {
  constructor(private readonly users: UsersClient) {}

  /** @throws {OutdatedMessageError} with `reason` unless the user is active, has an address, and may get the message */
  async of(
    { userId }: Pick<Delivery, 'userId'>,
    reason: string,
    mayGet: (user: UserView) => boolean = () => true,
  ): Promise<StaffRecipient> {
    const [user] = userId ? await this.users.byIds({ ids: [userId] }) : [];
    if (!user?.active || !user.email || !mayGet(user)) throw new OutdatedMessageError(reason);
    return {
      username: user.username,
      firstName: firstNameOf(user.fullName),
      email: user.email,
      may: (permission) => isPermitted(user, permission),
    };
  }
}
