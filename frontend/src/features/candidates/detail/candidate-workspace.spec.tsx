import { screen, waitFor, within } from '@testing-library/react';
import type { CandidateStatus } from '../../../generated/graphql';
import { PREVIEW_REJECTION, REJECTION_REASONS } from '../../../domain/candidates/rejection-queries';
import { RESPONSE_SETTINGS } from '../../../domain/candidates/response-settings';
import { SET_STATUS } from '../../../domain/candidates/status-mutations';
import { INTERVIEWS_CANCELLED_BY } from '../../../domain/interviews/cancelled-interviews';
import { JOB_TITLES } from '../../../domain/jobs/jobs-query';
import { candidateDetail, candidatePage, waitingTotals } from '../../../testing/fixtures/candidates';
import { REASONS, previewsOf } from '../../../testing/fixtures/rejections';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import {
  CANDIDATE,
  CANDIDATE_IDS,
  CANDIDATE_TOTALS,
  CANDIDATES,
  WAITING_TOTALS,
} from '../candidates-queries';
import DashboardPage from '../dashboard.page';
import { SAVED_VIEWS } from '../saved-views/saved-views-queries';
import { CANDIDATE_NAMES } from './use-people';

const TOTAL = 3;
/** As the server has them; the others are new. */
const statuses = new Map<number, CandidateStatus>();

const open = async (search = '') => {
  const rendered = await renderScreen(<DashboardPage />, { address: `/dashboard${search}`, session: ADMIN });
  return rendered.user;
};
const workspace = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  gateway.reply(CANDIDATE_TOTALS, {
    candidateCounts: { total: TOTAL, approved: 0 },
    interviewCounts: { scheduled: 0 },
  });
  gateway.reply(WAITING_TOTALS, waitingTotals(TOTAL, 0));
  gateway.reply(SAVED_VIEWS, { savedViews: [] });
  gateway.reply(JOB_TITLES, { jobs: [] });
  gateway.reply(CANDIDATE_IDS, { candidateIds: [1, 2, 3] });
  statuses.clear();
  gateway.reply(CANDIDATES, () => {
    const page = candidatePage(1, TOTAL);
    for (const each of page.candidates.candidates) each.status = statuses.get(each.id) ?? 'new';
    return page;
  });
  gateway.reply(CANDIDATE_NAMES, candidatePage(1, TOTAL));
  gateway.reply(CANDIDATE, ({ id }) => ({
    candidate: candidateDetail(id, { status: statuses.get(id) ?? 'new' }),
  }));
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } });
  gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
  gateway.reply(REJECTION_REASONS, { rejectionReasons: REASONS });
  gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
  gateway.reply(SET_STATUS, ({ id, status }) => {
    statuses.set(id, status);
    return { setCandidateStatus: { id, status } };
  });
});

