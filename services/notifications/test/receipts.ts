import { randomUUID } from 'node:crypto';
import { ADMIN, eventually } from '@araucaria/testing';
import { peerData, someCandidate } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';
import type { SmtpSink } from './smtp-sink.js';

/** A running service with a mail server, to which candidates apply. */
export class Receipts {
  private nextCandidate = 1;

  private constructor(
    private readonly running: NotificationsWithMail,
    readonly service: NotificationsWithMail['service'],
    /** A test may replace it by another one at the same port. */
    public sink: SmtpSink,
  ) {}

  static async start(): Promise<Receipts> {
    const running = await startNotificationsWithMail();
    return new Receipts(running, running.service, running.sink);
  }

  stop = () => this.running.stop();

  nextId = (): number => this.nextCandidate++;

  /** Publishes `candidate.applied` through the outbox, the relay and the queue. */
  async apply(change: Parameters<typeof someCandidate>[0] | object = {}, eventId = randomUUID()) {
    const candidate = someCandidate({ id: this.nextId(), ...change });
    peerData.candidates.set(candidate.id, candidate);
    const { id: candidateId, jobId } = candidate;
    await this.publish('candidate.applied', { candidateId, jobId, referralCode: null }, eventId);
    return { ...candidate, eventId };
  }

  async publish(name: string, payload: object, eventId = randomUUID()): Promise<void> {
    const values = [eventId, name, payload];
    await this.service.rows('insert into outbox_event (id, name, payload) values ($1, $2, $3)', values);
  }

  deliveryOf = async (candidateId: number) =>
    (await this.service.as(ADMIN).deliveries({ candidateId })).at(0);

  settled = (candidateId: number) =>
    eventually(async () => {
      const delivery = await this.deliveryOf(candidateId);
      return delivery && delivery.state !== 'pending' ? delivery : undefined;
    });

  mailsTo = (address: string) => this.sink.mails.filter(({ recipients }) => recipients.includes(address));
}
