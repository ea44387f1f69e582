import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Compilable, Kysely } from 'kysely';
import { Pool, type QueryConfig, type QueryResultRow } from 'pg';
import { AppError, currentContext, log, trackLocks } from '@araucaria/platform';
import { isDatabaseUnavailable, orUnavailable } from './database-errors.js';
import { entityReads } from './entity-reads.js';
import { ReplicaPool } from './replica-pool.js';
import { tracedStatement } from './statement-spans.js';

/** Connections of MikroORM. */
export const MAX_TRANSACTION_CONNECTIONS = 8;
/** Connections for plain reads, in addition. Both pools open connections on demand. */
const MAX_READ_CONNECTIONS = 4;

/** Texts of built statements that are prepared. Connections keep prepared statements until they end. */
const MAX_BUILT_STATEMENTS = 500;

/**
 * How long work waits for a free connection: the longest deadline of a call that a user waits for. A caller with a
 * shorter deadline gives up earlier by itself.
 */
export const CONNECTION_TIMEOUT_MS = 10_000;

export interface Statement {
  /**
   * Unique in the service; PostgreSQL parses the statement once per connection. Without a name, for a text that varies, it parses and
   * plans every execution.
   */
  name?: string;
  text: string;
  values?: readonly unknown[];
}

interface ReadOptions {
  /** From the read replica, if there is one. */
  fromReplica?: boolean;
}

interface BuiltReadOptions extends ReadOptions {
  /**
   * PostgreSQL parses the statement once per connection, and plans it again only while a plan for its values is cheaper. For
   * statements with few texts: numbers that influence the plan, such as a limit, are literals, and all other values are parameters.
   */
  isPrepared?: boolean;
}

/** Options of a connection for reads. PostgreSQL refuses a change there: changes need the pool and the effects of {@link Database.write}. */
const readOptions = (schema: string): string =>
  `-c search_path=${schema},public -c default_transaction_read_only=on`;

/** The service's own schema: transactions through MikroORM, frequent reads through prepared SQL. */
export class Database {
  private readonly reads: Pool;
  private readonly replica: ReplicaPool | undefined;
  private entities: Kysely<unknown> | undefined;
  /** SQL of the prepared statements, by name. */
  private readonly statements = new Map<string, string>();
  /** Names of the built statements that are prepared, by SQL. */
  private readonly built = new Map<string, string>();
  /** Called after the commit of a running transaction. */
  private readonly commitCallbacks = new WeakMap<EntityManager, Set<() => void>>();
  /** Runs after each commit of this process. */
  private commitEffect: () => Promise<void> = async () => undefined;

  constructor(
    private readonly orm: MikroORM,
    /** Name of the PostgreSQL schema, which is the service's name. */
    readonly schema: string,
    readonly url: string,
    /** The pool of MikroORM; undefined until the first connection. */
    private readonly transactions: () => Pool | undefined,
    /** Of a read replica, for lists. */
    replicaUrl?: string,
  ) {
    this.reads = new Pool({
      connectionString: url,
      max: MAX_READ_CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      options: readOptions(schema),
    });
    this.reads.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
    if (replicaUrl) {
      this.replica = new ReplicaPool({
        ...{ replicaUrl, options: readOptions(schema), maxConnections: MAX_READ_CONNECTIONS },
        primary: this.reads,
      });
    }
  }

