import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CandidateStatus } from '../../../generated/graphql';
import { PREVIEW_REJECTION, REJECTION_REASONS } from '../../../domain/candidates/rejection-queries';
import { RESPONSE_SETTINGS } from '../../../domain/candidates/response-settings';
import { STAGE_COUNTS } from '../../../domain/candidates/stage-counts';
import { SET_STATUS } from '../../../domain/candidates/status-mutations';
import { INTERVIEWS_CANCELLED_BY } from '../../../domain/interviews/cancelled-interviews';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { REASONS, previewsOf } from '../../../testing/fixtures/rejections';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { PREVIEW_STATUS_CHANGE, type PreviewLine } from '../candidates-queries';
import { PIPELINE_JOB, STAGE_PAGE } from './pipeline-queries';
import PipelinePage from './pipeline.page';

const JOB_ID = 100;
interface Person {
  status: CandidateStatus;
  movedBy?: string;
}
/** The candidates of the server, by id. */
let people: Map<number, Person>;

const stageReply = (statuses: readonly CandidateStatus[]) => {
  const found = [...people].filter(([, { status }]) => statuses.includes(status));
  return {
    stagePage: {
      candidates: found.map(([id, { status }]) => ({
        id,
        firstName: 'Ana',
        lastName: `Teste ${id}`,
        status,
        score: 0,
        createdAt: '2026-11-10T12:00:00.000Z',
      })),
      moves: found.flatMap(([candidateId, { movedBy }]) =>
        movedBy ? [{ candidateId, actorId: 9, actorName: movedBy, at: '2026-11-23T12:00:00.000Z' }] : [],
      ),
    },
  };
};

// jsdom computes no layout: without a height the virtual lists would be empty.
beforeAll(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
});
afterAll(() => {
  jest.restoreAllMocks();
});

beforeEach(() => {
  people = new Map([
    [1, { status: 'new' }],
    [2, { status: 'new' }],
    [3, { status: 'reviewing' }],
  ]);
  gateway.reply(PIPELINE_JOB, {
    job: { id: JOB_ID, title: 'Analista', location: 'Curitiba, PR', isActive: true },
  });
  gateway.reply(STAGE_COUNTS, () => ({
    stageCounts: [...Map.groupBy(people.values(), ({ status }) => status)].map(([status, all]) => ({
      status,
      candidates: all.length,
    })),
  }));
  gateway.reply(STAGE_PAGE, ({ status }) => stageReply([status].flat()));
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } });
  gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
  gateway.reply(REJECTION_REASONS, { rejectionReasons: REASONS });
  gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
  gateway.reply(SET_STATUS, ({ id, status }) => {
    people.set(id, { status });
    return { setCandidateStatus: { id, status } };
  });
});

const open = async () => {
  const rendered = await renderScreen(<PipelinePage />, {
    address: `/vagas/${JOB_ID}/candidatos`,
    route: '/vagas/:id/candidatos',
    session: ADMIN,
  });
  await within(stage('Novo')).findByText('Ana Teste 1');
  return rendered;
};
const stage = (label: string) => screen.getByRole('region', { name: new RegExp(`^${label}`) });
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, target: string) => {
  await user.click(screen.getByRole('button', { name: `Mover ${name} para…` }));
  await user.click(screen.getByRole('menuitem', { name: target }));
};

