import { randomUUID } from 'node:crypto';
import type { IssuedCandidateLink } from '@araucaria/contracts';
import { eventually } from '@araucaria/testing';
import { peerData } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

describe('e-mails with links of candidates', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: NotificationsWithMail['sink'];

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
  });
  afterAll(() => running.stop());

  const request = async (change: Partial<IssuedCandidateLink> = {}) => {
    const linkId = randomUUID();
    const email = `${linkId}@exemplo.com.br`;
    peerData.candidateLinks.set(linkId, {
      kind: 'draft',
      email,
      firstName: 'Ana',
      jobTitle: 'Analista de Dados',
      appliedAt: null,
      earlier: null,
      expiresAt: '2030-06-10T12:30:00.000Z',
      ...change,
    });
    await service.receive('candidate.link-requested', {
      candidateId: 7,
      linkId,
      kind: change.kind ?? 'draft',
    });
    const mail = await eventually(async () =>
      sink.mails.find(({ recipients }) => recipients.includes(email)),
    );
    return { linkId, mail };
  };

  it('bring the link that finishes it, with its token in the fragment', async () => {
    const { linkId, mail } = await request();
    const [token = ''] = peerData.tokens.get(linkId) ?? [];
    expect(mail.subject).toBe('Confirme a sua candidatura — Analista de Dados');
    for (const text of [mail.text, mail.html])
      expect(text).toContain(`https://talentos.exemplo.com.br/confirmar-candidatura#${token}`);
    expect(mail.text).toMatch(/Olá, Ana!.*vaga Analista de Dados.*vale até 10 de junho de 2030 às 09:30/s);
  });

  it.each([null, 'ended' as const])(
    'speak of no job and no application to the talent bank (%s)',
    async (earlier) => {
      for (const appliedAt of [null, '2026-10-01T12:00:00.000Z']) {
        const { mail } = await request({ jobTitle: null, appliedAt, ...(appliedAt && { earlier }) });
        for (const text of [mail.subject, mail.text, mail.html])
          expect(text).not.toMatch(/por vaga|você já se candidatou|recebemos uma candidatura/i);
        expect(mail.text).toContain('banco de talentos');
      }
    },
  );

  it('name the talent bank for an application without a job', async () => {
    const { mail } = await request({ jobTitle: null });
    expect(mail.subject).toBe('Confirme o seu cadastro no banco de talentos');
    expect(mail.text).toContain('o nosso banco de talentos');
  });

  it('state that the person has applied to the job before, without a token', async () => {
    const { linkId, mail } = await request({ appliedAt: '2026-11-02T15:00:00.000Z' });
    const [token = ''] = peerData.tokens.get(linkId) ?? [];
    expect(mail.subject).toBe('A sua candidatura — Analista de Dados');
    expect(mail.text).toContain('2 de novembro de 2026 às 12:00');
    expect(mail.text).not.toContain(token);
    expect(mail.html).not.toContain(token);
    // It may have been rejected without the person knowing: neither valid nor ended is said.
    expect(mail.text).not.toMatch(/continua valendo|encerrado/);
    expect(mail.text).toContain('https://talentos.exemplo.com.br/minha-candidatura');
  });

  it('state kindly that the process of the job has ended, and promise nothing', async () => {
    const { mail } = await request({ appliedAt: '2026-11-02T15:00:00.000Z', earlier: 'ended' });
    expect(mail.text).toMatch(/processo foi encerrado.*não foi guardado.*outras vagas abertas/s);
    expect(mail.text).not.toMatch(/continua valendo|não é preciso enviar/);
  });

  it('offer to reopen an application that the person withdrew', async () => {
    const { linkId, mail } = await request({ earlier: 'withdrawn' });
    const [token = ''] = peerData.tokens.get(linkId) ?? [];
    expect(mail.text).toContain(`https://talentos.exemplo.com.br/confirmar-candidatura#${token}`);
    expect(mail.text).toMatch(/desistiu desta candidatura.*reaberta/s);
  });

  it('bring the link that opens Minha candidatura', async () => {
    const { linkId, mail } = await request({ kind: 'area', jobTitle: null });
    const [token = ''] = peerData.tokens.get(linkId) ?? [];
    expect(mail.subject).toBe('O seu link para Minha candidatura');
    for (const text of [mail.text, mail.html])
      expect(text).toContain(`https://talentos.exemplo.com.br/minha-candidatura#${token}`);
    expect(mail.text).toMatch(/Olá, Ana!.*vale até 10 de junho de 2030 às 09:30/s);
  });

  const endsAs = async (end: 'used' | 'expired', state: 'sent' | 'cancelled') => {
    const linkId = randomUUID();
    peerData.endedLinks.set(linkId, end);
    await service.receive('candidate.link-requested', { candidateId: 7, linkId, kind: 'draft' });
    const ofLink = `select 1 from delivery where details->>'linkId' = $1 and state = $2`;
    await eventually(async () => (await service.rows(ofLink, [linkId, state])).length > 0);
  };

  it('are cancelled when the link has ended', () => endsAs('expired', 'cancelled'));

  it('count as sent when the link was used: a process died after it had sent the e-mail', () =>
    endsAs('used', 'sent'));
});
