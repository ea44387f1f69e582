import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import {
  CandidatesRpc,
  type CandidateLinkKind,
  type IssuedCandidateLink,
  type ByLinkId,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { Clock, Rpc, newToken, withToken } from '@araucaria/platform';
import { DAY_MS, MINUTE_MS } from '@araucaria/contracts';
import { LINK_COLUMNS, appliedBefore, jobTitleOf, linkGone, type LinkRow } from './candidate-link-rows.js';
import { Person } from '../records/person.entity.js';

const LINK_TTL_MS = 30 * MINUTE_MS;
/** Between two e-mails of a kind to one person, of drafts also about one job. A person who has used a link may want the next. */
const LINK_INTERVAL_MS: Record<CandidateLinkKind, number> = { draft: 15 * MINUTE_MS, area: 2 * MINUTE_MS };
/**
 * E-mails of one kind to one person since the last link that was used, so that no one can fill the mailbox of another. Beyond
 * them an e-mail is due only while no link is open: the mailbox then holds a valid link, or a request brings one, however
 * many requests others have sent. A used link proves that its person reads the e-mails, and the count begins again.
 */
const MAX_UNUSED_LINKS_PER_DAY = 10;
/** Between two e-mails that one sender causes for one address beyond the limit of senders, which the gateway counts. */
const LIMITED_SENDER_INTERVAL_MS = 180 * MINUTE_MS;

interface RequestedLink {
  personId: number;
  /** The latest application: notifications are about applications. */
  candidateId: number;
  kind: CandidateLinkKind;
  /** Of a draft: its job; null: the talent bank. */
  jobId: number | null;
  /** The draft that the e-mail is requested for; absent: none was kept. */
  draftId?: number | undefined;
  /** The sender has used up the requests for this address. */
  isSenderLimited?: boolean;
}

/** A link of the last 24 hours. */
interface RecentLink {
  /** Requested before the next e-mail is due. */
  isTooSoon: boolean;
  isInLimitedInterval: boolean;
  isOpen: boolean;
  isUsed: boolean;
}

/** Opens links of candidates, requests the e-mails that bring them, and issues their tokens. */
@Injectable()
export class CandidateLinksService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a link, ends the earlier one of this kind and job, and requests the e-mail, unless one was requested lately.
   * @param em its transaction holds the lock of the person, which makes the limits hold for simultaneous requests
   */
  async request(em: EntityManager, link: RequestedLink): Promise<void> {
    const now = this.clock.now();
    if (!(await isDue(em, link, now))) return;
    const { personId, candidateId, kind, jobId, draftId } = link;
    const linkId = randomUUID();
    await em.execute(
      `update candidate_link set closed_at = ?, outcome = 'replaced'
       where person_id = ? and kind = ? and job_id is not distinct from ?::integer and closed_at is null`,
      [now, personId, kind, jobId],
    );
    await em.execute(
      `insert into candidate_link (id, person_id, kind, job_id, draft_id, created_at, expires_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [linkId, personId, kind, jobId, draftId ?? null, now, addMilliseconds(now, LINK_TTL_MS)],
    );
    this.outbox.add(em, 'candidate.link-requested', { candidateId, linkId, kind });
  }

  /**
   * Issues a token for the e-mail of an open link. Only its SHA-256 is stored.
   * @throws {AppError} `LINK_GONE` with its `state` unless the link is open and has something to finish or to report
   */
  @Rpc(CandidatesRpc.issueLink)
  issue({ id }: ByLinkId): Promise<IssuedCandidateLink> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      const [link] = await em.execute<LinkRow[]>(
        `select ${LINK_COLUMNS} from candidate_link l where l.id = ? for update`,
        [now, id],
      );
      if (link?.state !== 'open') throw linkGone(link?.state);
      const { kind, personId, jobId, expiresAt } = link;
      const { email, firstName } = await em.findOneOrFail(Person, personId);
      const before = kind === 'draft' ? await appliedBefore(em, link) : { appliedAt: null, earlier: null };
      if (kind === 'draft' && before.appliedAt === null && !(await hasDraft(em, link, now)))
        throw linkGone('expired');
      const token = newToken();
      await em.execute('update candidate_link set token_hashes = ? where id = ?', [
        `{${withToken(link.tokenHashes, token).join()}}`,
        id,
      ]);
      return { kind, token, email, firstName, jobTitle: await jobTitleOf(em, jobId), ...before, expiresAt };
    });
  }
}

async function hasDraft(em: EntityManager, { personId, jobId }: LinkRow, now: Date): Promise<boolean> {
  const drafts = await em.execute(
    `select from application_draft
     where person_id = ? and job_id is not distinct from ?::integer and expires_at > ? limit 1`,
    [personId, jobId, now],
  );
  return drafts.length > 0;
}

async function isDue(
  em: EntityManager,
  { personId, kind, jobId, isSenderLimited = false }: RequestedLink,
  now: Date,
): Promise<boolean> {
  const recent = await em.execute<RecentLink[]>(
    `select created_at > ? and job_id is not distinct from ?::integer as "isTooSoon",
       created_at > ? as "isInLimitedInterval", closed_at is null and expires_at > ? as "isOpen",
       outcome is not distinct from 'used' as "isUsed"
     from candidate_link where person_id = ? and kind = ? and created_at > ? order by created_at, id`,
    [
      ...[
        addMilliseconds(now, -LINK_INTERVAL_MS[kind]),
        jobId,
        addMilliseconds(now, -LIMITED_SENDER_INTERVAL_MS),
        now,
      ],
      ...[personId, kind, addMilliseconds(now, -DAY_MS)],
    ],
  );
  if (recent.some(({ isTooSoon }) => isTooSoon)) return false;
  if (isSenderLimited && recent.some(({ isInLimitedInterval }) => isInLimitedInterval)) return false;
  const unused = recent.slice(recent.findLastIndex(({ isUsed }) => isUsed) + 1);
  return unused.length < MAX_UNUSED_LINKS_PER_DAY || !unused.some(({ isOpen }) => isOpen);
}
