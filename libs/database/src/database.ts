import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Compilable, Kysely } from 'kysely';
import { Pool, type QueryResultRow } from 'pg';
import { AppError, currentContext, log } from '@araucaria/platform';
import { orUnavailable } from './database-errors.js';

/** Connections for plain reads, beside those of MikroORM; PostgreSQL's 100 serve 5 services of 2 replicas and room. */
const READ_CONNECTIONS = 4;

/**
 * Milliseconds that a burst may wait for a free connection: as long as the longest calls of a visitor are waited for.
 * Who is waited for less long hears of it from the caller.
 */
export const CONNECTION_TIMEOUT_MS = 10_000;

/** The service's own schema: units of work by MikroORM, hot reads by prepared SQL. */
export class Database {
  private readonly reads: Pool;
  /** Texts of the prepared statements by name. */
  private readonly statements = new Map<string, string>();

  constructor(
    private readonly orm: MikroORM,
    /** Name of the PostgreSQL schema, which is the service's name. */
    readonly schema: string,
    readonly url: string,
  ) {
    this.reads = new Pool({
      connectionString: url,
      max: READ_CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      options: `-c search_path=${schema},public`,
    });
    this.reads.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  }

  /**
   * One unit of work: all that `work` changes is stored, or nothing.
   * @throws {AppError} `UNAVAILABLE` when the caller has given up before a connection was free, who may be asking again
   */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const { deadline = Infinity } = currentContext();
    return orUnavailable(
      this.orm.em.fork().transactional((em) => {
        if (Date.now() > deadline) throw new AppError('UNAVAILABLE');
        return work(em);
      }),
    );
  }

  /** Reads through entities, outside of a transaction. */
  read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return orUnavailable(work(this.orm.em.fork()));
  }

  /**
   * Rows of a statement that PostgreSQL parses and plans once for each connection.
   * @param name unique in the service; the plan is kept under it
   */
  async prepared<R extends QueryResultRow>(name: string, text: string, values: unknown[] = []): Promise<R[]> {
    this.assertOne(name, text);
    const { rows } = await orUnavailable(this.reads.query<R>({ name, text, values }));
    return rows;
  }

  /** PostgreSQL would refuse a second statement of the same name, but only on connections that know the first. */
  private assertOne(name: string, text: string): void {
    const known = this.statements.get(name);
    if (known === undefined) this.statements.set(name, text);
    else if (known !== text) throw new Error(`Two statements are called ${name} in ${this.schema}`);
  }

  /** Rows of a statement that changes from call to call; PostgreSQL plans it for each. */
  async rows<R extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    const { rows } = await orUnavailable(this.reads.query<R>(text, [...values]));
    return rows;
  }

  /**
   * Builds statements whose tables and columns the compiler checks; {@link select} runs those that only read.
   * @typeParam Tables columns of each table, by their names in PostgreSQL
   */
  kysely<Tables>(): Kysely<Tables> {
    return this.orm.em.getKysely() as unknown as Kysely<Tables>;
  }

  /** Rows of a statement built with {@link kysely}, read outside of a transaction. */
  select<R>(query: Compilable<R>): Promise<R[]> {
    const { sql, parameters } = query.compile();
    return this.rows<R & QueryResultRow>(sql, parameters);
  }

  async ping(): Promise<void> {
    await this.reads.query('select 1');
  }

  async close(): Promise<void> {
    await Promise.all([this.reads.end(), this.orm.close()]);
  }
}