describe('the pipeline of a job', () => {
  it('shows the candidates by status, with their numbers', async () => {
    await open();
    expect(await within(stage('Novo')).findByText('Ana Teste 2')).toBeTruthy();
    expect(await within(stage('Em análise')).findByText('Ana Teste 3')).toBeTruthy();
    expect(within(stage('Novo')).getByRole('heading').textContent).toMatch(/Novo 2/);
    expect(within(stage('Aprovado')).getByText('Ninguém nesta etapa.')).toBeTruthy();
  });

  it('shows the number of ended applications, and who they are when their column is opened', async () => {
    people.set(4, { status: 'rejected' });
    const { user } = await open();
    const heading = within(stage('Reprovado')).getByRole('button', { name: 'Reprovado 1 candidato' });
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    expect(within(stage('Reprovado')).queryByRole('listitem')).toBeNull();
    await user.click(heading);
    expect(await within(stage('Reprovado')).findByRole('link', { name: 'Ana Teste 4' })).toBeTruthy();
    expect(window.location.search).toBe('?abertas=rejected');
    await user.click(within(stage('Reprovado')).getByRole('button', { name: 'Reprovado 1 candidato' }));
    expect(within(stage('Reprovado')).queryByRole('listitem')).toBeNull();
  });

  it.each(['JOB_GONE', 'NOT_FOUND'])(
    'says that the job was deleted (%s), which no further attempt changes',
    async (code) => {
      gateway.refuse(PIPELINE_JOB, { code, message: 'Esta vaga foi encerrada.' });
      await renderScreen(<PipelinePage />, {
        address: `/vagas/${JOB_ID}/candidatos`,
        route: '/vagas/:id/candidatos',
        session: ADMIN,
      });
      expect(await screen.findByText('Vaga não encontrada')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    },
  );

  it('moves a candidate by the menu, with the status that the user saw', async () => {
    const { user } = await open();
    await choose(user, 'Ana Teste 1', 'Em análise');
    expect(await within(stage('Em análise')).findByText('Ana Teste 1')).toBeTruthy();
    await waitFor(() => expect(within(stage('Novo')).queryByText('Ana Teste 1')).toBeNull());
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ id: 1, from: 'new', status: 'reviewing' }]);
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
  });

  it('asks for the reason of a rejection first', async () => {
    const { user } = await open();
    await choose(user, 'Ana Teste 1', 'Reprovado');
    expect(await screen.findByRole('dialog', { name: 'Reprovar candidato' })).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toEqual([]);
  });

  it('asks for the time of an interview', async () => {
    const { user } = await open();
    await choose(user, 'Ana Teste 1', 'Entrevista agendada');
    await user.click(await screen.findByRole('button', { name: 'Escolher horário' }));
    await waitFor(() => expect(window.location.search).toBe('?agendar=1'));
    expect(gateway.calls(SET_STATUS)).toEqual([]);
  });

  it('shows and announces a move by another user with their name', async () => {
    await open();
    await within(stage('Em análise')).findByText('Ana Teste 3');
    people.set(2, { status: 'reviewing', movedBy: 'maria' });
    await act(() => refetchAfterChange(['candidate']));
    expect(await within(stage('Em análise')).findByText('Ana Teste 2')).toBeTruthy();
    expect(within(stage('Em análise')).getByText(/Movido por maria/)).toBeTruthy();
    expect(await screen.findByText('maria moveu Ana Teste 2 para “Em análise”')).toBeTruthy();
    await waitFor(() => expect(within(stage('Novo')).queryByText('Ana Teste 2')).toBeNull());
  });

  it('tells the second of two users who move one candidate, and shows the new place', async () => {
    const { user } = await open();
    gateway.refuse(SET_STATUS, {
      code: 'CHANGED_MEANWHILE',
      message: 'maria mudou o status para “Aprovado” em 23/11/2026 09:00.',
      current: 'approved',
    });
    people.set(1, { status: 'approved', movedBy: 'maria' });
    await choose(user, 'Ana Teste 1', 'Em análise');
    const dialog = await screen.findByRole('dialog', { name: /mudou enquanto você decidia/ });
    expect(within(dialog).getByText(/maria mudou o status/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Manter “Aprovado”' }));
    expect(await within(stage('Aprovado')).findByText('Ana Teste 1')).toBeTruthy();
    expect(within(stage('Em análise')).queryByText('Ana Teste 1')).toBeNull();
  });

  it('previews a move of the selected candidates', async () => {
    gateway.reply(PREVIEW_STATUS_CHANGE, ({ ids }) => ({
      previewStatusChange: [ids].flat().map((candidateId): PreviewLine => ({
        candidateId,
        name: `Ana Teste ${candidateId}`,
        from: 'new',
        outcome: 'change',
      })),
    }));
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Ana Teste 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Ana Teste 2' }));
    await user.click(screen.getByRole('button', { name: 'Mover selecionados' }));
    expect(await screen.findByRole('button', { name: 'Mudar 2 candidatos' })).toBeTruthy();
  });

  it('is without moves for those who may only read', async () => {
    await renderScreen(<PipelinePage />, {
      address: `/vagas/${JOB_ID}/candidatos`,
      route: '/vagas/:id/candidatos',
      session: { ...ADMIN, isAdmin: false, roles: ['entrevistador'] },
    });
    await within(await screen.findByRole('region', { name: /^Novo/ })).findByText('Ana Teste 1');
    expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
