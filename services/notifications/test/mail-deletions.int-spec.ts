import { randomUUID } from 'node:crypto';
import type { DeliveryKind } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { ERASURES } from '../src/privacy/erasures.sql.js';
import { startMailArchive, type MailArchive } from './mail-archive.js';
import { addUser, peerData, someApplication, someCandidate } from './peers.js';
import { startSmtpSink, type SmtpSink } from './smtp-sink.js';
import { startNotifications, type RunningNotifications } from './start-notifications.js';

let sink: SmtpSink;
let archive: MailArchive;
let running: RunningNotifications;
let service: RunningNotifications['service'];
let nextId = 1;

beforeAll(async () => {
  [sink, archive] = await Promise.all([startSmtpSink(), startMailArchive()]);
  running = await startNotifications(sink.url, { MAIL_ARCHIVE_URL: archive.url });
  ({ service } = running);
});
afterAll(async () => {
  await running.stop();
  await Promise.all([sink.stop(), archive.stop()]);
});
afterEach(() => {
  archive.deleted.length = 0;
  peerData.applications.clear();
});

/** What the archive is asked for: the part of the Message-ID before the domain. */
const keyOf = (mail: { messageId?: string | undefined }) =>
  /^<([0-9a-f]{40})@/.exec(mail.messageId ?? '')?.[1];
/** The keys of the mails that the mail server accepted for these addresses. */
const keysOf = (...addresses: string[]) =>
  sink.mails
    .filter(({ recipients }) => recipients.some((recipient) => addresses.includes(recipient)))
    .map(keyOf)
    .sort();
/** The rows of deletions that have not succeeded. */
const waiting = () => service.rows<{ attempts: number }>('select * from mail_deletion');
const deletedKeys = async () => {
  await eventually(async () => (await waiting()).length === 0);
  return [...new Set(archive.deleted)].sort();
};
const createCandidate = () => {
  const id = nextId++;
  const candidate = someCandidate({ id, email: `pessoa-${id}@exemplo.com.br` });
  peerData.candidates.set(id, candidate);
  return candidate;
};
const sent = (kind: DeliveryKind, where: { candidateId?: number } = {}, count = 1) =>
  eventually(async () => {
    const deliveries = await service.as(ADMIN).deliveries(where);
    return deliveries.filter((one) => one.kind === kind && one.state === 'sent').length >= count;
  });
const apply = async (candidateId: number) => {
  await service.receive('candidate.applied', { candidateId, jobId: 1 } as never);
  await sent('application-receipt', { candidateId });
};

