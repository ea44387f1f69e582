import { Injectable } from '@nestjs/common';
import {
  CandidatesRpc,
  type ByPerson,
  type CandidateLinkState,
  type RequestAreaLink,
  type ByLinkToken,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Clock, Rpc, hashOfToken } from '@araucaria/platform';
import { linkGone } from '../links/candidate-link-rows.js';
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

  /**
   * Uses up a link. Of simultaneous calls one succeeds.
   * @throws {AppError} `LINK_GONE`
   */
  @Rpc(CandidatesRpc.redeemAreaLink)
  async redeem({ token }: ByLinkToken): Promise<ByPerson> {
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
    throw linkGone(ended?.state);
  }
}
