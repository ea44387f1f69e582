import { lookup } from 'node:dns/promises';
import { ClientTCP } from '@nestjs/microservices';
import { TimeoutError, firstValueFrom, timeout } from 'rxjs';

/** Nothing was sent: another replica, or the same one later, may take the call. */
export class ReplicaUnreachable extends Error {
  override readonly name = 'ReplicaUnreachable';
}

/** The call was sent and no answer came; nobody knows whether it was done. */
export class ReplicaLost extends Error {
  override readonly name = 'ReplicaLost';
}

interface Replica {
  address: string;
  client: ClientTCP;
  /** Epoch milliseconds until which it is passed over after a failure. */
  restsUntil: number;
}

/** How long names keep their addresses: as long as a scaled-out replica may wait for its first call. */
const DNS_INTERVAL = 5_000;
/** A failed replica is passed over for a second while there are others. */
const REST = 1_000;

/**
 * The replicas of one service: one socket for each address, taken in turns, failing ones passed over.
 * A name may stand for many addresses (a Kubernetes headless service); it is looked up again regularly.
 */
export class ReplicaPool {
  private replicas = new Map<string, Replica>();
  private turn = 0;
  private resolvedAt = 0;
  private resolving?: Promise<void>;

  /** @param addresses `host:port`, comma-separated */
  constructor(private readonly addresses: string) {}

  async send(pattern: string, request: unknown, limit: number): Promise<unknown> {
    const replica = await this.next();
    try {
      await replica.client.connect();
    } catch (error) {
      this.rest(replica);
      throw new ReplicaUnreachable(`${replica.address} refuses connections`, { cause: error });
    }
    try {
      const reply = await firstValueFrom(
        replica.client.send<unknown>(pattern, request).pipe(timeout(Math.max(limit, 1))),
      );
      if ((reply as { leaving?: boolean }).leaving) this.rest(replica);
      return reply;
    } catch (error) {
      if (!(error instanceof TimeoutError)) this.rest(replica);
      throw new ReplicaLost(`${replica.address} did not answer ${pattern}`, { cause: error });
    }
  }

  close(): void {
    for (const { client } of this.replicas.values()) client.close();
    this.replicas.clear();
  }

  private rest(replica: Replica): void {
    // Its socket stays open: a replica that leaves still answers what it has begun.
    replica.restsUntil = Date.now() + REST;
  }

  private async next(): Promise<Replica> {
    if (Date.now() - this.resolvedAt > DNS_INTERVAL) {
      this.resolving ??= this.resolve().finally(() => (this.resolving = undefined));
      if (this.replicas.size === 0) await this.resolving;
    }
    const all = [...this.replicas.values()];
    if (!all.length) throw new ReplicaUnreachable(`${this.addresses} has no address`);
    const awake = all.filter((replica) => replica.restsUntil <= Date.now());
    const choice = awake.length ? awake : all;
    return choice[this.turn++ % choice.length] as Replica;
  }

  private async resolve(): Promise<void> {
    const found = await Promise.all(this.addresses.split(',').map((entry) => addressesOf(entry.trim())));
    const current = new Set(found.flat());
    this.resolvedAt = Date.now();
    if (!current.size) return;
    for (const address of current) {
      if (this.replicas.has(address)) continue;
      const [host, port] = splitAddress(address);
      const client = new ClientTCP({ host, port });
      this.replicas.set(address, { address, client, restsUntil: 0 });
    }
    for (const [address, { client }] of this.replicas) {
      if (current.has(address)) continue;
      client.close();
      this.replicas.delete(address);
    }
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