describe('the review workspace on a wide window', () => {
  it('shows the people of the list with the opened one, and opens another by click or keyboard', async () => {
    const user = await open('?candidato=1');
    const people = within(
      await (await workspace('Ana Teste 1')).findByRole('navigation', { name: 'Pessoas neste filtro' }),
    );
    expect(await people.findByText('1 de 3 neste filtro')).toBeTruthy();
    const current = await people.findByRole('button', { current: true });
    expect(current.textContent).toMatch(/Ana Teste 1.*Novo/);
    await user.click(people.getByRole('button', { name: /Ana Teste 3/ }));
    expect((await workspace('Ana Teste 3')).getByText('3 de 3 neste filtro')).toBeTruthy();
    await user.keyboard('{ArrowUp}{Enter}');
    expect((await workspace('Ana Teste 2')).getByText('2 de 3 neste filtro')).toBeTruthy();
    expect(location.search).toContain('candidato=2');
  });

  it('has the document and the person side by side, each with its sections', async () => {
    const user = await open('?candidato=1&secao=gerenciar');
    const shown = await workspace('Ana Teste 1');
    const documents = within(shown.getByRole('tablist', { name: 'Documentos do candidato' }));
    expect(documents.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Currículo',
      'Entrevistas',
      'Mensagens',
    ]);
    await user.type(shown.getByLabelText('Observação'), 'Ligar à tarde.');
    await user.click(documents.getByRole('tab', { name: 'Entrevistas' }));
    expect(shown.getByText('Nenhuma entrevista agendada')).toBeTruthy();
    expect(shown.getByLabelText('Observação')).toHaveProperty('value', 'Ligar à tarde.');
  });

  it('rejects in place and goes on to the next person; Escape leaves the panel before the workspace', async () => {
    const user = await open();
    await user.click(await screen.findByLabelText('Ver detalhes de Ana Teste 1'));
    const first = await workspace('Ana Teste 1');
    await first.findByText('1 de 3 neste filtro');
    await user.keyboard('r');
    const panel = await first.findByRole('form', { name: 'Reprovar candidato' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel.isConnected).toBe(false));
    await user.click(first.getByRole('button', { name: 'Reprovar' }));
    await first.findByText('E-mail do motivo 3 para Ana Teste 1');
    await user.click(first.getByRole('button', { name: 'Reprovar e enviar' }));
    const second = await workspace('Ana Teste 2');
    expect(second.queryByRole('form', { name: 'Reprovar candidato' })).toBeNull();
    expect((await second.findByRole('button', { name: /Ana Teste 1/ })).textContent).toContain('Reprovado');
  });

  it('shows what a person without a résumé has written in place of the document', async () => {
    gateway.reply(CANDIDATE, ({ id }) => ({
      candidate: candidateDetail(id, {
        coverLetter: 'Gosto de pães.',
        linkedinUrl: 'https://linkedin.com/in/ana',
        experiences: [
          { id: 1, company: 'Padaria Sol', position: 'Padeira', startDate: '2019-03-01', isCurrent: true },
        ],
      }),
    }));
    await open('?candidato=1');
    const shown = await workspace('Ana Teste 1');
    const written = within(shown.getByRole('tabpanel', { name: 'Currículo' }));
    expect(written.getByText('O currículo não está disponível para este candidato.')).toBeTruthy();
    expect(written.getByText('Padeira, Padaria Sol')).toBeTruthy();
    expect(written.getByText('Gosto de pães.')).toBeTruthy();
    expect(written.getByRole('link', { name: /linkedin/ })).toBeTruthy();
  });

  it('shows the languages and skills that were read, where each stands, and what is unsure', async () => {
    const stated = { page: 2, line: 'Inglês avançado (C1); MS Excel; escuta ativa' };
    gateway.reply(CANDIDATE, ({ id }) => ({
      candidate: candidateDetail(id, {
        readQualifications: {
          languages: [
            { language: 'Inglês', level: 'Avançado', europeanLevel: 'C1', confidence: 0.95, ...stated },
            { language: 'Francês', level: '', europeanLevel: '', confidence: 0.85, ...stated },
          ],
          skills: [
            { text: 'MS Excel', name: 'Excel', confidence: 0.9, ...stated },
            { text: 'escuta ativa', name: '', confidence: 0.6, ...stated },
          ],
        },
      }),
    }));
    await open('?candidato=1');
    const shown = await workspace('Ana Teste 1');
    const textsOf = async (name: string) =>
      within(await shown.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await textsOf('Idiomas')).toEqual(['Inglês: Avançado, C1', 'Francês']);
    expect(await textsOf('Conhecimentos')).toEqual(['MS Excel (Excel)', 'escuta ativa ?']);
    expect(shown.getAllByTitle(`Página 2: ${stated.line}`)).toHaveLength(4);
  });

  it('counts the people that are gone through, not those whom decisions have left in the filter', async () => {
    gateway.reply(CANDIDATES, candidatePage(1, 1));
    await open('?candidato=3&status=new');
    expect(await (await workspace('Ana Teste 3')).findByText('3 de 3 neste filtro')).toBeTruthy();
  });

  it('leads from a person who has left the filter to those who are in it', async () => {
    const user = await open('?candidato=7&status=new');
    const shown = await workspace('Ana Teste 7');
    expect(await shown.findByText('Fora deste filtro')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Próximo candidato' }));
    expect(await (await workspace('Ana Teste 1')).findByText('1 de 3 neste filtro')).toBeTruthy();
  });

  it('says that nobody is left in the filter, and leads back to the list', async () => {
    gateway.reply(CANDIDATE_IDS, { candidateIds: [] });
    gateway.reply(CANDIDATE_NAMES, candidatePage(1, 0));
    const user = await open('?candidato=1&status=new');
    const shown = await workspace('Ana Teste 1');
    expect(await shown.findByText('Ninguém mais neste filtro.')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Voltar à lista' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?status=new');
  });

  it('returns to the row of the person who was open last', async () => {
    const user = await open();
    await user.click(await screen.findByLabelText('Ver detalhes de Ana Teste 1'));
    await (await workspace('Ana Teste 1')).findByText('1 de 3 neste filtro');
    await user.keyboard('j');
    await workspace('Ana Teste 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ver detalhes de Ana Teste 2');
  });
});
