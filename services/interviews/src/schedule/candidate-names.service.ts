import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CandidateView, CandidatesRpc, RpcClient } from '@araucaria/contracts';
import { Database, askBeforeLock } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { WorkTracker, rpcToken } from '@araucaria/platform';
import { lockCandidate } from './candidate-lock.js';
import { COPY_RETRY_INTERVAL_MS, untilCopied } from './until-copied.js';

/** Candidates of one call: half of what `byIds` accepts. */
const CANDIDATES_PER_CALL = 500;

/**
 * Copies of the name and the e-mail of the candidate in each interview, by which lists are sorted and searched. They are part of the
 * row of the interview, so that everything that removes interviews removes them too.
 */
@Injectable()
export class CandidateNamesService implements OnApplicationBootstrap {
  retryIntervalMs = COPY_RETRY_INTERVAL_MS;

  constructor(
    private readonly database: Database,
    private readonly tracker: WorkTracker,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
  ) {}

  /** Fills the copies of interviews that an earlier release stored. Returns at once. */
  onApplicationBootstrap(): void {
    void untilCopied(this.tracker, 'names of candidates', () => this.fill(), this.retryIntervalMs);
  }

  /**
   * Fills the copies that are missing: of earlier interviews, and of those that a process of the release before has scheduled. A copy
   * that an event has brought meanwhile is newer, and stays.
   * @throws {AppError} `UNAVAILABLE`
   */
  @Cron('interview-names', '*/10 * * * *')
  async fill(): Promise<{ filled: number }> {
    let filled = 0;
    for (let after = 0; ;) {
      const rows = await this.database.rows<{ id: number }>(
        `select distinct candidate_id as id from interview
         where candidate_name is null and not is_hidden and candidate_id > $1 order by 1 limit $2`,
        [after, CANDIDATES_PER_CALL],
      );
      const last = rows.at(-1);
      if (!last) return { filled };
      const found = await this.candidates.byIds({ ids: rows.map(({ id }) => id) });
      await this.database.transaction((em) => storeNames(em, found, 'i.candidate_name is null'));
      filled += found.length;
      after = last.id;
    }
  }

  /**
   * Copies the present name. Of several events of a candidate the one that asked last stores last, whatever their order, and an
   * interview that is being scheduled is stored before, or asks again.
   * @throws {AppError} `UNAVAILABLE`
   */
  async refresh(em: EntityManager, candidateId: number): Promise<void> {
    const store = await this.ask(em, candidateId);
    await store();
  }

  /**
   * As {@link refresh}, in two steps: asks for the present name and locks the candidate.
   * @returns a function that stores the name
   * @throws {AppError} `UNAVAILABLE`
   */
  async ask(em: EntityManager, candidateId: number): Promise<() => Promise<void>> {
    const found = await askBeforeLock(em, {
      candidateId,
      ask: () => this.candidates.byIds({ ids: [candidateId] }),
      lock: () => lockCandidate(em, candidateId),
    });
    return () => storeNames(em, found, 'true');
  }
}

/** The copy in an interview. */
export const nameCopyOf = ({ firstName, lastName, email }: CandidateView) => ({
  candidateName: `${firstName} ${lastName}`,
  candidateEmail: email,
});

/** Rows are locked in the order of their ids. Interviews of a candidate in quarantine get no copy. */
async function storeNames(
  em: EntityManager,
  candidates: readonly CandidateView[],
  condition: string,
): Promise<void> {
  const copies = candidates.map((candidate) => ({ id: candidate.id, ...nameCopyOf(candidate) }));
  await em.execute(
    `with renamed as (
       select i.id, c."candidateName", c."candidateEmail"
       from jsonb_to_recordset(?::jsonb) as c(id int, "candidateName" text, "candidateEmail" text)
         join interview i on i.candidate_id = c.id
       where not i.is_hidden and ${condition} order by i.id for update of i)
     update interview set candidate_name = "candidateName", candidate_email = "candidateEmail"
     from renamed where interview.id = renamed.id`,
    [JSON.stringify(copies)],
  );
}
