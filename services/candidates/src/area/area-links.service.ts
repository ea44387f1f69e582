import { Injectable } from '@nestjs/common';
import type { ByPerson, CandidateLinkState, RequestAreaLink } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Clock, hashOfToken } from '@araucaria/platform';
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

  /**
   * Uses up a link. Of simultaneous calls one succeeds.
   * @throws {AppError} `LINK_GONE`
   */
  async redeem(token: string): Promise<ByPerson> {
    const now = this.clock.now();
    const hash = hashOfToken(token);
    const [link] = await this.database.write<{ personId: number }>({
      name: 'redeem-area-link',
      text: `update candidate_link set closed_at = $1, outcome = 'used'
       where kind = 'area' and token_hashes @> array[$2]::text[] and closed_at is null and expires_at > $1
       returning person_id as "personId"`,
      values: [now, hash],
    });
    if (link) return link;
    const [ended] = await this.database.read<{ state: CandidateLinkState }>({
      text: `select coalesce(outcome, 'expired') as state from candidate_link
       where kind = 'area' and token_hashes @> array[$1]::text[]`,
      values: [hash],
    });
    throw new AppError('LINK_GONE', undefined, { state: ended?.state ?? 'unknown' });
  }
}