  /**
   * Runs `work` in one transaction on a fresh entity manager: commits when it resolves, rolls back when it rejects. It may not call
   * another service after a statement that locks (decision 062); `askBeforeLock` orders a call and a lock.
   * @throws {AppError} `UNAVAILABLE` when PostgreSQL cannot be reached, or when the caller's deadline passed before a
   * connection was free. In the second case nothing is changed, because the caller may be retrying already.
   */
  async transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const { deadline = Infinity } = currentContext();
    const callbacks = new Set<() => void>();
    const run = (em: EntityManager) => {
      if (Date.now() > deadline) throw new AppError('UNAVAILABLE');
      this.commitCallbacks.set(em, callbacks);
      return work(em);
    };
    const result = await orUnavailable(trackLocks(() => this.orm.em.fork().transactional(run)));
    for (const callback of callbacks) callback();
    await this.committed();
    return result;
  }

  /**
   * Calls `callback` once when the transaction of `em` has committed, also if it is added several times. It must not throw.
   * Nothing is called if the transaction rolls back or the process dies, so it may only make something happen sooner.
   * @param em of {@link transaction}
   */
  afterCommit(em: EntityManager, callback: () => void): void {
    this.commitCallbacks.get(em)?.add(callback);
  }

  /**
   * Sets what {@link transaction} and {@link write} do after each commit, whatever it has changed, before they resolve. It must
   * not reject.
   */
  afterEveryCommit(effect: () => Promise<void>): void {
    this.commitEffect = effect;
  }

  /** Runs the effect of {@link afterEveryCommit} for commits of other replicas, which may not have run it yet. */
  committed(): Promise<void> {
    return this.commitEffect();
  }

  /**
   * Reads entities outside of a transaction, by the connections for reads, which refuse changes and locks.
   * @throws {AppError} `UNAVAILABLE` when PostgreSQL cannot be reached; all reads do
   */
  read<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  /** Rows of a select that was built with {@link kysely}, outside of a transaction. */
  read<R>(query: Compilable<R>, options?: BuiltReadOptions): Promise<R[]>;
  /** Rows of a statement that changes nothing. */
  read<R extends QueryResultRow>(statement: Statement, options?: ReadOptions): Promise<R[]>;
  async read(
    source: ((em: EntityManager) => Promise<unknown>) | Compilable | Statement,
    { fromReplica = false, isPrepared = false }: BuiltReadOptions = {},
  ): Promise<unknown> {
    if (typeof source === 'function') return orUnavailable(this.readEntities(source));
    const statement = 'compile' in source ? this.builtStatement(source, isPrepared) : this.checked(source);
    const pool: Pick<ReplicaPool, 'query'> = (fromReplica && this.replica) || this.reads;
    const { rows } = await tracedStatement(this.schema, statement.text, () =>
      orUnavailable(pool.query<QueryResultRow>(statement)),
    );
    return rows;
  }

  private async readEntities<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const { types } = (await this.nativePool()).options;
    this.entities ??= entityReads({ reads: this.reads, schema: this.schema, types });
    const em = this.orm.em.fork();
    em.setTransactionContext(this.entities);
    return work(em);
  }

  private nativePool(): Promise<Pool> {
    return this.orm.em.getConnection().getNativeClient();
  }

  /**
   * Rows that a statement which changes rows returns. The statement is a transaction of its own: one round trip, and
   * PostgreSQL parses it once per connection.
   * @throws {AppError} `UNAVAILABLE` as {@link transaction} does
   */
  async write<R extends QueryResultRow>(statement: Statement & { name: string }): Promise<R[]> {
    const query = this.checked(statement);
    const { deadline = Infinity } = currentContext();
    const execute = async () => {
      const client = await (await this.nativePool()).connect();
      let error: unknown;
      try {
        if (Date.now() > deadline) throw new AppError('UNAVAILABLE');
        return await client.query<R>(query);
      } catch (thrown) {
        error = thrown;
        throw thrown;
      } finally {
        // A connection that PostgreSQL is ending does not yet look broken to the pool.
        client.release(isDatabaseUnavailable(error));
      }
    };
    const { rows } = await orUnavailable(trackLocks(execute));
    await this.committed();
    return rows;
  }

  /** @throws {Error} when another text has the same name */
  private checked({ name, text, values = [] }: Statement): QueryConfig {
    if (name === undefined) return { text, values: [...values] };
    // PostgreSQL refuses the second one only on connections that have prepared the first.
    const registered = this.statements.get(name) ?? text;
    if (registered !== text) throw new Error(`Two statements are named ${name} in ${this.schema}`);
    this.statements.set(name, text);
    return { name, text, values: [...values] };
  }

  private builtStatement(query: Compilable, isPrepared: boolean): QueryConfig {
    const { sql: text, parameters } = query.compile();
    const values = [...parameters];
    if (!isPrepared) return { text, values };
    let name = this.built.get(text);
    if (name === undefined) {
      if (this.built.size >= MAX_BUILT_STATEMENTS) return { text, values };
      name = `built ${this.built.size + 1}`;
      this.built.set(text, name);
    }
    return this.checked({ name, text, values });
  }

  /**
   * Builder for statements whose tables and columns the compiler checks; {@link read} executes selects.
   * @typeParam Tables tables with their columns, by their names in PostgreSQL
   */
  kysely<Tables>(): Kysely<Tables> {
    return this.orm.em.getKysely() as unknown as Kysely<Tables>;
  }

  get pools(): ReadonlyArray<{ name: string; pool: Pool; maxConnections: number }> {
    const pool = this.transactions();
    return [
      ...(pool ? [{ name: 'transactions', pool, maxConnections: MAX_TRANSACTION_CONNECTIONS }] : []),
      { name: 'reads', pool: this.reads, maxConnections: MAX_READ_CONNECTIONS },
      ...(this.replica
        ? [{ name: 'replica', pool: this.replica.pool, maxConnections: MAX_READ_CONNECTIONS }]
        : []),
    ];
  }

  /** Rejects when PostgreSQL does not respond. */
  async ping(): Promise<void> {
    await this.reads.query('select 1');
  }

  /** Closes all connections; one that is in use when it is released. */
  async close(): Promise<void> {
    // Not by `orm.close()`: Kysely forgets its pool first, and then never releases a connection that is being opened.
    await Promise.all([this.reads.end(), this.replica?.end(), this.transactions()?.end()]);
  }
}
