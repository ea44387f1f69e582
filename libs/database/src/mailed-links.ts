import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountLinkState } from '@araucaria/contracts';
import { AppError, hashOfToken, newToken } from '@araucaria/platform';

type Columns = Record<string, string | number | Date | null>;

/** An attempt to send an e-mail may have an unknown outcome: the tokens of the last attempts stay valid. */
const MAX_TOKENS = 3;

/**
 * The condition of the row whose link has a token.
 * @param hash placeholder of its `hashOfToken`
 */
export const hasTokenSql = (hash: string): string => `token_hashes @> array[${hash}]::text[]`;

/**
 * The state of a link `l`.
 * @param now placeholder of the present time
 */
export const linkStateSql = (now: string): string =>
  `case when l.outcome is not null then l.outcome when l.expires_at <= ${now} then 'expired' else 'open' end`;

export const linkGone = (state: AccountLinkState): AppError =>
  new AppError('LINK_GONE', undefined, { state });

/** Issues a token for the e-mail of the link in a row. Only its SHA-256 is stored (decision 027). */
export async function issueToken(em: EntityManager, table: string, id: string | number): Promise<string> {
  const token = newToken();
  await em.execute(
    `update ${table} set token_hashes = (token_hashes || ?::text)[greatest(cardinality(token_hashes) - ${MAX_TOKENS - 2}, 1):]
     where id = ?`,
    [hashOfToken(token), id],
  );
  return token;
}

/**
 * The single-use links of a table, each of one kind and one owner, whom the e-mails reach. A unique index allows one open link for the
 * columns by which {@link MailedLinks.open} replaces them.
 */
export class MailedLinks {
  /** @param owner its column: the id of the account or person */
  constructor(
    private readonly table: string,
    private readonly owner: string,
  ) {}

  /**
   * Opens a link, and ends the earlier one with the same columns `of`.
   * @param further columns with their values
   * @returns its id
   */
  async open(
    em: EntityManager,
    of: Columns,
    { now, lifetimeMs, further = {} }: { now: Date; lifetimeMs: number; further?: Columns },
  ): Promise<string> {
    await this.end(em, of, now);
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const row = { id, ...of, ...further, created_at: now, expires_at: expiresAt };
    const values = Object.values(row);
    await em.execute(
      `insert into ${this.table} (${Object.keys(row).join()}) values (${values.map(() => '?').join()})`,
      values,
    );
    return id;
  }

  /** Ends the open links with these columns. */
  async end(em: EntityManager, of: Columns, now: Date): Promise<void> {
    const conditions = Object.entries(of).map(([column, value]) =>
      value === null ? `${column} is null` : `${column} = ?`,
    );
    await em.execute(
      `update ${this.table} set closed_at = ?, outcome = 'replaced' where closed_at is null and ${conditions.join(' and ')}`,
      [now, ...Object.values(of).filter((value) => value !== null)],
    );
  }

  /**
   * Uses the link of a token. Of simultaneous calls one succeeds.
   * @returns its owner
   * @throws {AppError} `LINK_GONE` with its state
   */
  async use(
    em: EntityManager,
    { kind, token, now }: { kind: string; token: string; now: Date },
  ): Promise<number> {
    const ofToken = `kind = ? and ${hasTokenSql('?')}`;
    const values = [kind, hashOfToken(token)];
    const [used] = await em.execute<Array<{ owner: number }>>(
      `update ${this.table} set closed_at = ?, outcome = 'used'
       where closed_at is null and expires_at > ? and ${ofToken} returning ${this.owner} as owner`,
      [now, now, ...values],
    );
    if (used) return used.owner;
    const [ended] = await em.execute<Array<{ state: AccountLinkState }>>(
      `select coalesce(outcome, 'expired') as state from ${this.table} where ${ofToken}`,
      values,
    );
    throw linkGone(ended?.state ?? 'unknown');
  }
}
