import { Injectable } from '@nestjs/common';
import type { ByPerson, RequestAreaLink } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Clock } from '@araucaria/platform';
import { LINKS } from '../links/candidate-link-rows.js';
import { CandidateLinksService } from '../links/candidate-links.service.js';

/** Mailed links that open 'Minha candidatura'. */
@Injectable()
export class AreaLinksService {
  constructor(
    private readonly database: Database,
    private readonly links: CandidateLinksService,
    private readonly clock: Clock,
  ) {}

  /** Does nothing for an unknown address; the caller does not learn which. */
  async request({ email, isSenderLimited = false }: RequestAreaLink): Promise<void> {
    await this.database.transaction(async (em) => {
      const [person] = await em.execute<Array<{ id: number }>>(
        'select id from person where lower(email) = lower(?) for update',
        [email],
      );
      if (!person) return;
      const [latest] = await em.execute<Array<{ id: number }>>(
        'select id from candidate_record where person_id = ? order by id desc limit 1',
        [person.id],
      );
      if (latest)
        await this.links.request(em, {
          personId: person.id,
          candidateId: latest.id,
          kind: 'area',
          jobId: null,
          isSenderLimited,
        });
    });
  }

  /** @throws {AppError} `LINK_GONE` with its `state` */
  async redeem(token: string): Promise<ByPerson> {
    const link = { kind: 'area', token, now: this.clock.now() };
    return { personId: await this.database.transaction((em) => LINKS.use(em, link)) };
  }
}
