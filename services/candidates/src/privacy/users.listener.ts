import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { erasedUsername, type EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';

@Injectable()
export class UsersListener {
  @OnEvent('user.removed')
  async onUserRemoved({ userId }: EventCatalogue['user.removed'], em: EntityManager): Promise<void> {
    for (const table of ['history_entry', 'resume_access', 'unanswered_closing'])
      await em.execute(`update ${table} set actor_name = ? where actor_id = ?`, [
        erasedUsername(userId),
        userId,
      ]);
  }
}
