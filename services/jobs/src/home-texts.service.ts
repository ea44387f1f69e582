import { Injectable } from '@nestjs/common';
import { JobsRpc, type HomeTexts, type SaveHomeTexts } from '@araucaria/contracts';
import { Database, isStored } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Rpc } from '@araucaria/platform';

const COLUMNS = `hiring, team, md5(jsonb_build_array(hiring, team)::text) as version`;

/** Texts of the home page that administrators write. */
@Injectable()
export class HomeTextsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Rpc(JobsRpc.homeTexts)
  async read(): Promise<HomeTexts> {
    const [texts] = await this.database.read<HomeTexts>({
      name: 'home-texts',
      text: `select ${COLUMNS} from home_texts`,
    });
    return texts as HomeTexts;
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` with the texts as they are now, if another user has saved them since `from` */
  @Rpc(JobsRpc.saveHomeTexts)
  save({ from, hiring, team }: SaveHomeTexts): Promise<HomeTexts> {
    return this.database.transaction(async (em) => {
      const [current] = await em.execute<HomeTexts[]>(`select ${COLUMNS} from home_texts for update`);
      if (current && from !== undefined && from !== current.version) {
        if (isStored({ hiring, team }, current)) return current;
        throw new AppError('CHANGED_MEANWHILE', 'Outra pessoa alterou estes textos.', { current });
      }
      const [texts] = await em.execute<HomeTexts[]>(
        `update home_texts set hiring = ?, team = ? returning ${COLUMNS}`,
        [hiring ?? null, team ?? null],
      );
      this.outbox.audit(em, { action: 'home-texts.changed' });
      return texts as HomeTexts;
    });
  }
}
