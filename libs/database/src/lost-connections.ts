import type { ClientBase, Pool, PoolClient } from 'pg';

/**
 * Frees the place of a connection that breaks while it is in use. Kysely releases the connection of a transaction after its
 * rollback, which fails on a broken connection. Without this function, each transaction that is open while PostgreSQL restarts
 * takes one place of the pool until the process ends.
 */
export function releaseLostConnections(pool: Pool): void {
  const inUse = new WeakSet<ClientBase>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client: PoolClient) => {
    client.once('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // Its user may still release it, which the pool allows once.
      client.release = () => undefined;
    });
  });
}
