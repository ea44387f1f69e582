import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { erasedUsername, type EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';

@Injectable()
export class UsersListener {
  /** The record of bonuses accepts no other change than this one. */
  @OnEvent('user.removed')
  async onUserRemoved({ userId }: EventCatalogue['user.removed'], em: EntityManager): Promise<void> {
    await em.execute('update bonus_entry set actor_name = ? where actor_id = ?', [
      erasedUsername(userId),
      userId,
    ]);
  }
}
