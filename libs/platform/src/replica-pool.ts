import { lookup } from 'node:dns/promises';
import { CallNotStartedError, CallTimeoutError, ClosingClientTcp } from './rpc-closing.js';

/** The call was not sent, or arrived at a replica that had stopped: it is safe to retry any call. */
export class ReplicaUnreachableError extends Error {
  override readonly name = 'ReplicaUnreachableError';
}

/** The call was sent and no reply arrived. The service may or may not have executed it. */
export class ReplicaLostError extends Error {
  override readonly name = 'ReplicaLostError';
}

interface Replica {
  address: string;
  client: ClosingClientTcp;
  /** Epoch milliseconds until which other replicas are preferred, after a failure. */
  avoidedUntil: number;
}

/** Host names are resolved again at this interval, so a new replica gets its first call within it. */
const DNS_REFRESH_INTERVAL_MS = 5_000;
/** How long other replicas are preferred to one that failed. */
const AVOIDANCE_MS = 1_000;

/**
 * The replicas of one service: one socket per address, chosen round-robin. A replica that failed is avoided for
 * {@link AVOIDANCE_MS}. A host name may resolve to many addresses (a headless service of Kubernetes) and is resolved
 * again every {@link DNS_REFRESH_INTERVAL_MS}.
 */
export class ReplicaPool {
  private readonly replicas = new Map<string, Replica>();
  /** {@link replicas} in the order in which they are chosen. */
  private order: readonly Replica[] = [];
  private nextIndex = 0;
  /** Epoch milliseconds. */
  private resolvedAt = 0;
  private resolving: Promise<void> | undefined;

  /** @param addresses `host:port`, comma-separated */
  constructor(private readonly addresses: string) {}

  /**
   * Sends a call to the next replica and returns its reply.
   * @throws {ReplicaUnreachableError} when it was not sent or not started
   * @throws {ReplicaLostError} when no reply arrived within `timeoutMs`
   */
  async send(pattern: string, request: unknown, timeoutMs: number): Promise<unknown> {
    const replica = await this.next();
    try {
      await replica.client.connect();
    } catch (error) {
      this.avoid(replica);
      throw new ReplicaUnreachableError(`${replica.address} refuses connections`, { cause: error });
    }
    try {
      const reply = await replica.client.request(pattern, request, Math.max(timeoutMs, 1));
      if ((reply as { draining?: boolean }).draining) this.avoid(replica);
      return reply;
    } catch (error) {
      if (!(error instanceof CallTimeoutError)) this.avoid(replica);
      if (error instanceof CallNotStartedError)
        throw new ReplicaUnreachableError(`${replica.address} has stopped`, { cause: error });
      throw new ReplicaLostError(`${replica.address} did not reply to ${pattern}`, { cause: error });
    }
  }

  close(): void {
    for (const { client } of this.order) client.close();
    this.replicas.clear();
    this.order = [];
  }

  private avoid(replica: Replica): void {
    // Its socket stays open: a draining replica still replies to the calls that it has started.
    replica.avoidedUntil = Date.now() + AVOIDANCE_MS;
  }

  private async next(): Promise<Replica> {
    if (Date.now() - this.resolvedAt > DNS_REFRESH_INTERVAL_MS) {
      this.resolving ??= this.resolve().finally(() => (this.resolving = undefined));
      if (this.replicas.size === 0) await this.resolving;
    }
    const { order } = this;
    for (let checked = 0; checked < order.length; checked++) {
      const replica = order[this.nextIndex++ % order.length] as Replica;
      if (replica.avoidedUntil <= Date.now()) return replica;
    }
    const replica = order[this.nextIndex++ % order.length];
    if (!replica) throw new ReplicaUnreachableError(`${this.addresses} has no address`);
    return replica;
  }

  private async resolve(): Promise<void> {
    const found = await Promise.all(this.addresses.split(',').map((entry) => addressesOf(entry.trim())));
    const current = new Set(found.flat());
    this.resolvedAt = Date.now();
    if (!current.size) return;
    for (const address of current) {
      if (this.replicas.has(address)) continue;
      const [host, port] = splitAddress(address);
      const client = new ClosingClientTcp({ host, port });
      this.replicas.set(address, { address, client, avoidedUntil: 0 });
    }
    for (const [address, { client }] of this.replicas) {
      if (current.has(address)) continue;
      client.close();
      this.replicas.delete(address);
    }
    this.order = [...this.replicas.values()];
  }
}

async function addressesOf(entry: string): Promise<string[]> {
  const [host, port] = splitAddress(entry);
  const records = await lookup(host, { all: true, family: 4 }).catch(() => []);
  return records.map(({ address }) => `${address}:${port}`);
}

function splitAddress(address: string): [host: string, port: number] {
  const at = address.lastIndexOf(':');
  return [address.slice(0, at), Number(address.slice(at + 1))];
}
