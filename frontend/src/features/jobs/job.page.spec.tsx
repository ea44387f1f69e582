import { screen, within } from '@testing-library/react';
import { candidateHint } from '../../shared/session/session-hint';
import { application, area } from '../../testing/fixtures/candidate-area';
import { gateway, renderScreen } from '../../testing/render-screen';
import JobPage from './job.page';
import { JOB, type ShownJob } from './job-query';

const JOB_11: ShownJob = {
  id: 11,
  title: 'Pessoa Desenvolvedora',
  department: 'Engenharia',
  location: 'Curitiba, PR',
  type: 'CLT',
  summary: 'Você vai: ouvir clientes',
  descriptionHtml: '<p>Você vai:</p><ul><li>ouvir <strong>clientes</strong></li></ul>',
  requirements: 'TypeScript',
  benefits: null,
  selectionSteps: null,
  salaryMin: 9000,
  salaryMax: null,
  isOpen: true,
  closingText: null,
  createdAt: '2026-03-02T12:00:00.000Z',
};

const open = async (changes: Partial<ShownJob> = {}, similar: object[] = []) => {
  gateway.reply(JOB, { job: { ...JOB_11, ...changes }, similarJobs: similar as never });
  await renderScreen(<JobPage />, { address: '/vagas/11', route: '/vagas/:id' });
  return within(await screen.findByRole('region', { name: 'Resumo da vaga' }));
};
const fact = (name: string) =>
  screen.queryByText(name)?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

describe('the page of a job', () => {
  it('summarizes what the job is, and shows its description with lists and emphasis', async () => {
    const summary = await open();
    expect(fact('Salário')).toBe('A partir de R$ 9.000');
    expect(fact('Contratação')).toBe('CLT · Tempo integral');
    expect(fact('Modelo')).toBeUndefined();
    expect(summary.getByText('Publicada em 02/03/2026')).toBeTruthy();
    expect(screen.getByText('clientes').tagName).toBe('STRONG');
    expect(screen.queryByText('Vagas parecidas')).toBeNull();
  });

  it('names the steps of the selection in their order, if the job has them', async () => {
    const summary = await open({ selectionSteps: 'Conversa com o RH, Desafio técnico, Proposta' });
    const steps = within(summary.getByRole('list', { name: 'Etapas do processo' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Conversa com o RH',
      'Desafio técnico',
      'Proposta',
    ]);
  });

  it('shows no steps of the selection for a job without them', async () => {
    const summary = await open();
    expect(summary.queryByText('Etapas do processo')).toBeNull();
  });

  it('names the model of work of a job whose type says it', async () => {
    await open({ type: 'Hibrido' });
    expect(fact('Modelo')).toBe('Híbrido');
    expect(fact('Contratação')).toBe('Tempo integral');
  });

  it('offers the application in the summary and at the end, and similar jobs', async () => {
    const { id, title, location, type, salaryMin, salaryMax } = JOB_11;
    const similar = {
      id: id + 1,
      title: `${title} II`,
      location,
      type,
      salaryMin,
      salaryMax,
      closingText: null,
    };
    await open({}, [similar]);
    const acts = screen.getAllByRole('link', { name: 'Candidatar-se' });
    expect(acts.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/candidatura?jobId=11'));
    const rows = within(screen.getByRole('region', { name: 'Vagas parecidas' }));
    expect(rows.getByRole('link', { name: 'Pessoa Desenvolvedora II' }).getAttribute('href')).toBe(
      '/vagas/12',
    );
  });

  it('says that the person of this session has applied, and leads to the application', async () => {
    candidateHint.set(true);
    gateway.replyRest('GET', '/api/candidate-area', () => ({
      body: area({ applications: [application({ jobId: 11 })] }),
    }));
    const summary = await open();
    expect(await summary.findByText('Você já se candidatou a esta vaga em 01/03/2026.')).toBeTruthy();
    const acts = screen.getAllByRole('link', { name: 'Acompanhar a candidatura' });
    expect(acts[0]?.getAttribute('href')).toBe('/minha-candidatura');
    expect(screen.queryByRole('link', { name: 'Candidatar-se' })).toBeNull();
  });

  it('offers no application for a closed job', async () => {
    await open({ isOpen: false });
    expect(screen.getByText('Esta vaga não está mais recebendo candidaturas.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Candidatar-se' })).toBeNull();
  });

  it('says until when applications are accepted', async () => {
    await open({ closingText: 'Inscrições até 12/12/2026' });
    expect(fact('Prazo')).toBe('Inscrições até 12/12/2026');
    expect(screen.getAllByRole('link', { name: 'Candidatar-se' })).toHaveLength(2);
  });

  it('says to the staff since when a job whose day has ended is closed', async () => {
    await open({ isOpen: false, closingText: 'Inscrições encerradas em 12/12/2026' });
    expect(screen.getByText('Inscrições encerradas em 12/12/2026.')).toBeTruthy();
    expect(fact('Prazo')).toBeUndefined();
    expect(screen.queryByRole('link', { name: 'Candidatar-se' })).toBeNull();
  });
});
