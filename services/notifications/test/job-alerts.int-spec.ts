import { randomUUID } from 'node:crypto';
import type { JobView } from '@araucaria/contracts';
import { addDays, eventually, today } from '@araucaria/testing';
import { peerData } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

const TOKEN = 'T'.repeat(43);
const SITE = 'https://talentos.exemplo.com.br';

describe('e-mails of job alerts', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: NotificationsWithMail['sink'];

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
    for (const [id, isActive, closesOn] of [
      [301, true, null],
      [302, true, today()],
      [303, false, null],
      [304, true, addDays(today(), -1)],
    ] as const)
      peerData.jobs.set(id, {
        id,
        title: `Vaga ${id}`,
        department: 'Design',
        location: 'Curitiba',
        isActive,
        closesOn,
      } as JobView);
  });
  afterAll(() => running.stop());

  const addDigest = (jobIds: number[]) => {
    const digestId = randomUUID();
    const email = `${digestId}@exemplo.com.br`;
    peerData.jobDigests.set(digestId, { email, firstName: 'Ana', jobIds, unsubscribeToken: TOKEN });
    return { digestId, email };
  };
  const mailsTo = (email: string) => sink.mails.filter(({ recipients }) => recipients.includes(email));
  const isCancelled = (digestId: string) =>
    eventually(
      async () =>
        (
          await service.rows(
            `select 1 from delivery where details->>'digestId' = $1 and state = 'cancelled'`,
            [digestId],
          )
        ).length > 0,
    );

  it('name the open jobs with their links, and are ended by one click', async () => {
    const { digestId, email } = addDigest([302, 301, 303, 304]);
    await service.receive('candidate.job-digest-due', { candidateId: 7, digestId });
    const mail = await eventually(async () => mailsTo(email)[0]);
    expect(mail.subject).toBe('2 novas vagas para você');
    for (const text of [mail.text ?? '', mail.html ?? '']) {
      for (const part of [`${SITE}/vagas/301`, `${SITE}/vagas/302`, `${SITE}/cancelar-alertas#${TOKEN}`])
        expect(text).toContain(part);
      expect(text).not.toContain('303');
    }
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${SITE}/api/job-alerts/unsubscribe/${TOKEN}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('are sent once for a digest, whatever events request it', async () => {
    const { digestId, email } = addDigest([301]);
    const later = addDigest([301]);
    for (const id of [digestId, digestId, later.digestId])
      await service.receive('candidate.job-digest-due', { candidateId: 7, digestId: id });
    const mail = await eventually(async () => mailsTo(email)[0]);
    expect(mail.subject).toBe('Nova vaga: Vaga 301');
    await eventually(async () => mailsTo(later.email)[0]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('are cancelled when all jobs were closed since, or the person has ended the alerts', async () => {
    const closed = addDigest([303]);
    await service.receive('candidate.job-digest-due', { candidateId: 7, digestId: closed.digestId });
    await isCancelled(closed.digestId);
    const digestId = randomUUID();
    await service.receive('candidate.job-digest-due', { candidateId: 7, digestId });
    await isCancelled(digestId);
  });
});
