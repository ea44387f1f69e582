import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  UsersRpc,
  type AccountLinkKind,
  type AccountLinkState,
  type AccountLinkView,
  type IssuedLink,
  type ByLinkToken,
  type ByLinkId,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Cron, Outbox } from '@araucaria/messaging';
import { AppError, Clock, hashOfToken, newToken, withToken, Rpc } from '@araucaria/platform';
import { DAY_MS, MINUTE_MS } from '@araucaria/contracts';
import { AccountLink } from './account-link.entity.js';
import { Account } from './account.entity.js';

const LIFETIME_MS: Record<AccountLinkKind, number> = { reset: 30 * MINUTE_MS, invitation: 7 * DAY_MS };
/** Limits of the links that visitors request, so that no one can fill the mailbox of another. */
const REQUEST_INTERVAL_MS = MINUTE_MS;
const MAX_REQUESTS_PER_DAY = 10;
/** For this time an ended link explains why it ended. */
const RETENTION_MS = 30 * DAY_MS;

interface StoredLink {
  id: string;
  accountId: number;
  kind: AccountLinkKind;
  username: string;
  state: AccountLinkState;
}

/** Single-use links by which people set a password (decision 027). */
@Injectable()
export class AccountLinksService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Opens a link in the transaction, ends the earlier one of this kind, and requests the e-mail. */
  async open(em: EntityManager, accountId: number, kind: AccountLinkKind): Promise<void> {
    const now = this.clock.now();
    await em.flush();
    await em.execute(
      `update account_link set closed_at = ?, outcome = 'replaced' where account_id = ? and kind = ? and closed_at is null`,
      [now, accountId, kind],
    );
    const link = em.create(
      AccountLink,
      {
        id: randomUUID(),
        accountId,
        kind,
        tokenHashes: [],
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS[kind]),
        closedAt: null,
        outcome: null,
      },
      { persist: true },
    );
    this.outbox.add(em, 'user.link-requested', { userId: accountId, linkId: link.id, kind });
  }

  /** Whether the person behind the account may request a link now. */
  async mayRequest(em: EntityManager, accountId: number): Promise<boolean> {
    const now = this.clock.now().getTime();
    const recent = await em.find(AccountLink, { accountId, createdAt: { $gt: new Date(now - DAY_MS) } });
    const last = Math.max(0, ...recent.map(({ createdAt }) => createdAt.getTime()));
    return recent.length < MAX_REQUESTS_PER_DAY && now - last >= REQUEST_INTERVAL_MS;
  }

  /** Ends all open links of the account. */
  async closeAll(em: EntityManager, accountId: number): Promise<void> {
    const links = await em.find(AccountLink, { accountId, closedAt: null });
    for (const link of links) link.close('replaced', this.clock.now());
  }

  /**
   * Issues a token for the e-mail of an open link. Only its SHA-256 is stored.
   * @throws {AppError} `LINK_GONE` with its `state` unless the link is open and its account has an address
   */
  @Rpc(UsersRpc.issueLink)
  issue({ id }: ByLinkId): Promise<IssuedLink> {
    return this.database.transaction(async (em) => {
      await em.execute('select 1 from account_link where id = ? for update', [id]);
      const link = await em.findOne(AccountLink, id);
      const account = link && (await em.findOne(Account, { id: link.accountId, deactivatedAt: null }));
      if (!link?.isOpenAt(this.clock.now()) || !account?.email)
        throw new AppError('LINK_GONE', undefined, { state: link?.outcome ?? 'expired' });
      const token = newToken();
      link.tokenHashes = withToken(link.tokenHashes, token);
      const { username, fullName = null, email } = account;
      return {
        kind: link.kind,
        token,
        email,
        username,
        fullName,
        expiresAt: link.expiresAt.toISOString(),
      };
    });
  }

  @Rpc(UsersRpc.accountLink)
  async view({ token }: ByLinkToken): Promise<AccountLinkView> {
    const link = await this.find(token);
    if (!link) return { state: 'unknown', kind: null, username: null };
    const { state, kind, username } = link;
    return { state, kind, username: state === 'open' ? username : null };
  }

  async find(token: string): Promise<StoredLink | undefined> {
    const [link] = await this.database.read<StoredLink>({
      name: 'account-link-by-token',
      text: `select l.id, l.account_id as "accountId", l.kind, a.username,
         case when l.outcome is not null then l.outcome when a.deactivated_at is not null then 'replaced'
           when l.expires_at <= $2 then 'expired' else 'open' end as state
       from account_link l join account a on a.id = l.account_id
       where l.token_hashes @> array[$1]`,
      values: [hashOfToken(token), this.clock.now()],
    });
    return link;
  }

  @Cron('account-links', '45 3 * * *')
  async purge(): Promise<Record<string, number>> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    const links = await this.database.transaction((em) =>
      em.nativeDelete(AccountLink, { expiresAt: { $lt: before } }),
    );
    return { links };
  }
}

export const linkGone = (state: AccountLinkState): AppError =>
  new AppError('LINK_GONE', undefined, { state });
