import { Injectable } from '@nestjs/common';
import { CandidatesRpc, type ByLinkToken, type ByPerson, type RequestAreaLink } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Clock, Rpc } from '@araucaria/platform';
import { LINKS } from '../links/candidate-link-rows.js';
import { CandidateLinksService } from '../links/candidate-links.service.js';
import { latestApplicationOf } from '../records/person-lock.js';

@Injectable()
export class AreaLinksService {
  constructor(
    private readonly database: Database,
    private readonly links: CandidateLinksService,
    private readonly clock: Clock,
  ) {}

  /** Does nothing for an unknown address; the caller does not learn which. */
  @Rpc(CandidatesRpc.requestAreaLink)
  async request({ email, isSenderLimited = false }: RequestAreaLink): Promise<void> {
    await this.database.transaction(async (em) => {
      const [person] = await em.execute<Array<{ id: number }>>(
        'select id from person where lower(email) = lower(?) for update',
        [email],
      );
      if (!person) return;
      const candidateId = await latestApplicationOf(em, person.id);
      const link = { personId: person.id, candidateId, kind: 'area', jobId: null, isSenderLimited } as const;
      await this.links.request(em, link);
    });
  }

  /** @throws {AppError} `LINK_GONE` with its `state` */
  @Rpc(CandidatesRpc.redeemAreaLink)
  async redeem({ token }: ByLinkToken): Promise<ByPerson> {
    const link = { kind: 'area', token, now: this.clock.now() };
    return { personId: await this.database.transaction((em) => LINKS.use(em, link)) };
  }
}
