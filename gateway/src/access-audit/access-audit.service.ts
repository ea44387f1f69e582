import { randomUUID } from 'node:crypto';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import {
  MAX_ACCESSES_PER_CALL,
  UsersClient,
  type AuditRecord,
  type ErrorCode,
  type ObservedAccess,
} from '@araucaria/contracts';
import { AppError, currentContext, log, runInContext } from '@araucaria/platform';
import { RefusalSampler, type CountedRefusals } from './refusal-sampler.js';

const FLUSH_INTERVAL_MS = 1_000;
/** While the users service is away. An attack with more different accesses than these is recorded as a number. */
const MAX_WAITING_ACCESSES = 5_000;

/** Refusals that are recorded. Wrong passwords are not among them: the users service records those. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS']);
/** The site asks it for every visitor: `UNAUTHENTICATED` is the expected response. */
const SESSION_QUESTION = 'GET /api/auth/me';

type Access = ObservedAccess & { details: { count: number } };

/**
 * Records looks at profiles and refused requests, without delaying the response: accesses wait in memory and are sent once
 * a second. Equal ones become one entry with their number. A stopping process sends the rest; a killed one loses at most
 * the last second. If a reply of the users service is lost, a batch may be recorded twice.
 */
@Injectable()
export class AccessAuditService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private waiting = new Map<string, Access>();
  /** Accesses that found no room since the last flush. */
  private dropped = 0;
  private readonly sampler = new RefusalSampler();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(private readonly users: UsersClient) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.addCounted(this.sampler.end());
    await this.flush();
  }

  record(access: AuditRecord): void {
    const { requestId, actor, origin } = currentContext();
    const { action, subject, subjectId, details } = access;
    const key = JSON.stringify([action, subject, subjectId, details, actor?.id, origin]);
    const known = this.waiting.get(key);
    if (known) known.details.count += 1;
    else if (this.waiting.size >= MAX_WAITING_ACCESSES) this.dropped += 1;
    else
      this.waiting.set(key, {
        action,
        ...(subject !== undefined && { subject }),
        ...(subjectId !== undefined && { subjectId: String(subjectId) }),
        details: { ...details, count: 1 },
        occurredAt: new Date().toISOString(),
        actorId: actor?.id ?? null,
        requestId,
        origin: origin ?? null,
      });
  }

  /**
   * Records an error if it is a refusal: 401, 403 or 429. Many of anonymous visitors are counted only.
   * @param where method and pattern of the route, or `graphql`; without ids and names that the caller chose
   */
  recordRefusal({ code }: AppError, where: string): void {
    if (!REFUSALS.has(code) || where === SESSION_QUESTION) return;
    const { actor, origin } = currentContext();
    if (!actor && !this.sampler.takes(code, origin)) return;
    this.record({ action: 'access.refused', details: { code, where } });
  }

  /** Sends all waiting accesses. Never fails: what cannot be sent keeps waiting. */
  private flush(): Promise<void> {
    this.flushing = this.flushing.then(() =>
      this.send().catch((error: unknown) => log.warn({ err: error }, 'accesses wait for the audit trail')),
    );
    return this.flushing;
  }

  private addNumber(action: AuditRecord['action'], details: Access['details'], origin: string | null): void {
    const occurredAt = new Date().toISOString();
    const entry: Access = { action, details, occurredAt, actorId: null, requestId: null, origin };
    this.waiting.set(randomUUID(), entry);
  }

  private addCounted(refusals: CountedRefusals[]): void {
    for (const { code, network, count } of refusals)
      this.addNumber('access.refused', { code, further: true, count }, network);
  }

  private async send(): Promise<void> {
    if (this.dropped) {
      this.addNumber('access.unrecorded', { count: this.dropped }, null);
      this.dropped = 0;
    }
    this.addCounted(this.sampler.endHour());
    while (this.waiting.size) {
      const batch = [...this.waiting].slice(0, MAX_ACCESSES_PER_CALL);
      // Equal accesses from here on are new entries.
      for (const [key] of batch) this.waiting.delete(key);
      const accesses = batch.map(([, access]) => access);
      try {
        await runInContext({ requestId: randomUUID() }, () => this.users.recordAccesses({ accesses }));
      } catch (error) {
        const rest = this.waiting;
        this.waiting = new Map(batch.map(([, access]) => [randomUUID(), access]));
        for (const [key, access] of rest) this.waiting.set(key, access);
        throw error;
      }
    }
  }
}
