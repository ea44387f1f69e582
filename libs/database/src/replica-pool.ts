import { Pool, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { log } from '@araucaria/platform';
import { isDatabaseUnavailable } from './database-errors.js';

/** Shorter than that of the primary: the primary can execute the statement instead. */
const CONNECTION_TIMEOUT_MS = 1_000;
/** How long the primary executes all statements after the replica could not. */
const RETRY_INTERVAL_MS = 5_000;
/** The replica ends a statement that reads rows whose removal it must apply: serialization_failure. */
const RECOVERY_CONFLICT = '40001';

interface ReplicaPoolOptions {
  replicaUrl: string;
  /** Of each connection, for PostgreSQL. */
  options: string;
  maxConnections: number;
  primary: Pool;
}

/**
 * Connections to a read replica of PostgreSQL. The primary executes what the replica cannot, so an outage of the replica
 * costs no request. With `synchronous_commit = remote_apply` the replica has each committed change before its client learns
 * of the commit; with another setting reads may be older by the lag of the replica.
 */
export class ReplicaPool {
  readonly pool: Pool;
  private readonly primary: Pool;
  /** Milliseconds of the monotonic clock. */
  private retryAt = 0;

  constructor({ replicaUrl, options, maxConnections, primary }: ReplicaPoolOptions) {
    this.primary = primary;
    this.pool = new Pool({
      connectionString: replicaUrl,
      max: maxConnections,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      options,
    });
    this.pool.on('error', (error) =>
      log.warn({ err: error }, 'an idle connection to the read replica broke'),
    );
  }

  async query<R extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<R>> {
    if (performance.now() < this.retryAt) return this.primary.query<R>(statement);
    try {
      return await this.pool.query<R>(statement);
    } catch (error) {
      if ((error as { code?: string }).code !== RECOVERY_CONFLICT) {
        if (!isDatabaseUnavailable(error)) throw error;
        this.retryAt = performance.now() + RETRY_INTERVAL_MS;
        log.warn({ err: error }, 'the read replica is unavailable; the primary executes its statements');
      }
      return this.primary.query<R>(statement);
    }
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}
