import { CandidatesRpc } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, dayIn, jobSaved, type Service } from './fixtures.js';

describe('the hiring dashboard', () => {
  let service: Service;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    await service.receive('job.saved', jobSaved(100, { title: 'Analista' }));
    for (const firstName of [
      'Nova',
      'Oferta',
      'Aceita',
      'Papéis',
      'Chegando',
      'Pronta',
      'Direta',
      'Recusada',
    ]) {
      ids[firstName] = await createCandidate(service, {
        firstName,
        ...(firstName === 'Oferta' && { jobId: 100 }),
      });
    }
    const admin = service.as(ADMIN);
    const id = (name: string) => ids[name] ?? 0;
    for (const name of ['Oferta', 'Pronta']) await admin.changeStatus({ id: id(name), status: 'approved' });
    await admin.setHiringStep({
      id: id('Oferta'),
      hiringStep: 'offer_sent',
      startDate: dayIn(43),
      hire: true,
    });
    await admin.setHiringStep({ id: id('Aceita'), hiringStep: 'offer_accepted' });
    await admin.changeStatus({ id: id('Papéis'), status: 'hiring_documents' });
    await admin.setHiringStep({ id: id('Chegando'), hiringStep: 'onboarding' });
    await admin.setHiringStep({ id: id('Pronta'), hiringStep: 'completed' });
    await admin.changeStatus({ id: id('Direta'), status: 'contratado' });
    await admin.setHiringStep({ id: id('Recusada'), hiringStep: 'documents' });
    await admin.reject({ id: id('Recusada') });
  });
  afterAll(() => service.stop());

  it('counts candidates by hiring step and status', async () => {
    expect(await service.as(ADMIN).hiringSummary()).toEqual({
      totalCandidates: 8,
      candidatesInHiringProcess: 4,
      candidatesHired: 3,
      candidatesApproved: 6,
      candidatesReachedHiring: 6,
      pendingOffers: 1,
      documentsInProcess: 1,
      onboardingInProgress: 1,
      completedProcesses: 2,
    });
  });

  it('lists every step, empty ones included', async () => {
    expect(await service.as(ADMIN).hiringStages()).toEqual([
      { step: 'offer_sent', label: 'Proposta/Oferta Enviada', candidates: 1 },
      { step: 'offer_accepted', label: 'Oferta Aceita', candidates: 1 },
      { step: 'documents', label: 'Documentação', candidates: 1 },
      { step: 'onboarding', label: 'Onboarding', candidates: 1 },
      { step: 'completed', label: 'Processo Concluído', candidates: 2 },
    ]);
  });

  it('lists the latest hires with position and first day of work', async () => {
    const hires = await service.as(ADMIN).recentHires({});
    expect(hires.map(({ name }) => name)).toEqual(['Direta Souza', 'Pronta Souza', 'Oferta Souza']);
    expect(hires[2]).toEqual({
      id: ids.Oferta,
      name: 'Oferta Souza',
      position: 'Analista',
      hireDate: expect.stringMatching(/Z$/),
      startDate: dayIn(43),
    });
    expect(hires[0]).toMatchObject({ position: 'Banco de Talentos', startDate: null });
    expect(await service.as(ADMIN).recentHires({ limit: 1 })).toHaveLength(1);
  });

  it('lists processes that are in progress by step or status, last updated first', async () => {
    const list = await service.as(ADMIN).hiringInProgress();
    expect(list.map(({ name, hiringStep }) => [name, hiringStep])).toEqual([
      ['Chegando Souza', 'onboarding'],
      ['Papéis Souza', 'documents'],
      ['Aceita Souza', 'offer_accepted'],
      ['Oferta Souza', 'offer_sent'],
    ]);
    expect(list[3]).toEqual({
      id: ids.Oferta,
      name: 'Oferta Souza',
      position: 'Analista',
      hiringStep: 'offer_sent',
      lastUpdateDate: expect.stringMatching(/Z$/),
    });
  });

  it('counts hires by months of the business zone', async () => {
    const months = await service.as(ADMIN).hiresPerMonth();
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.hires).toBe(3);
    // The first minutes of this month in UTC belong to the previous month in the business zone.
    await service.rows(
      `update candidate set hire_date = date_trunc('month', now() at time zone 'America/Sao_Paulo') at time zone 'UTC'
       where id = $1`,
      [ids.Direta],
    );
    expect((await service.as(ADMIN).hiresPerMonth()).slice(-2).map(({ hires }) => hires)).toEqual([1, 2]);
  });
});
