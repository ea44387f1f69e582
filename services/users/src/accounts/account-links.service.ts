import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DAY_MS,
  MINUTE_MS,
  UsersRpc,
  type AccountLinkKind,
  type AccountLinkState,
  type AccountLinkView,
  type ByLinkToken,
  type ByUuid,
  type IssuedLink,
} from '@araucaria/contracts';
import {
  Database,
  MailedLinks,
  hasTokenSql,
  isoInstantSql,
  issueToken,
  linkGone,
  linkStateSql,
} from '@araucaria/database';
import { Cron, Outbox } from '@araucaria/messaging';
import { Clock, Rpc, hashOfToken } from '@araucaria/platform';

const LIFETIME_MS: Record<AccountLinkKind, number> = { reset: 30 * MINUTE_MS, invitation: 7 * DAY_MS };
/** Limits of the links that visitors request, so that no one can fill the mailbox of another. */
const REQUEST_INTERVAL_MS = MINUTE_MS;
const MAX_REQUESTS_PER_DAY = 10;
/** For this time an ended link explains why it ended. */
const RETENTION_MS = 30 * DAY_MS;

const LINKS = new MailedLinks('account_link', 'account_id');

/** Of a link `l` of an account `a`. */
const stateSql = (now: string): string =>
  `case when l.outcome is null and a.deactivated_at is not null then 'replaced' else ${linkStateSql(now)} end`;

interface StoredLink {
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
    const dates = { now: this.clock.now(), lifetimeMs: LIFETIME_MS[kind] };
    const linkId = await LINKS.open(em, { account_id: accountId, kind }, dates);
    this.outbox.add(em, 'user.link-requested', { userId: accountId, linkId, kind });
  }

  /** Whether the person behind the account may request a link now. */
  async mayRequest(em: EntityManager, accountId: number): Promise<boolean> {
    const [recent] = await em.execute<Array<{ links: number; isTooSoon: boolean }>>(
      `select count(*)::int as links, coalesce(bool_or(created_at > ?), false) as "isTooSoon" from account_link
       where account_id = ? and created_at > ?`,
      [this.before(REQUEST_INTERVAL_MS), accountId, this.before(DAY_MS)],
    );
    return !recent || (recent.links < MAX_REQUESTS_PER_DAY && !recent.isTooSoon);
  }

  closeAll(em: EntityManager, accountId: number): Promise<void> {
    return LINKS.end(em, { account_id: accountId }, this.clock.now());
  }

  /** @throws {AppError} `LINK_GONE` with its `state` unless the link is open and its account has an address */
  @Rpc(UsersRpc.issueLink)
  issue({ id }: ByUuid): Promise<IssuedLink> {
    return this.database.transaction(async (em) => {
      const [link] = await em.execute<Array<Omit<IssuedLink, 'token'> & Pick<StoredLink, 'state'>>>(
        `select l.kind, ${isoInstantSql('l.expires_at')} as "expiresAt", a.email, a.username, a.full_name as "fullName",
           ${stateSql('?')} as state
         from account_link l join account a on a.id = l.account_id where l.id = ? for update of l`,
        [this.clock.now(), id],
      );
      if (!link?.email || link.state !== 'open')
        throw linkGone(link && link.state !== 'open' ? link.state : 'expired');
      const { kind, email, username, fullName, expiresAt } = link;
      return { kind, token: await issueToken(em, 'account_link', id), email, username, fullName, expiresAt };
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
      text: `select l.account_id as "accountId", l.kind, a.username, ${stateSql('$2')} as state
       from account_link l join account a on a.id = l.account_id where ${hasTokenSql('$1')}`,
      values: [hashOfToken(token), this.clock.now()],
    });
    return link;
  }

  /** Uses the link of a token, and ends the others of its account. @throws {AppError} `LINK_GONE` with its `state` */
  async use(em: EntityManager, { kind, accountId }: StoredLink, token: string): Promise<void> {
    await LINKS.use(em, { kind, token, now: this.clock.now() });
    await this.closeAll(em, accountId);
  }

  @Cron('account-links', '45 3 * * *')
  async purge(): Promise<Record<string, number>> {
    const purged = await this.database.write({
      name: 'purge-account-links',
      text: 'delete from account_link where expires_at < $1 returning id',
      values: [this.before(RETENTION_MS)],
    });
    return { links: purged.length };
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
