import { Injectable } from '@nestjs/common';
import type { HomeTexts, SaveHomeTexts } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';

/** Texts of the home page that administrators write. */
@Injectable()
export class HomeTextsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async read(): Promise<HomeTexts> {
    const [texts] = await this.database.prepared<HomeTexts>(
      'home-texts',
      'select hiring, team from home_texts',
    );
    return texts as HomeTexts;
  }

  async save(input: SaveHomeTexts): Promise<HomeTexts> {
    const texts = { hiring: input.hiring ?? null, team: input.team ?? null };
    await this.database.transaction(async (em) => {
      await em.execute('update home_texts set hiring = ?, team = ?', [texts.hiring, texts.team]);
      this.outbox.audit(em, { action: 'home-texts.changed' });
    });
    return texts;
  }
}