describe('mails in the archive', () => {
  it('of an erased candidate are deleted, also those to the referrer; those of others stay', async () => {
    const [erased, other] = [createCandidate(), createCandidate()];
    const referrerEmail = 'quem-indica@exemplo.com.br';
    peerData.referrals.set(erased.id, { referrerName: 'Paulo', referrerEmail } as never);
    const application = someApplication({
      id: erased.id,
      candidateId: erased.id,
      referralId: erased.id,
    });
    peerData.applications.set(application.id, application);
    await apply(erased.id);
    await apply(other.id);
    const referral = { referralApplicationId: application.id, referralId: erased.id, candidateId: erased.id };
    await service.receive('referral.applied', referral);
    await sent('referral-received', { candidateId: erased.id });

    await service.receive('candidate.erased', { candidateId: erased.id });
    const expected = keysOf(erased.email, referrerEmail);
    expect(expected).toHaveLength(2);
    expect(await deletedKeys()).toEqual(expected);
    expect(archive.authorization).toBe(`Basic ${Buffer.from('leitor:segredo').toString('base64')}`);
  });

  it('are deleted when the archive is available again; until then only the key of the message is kept', async () => {
    const { id, email } = createCandidate();
    await apply(id);
    archive.isDown = true;
    await service.receive('candidate.erased', { candidateId: id });
    await eventually(async () => (await waiting()).some(({ attempts }) => attempts > 1));
    expect(JSON.stringify(await waiting())).not.toContain(email);
    expect(archive.deleted).toEqual([]);
    archive.isDown = false;
    expect(await deletedKeys()).toEqual(keysOf(email));
  });

  it('that name an erased person to staff are deleted: the bonus digest and the hiring report', async () => {
    addUser(40, { fullName: 'Ana Reis', email: 'ana@araucaria.example' });
    const [erased, other] = [createCandidate(), createCandidate()];
    const digestOf = async (date: string, candidateId: number) => {
      peerData.applications.clear();
      peerData.applications.set(candidateId, someApplication({ id: candidateId, candidateId }));
      const before = sink.mails.length;
      await service.receive('bonus.digest-due', { date });
      await eventually(() => Promise.resolve(sink.mails.length > before));
      return keyOf(sink.mails.at(-1) ?? {});
    };
    const naming = await digestOf('2030-08-10', erased.id);
    const notNaming = await digestOf('2030-08-11', other.id);
    peerData.hiringInProgress = [
      {
        id: erased.id,
        name: 'Joana Prado',
        position: 'Dev',
        hiringStep: 'documents',
        lastUpdateDate: '2026-01-05T12:00:00.000Z',
      },
    ];
    await service.as({ ...ADMIN, id: 40 }).requestHiringReport({});
    await sent('hiring-report');
    const report = keyOf(sink.mails.at(-1) ?? {});

    await service.receive('candidate.erased', { candidateId: erased.id });
    expect(await deletedKeys()).toEqual([naming, report].sort());
    expect(archive.deleted).not.toContain(notNaming);
  });

  it('to an erased referrer or account, and to the sender of an erased request, are deleted', async () => {
    const ids = await service.rows<{ key: string }>(
      `insert into delivery (idempotency_key, channel, kind, recipient_kind, candidate_id, referral_application_id, user_id,
         subject_request_id, state, retry_until, sent_at)
       values ('r', 'email', 'referral-received', 'referrer', 900, 77, null, null, 'sent', now(), now()),
         ('u', 'email', 'account-reset', 'staff', null, null, 78, null, 'sent', now(), now()),
         ('s', 'email', 'subject-request-confirmation', 'requester', null, null, null, 79, 'sent', now(), now()),
         ('w', 'whatsapp', 'interview-invitation', 'candidate', 77, null, null, null, 'sent', now(), now())
       returning left(encode(sha256(idempotency_key::bytea), 'hex'), 40) as key`,
    );
    await service.receive('referrer.erased', { referralApplicationIds: [77] });
    await service.receive('user.removed', { userId: 78 });
    await service.receive('subject-request.cleared', { requestIds: [79] });
    await service.receive('candidate.erased', { candidateId: 77 });
    expect(await deletedKeys()).toEqual(
      ids
        .slice(0, 3)
        .map(({ key }) => key)
        .sort(),
    );
  });

  it('of messages that a retention run or a cleaning deletes are deleted', async () => {
    const { id, email } = createCandidate();
    await apply(id);
    await service.rows(
      `update delivery set created_at = now() - interval '400 days' where candidate_id = $1`,
      [id],
    );
    const terms = [{ kind: 'messages', termDays: 365 }] as never;
    await service.receive('retention.requested', { runId: randomUUID(), dryRun: false, terms });
    expect(await deletedKeys()).toEqual(keysOf(email));

    const last = createCandidate();
    await apply(last.id);
    await service.receive('cleaning.requested', {
      runId: randomUUID(),
      services: ['notifications'],
    } as never);
    expect(await deletedKeys()).toEqual(expect.arrayContaining(keysOf(last.email)));
  });

  it.each(ERASURES)(
    'are deleted again when the erasure of a $kind is repeated after a restore',
    async ({ repeat }) => {
      const [row] = await service.rows<{ key: string }>(
        `insert into delivery (idempotency_key, channel, kind, recipient_kind, candidate_id, referral_application_id, user_id,
         subject_request_id, state, retry_until, sent_at)
       values ('z', 'email', 'x', 'referrer', 88, 88, 88, null, 'sent', now(), now())
       returning left(encode(sha256(idempotency_key::bytea), 'hex'), 40) as key`,
      );
      await service.rows(
        `update delivery set recipient_kind = 'requester', subject_request_id = 88 where $1`,
        [(repeat ?? []).join().includes('subject_request_id')],
      );
      for (const statement of repeat ?? []) await service.rows(statement, ['{88}']);
      expect(await deletedKeys()).toEqual([row?.key]);
    },
  );
});
