import { act, screen, waitFor, within } from '@testing-library/react';
import { PREVIEW_REJECTION, REJECTION_REASONS } from '../../domain/candidates/rejection-queries';
import {
  LEAVE_UNANSWERED,
  REMAINING_CANDIDATES,
  REMAINING_IDS,
} from '../../domain/candidates/remaining-candidates';
import { SET_STATUSES, UNDO } from '../../domain/candidates/status-mutations';
import { JOBS } from '../../domain/jobs/jobs-query';
import { STAFF } from '../../domain/staff/staff-queries';
import { refetchAfterChange } from '../../shared/api/refetch';
import { REASONS, previewsOf } from '../../testing/fixtures/rejections';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import JobFormPage from './job-form.page';
import { JOB_MANAGERS, JOB_TO_EDIT, UPDATE_JOB } from './job-queries';

const STORED = {
  id: 11,
  title: 'Padeiro',
  department: 'Cozinha',
  location: 'Curitiba, PR',
  type: 'CLT' as const,
  description: 'Assar pães.',
  requirements: 'Experiência com fermentação',
  isActive: true,
  closesOn: null,
  version: 3,
};

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const renderEdit = async () => {
  const rendered = await renderScreen(<JobFormPage />, {
    address: '/editar-vaga/11',
    route: '/editar-vaga/:id',
    session: ADMIN,
  });
  await screen.findByRole('button', { name: 'Atualizar Vaga' });
  return rendered;
};

describe('closing a job', () => {
  const close = async (user: User) => {
    await user.click(screen.getByLabelText('Vaga ativa'));
    await user.click(screen.getByRole('button', { name: 'Atualizar Vaga' }));
    return within(await screen.findByRole('dialog', { name: 'Vaga encerrada: responder a quem ficou?' }));
  };
  beforeEach(() => {
    gateway.reply(JOB_TO_EDIT, { job: { ...STORED, isOpen: true, closingText: null, isSystem: false } });
    gateway.reply(JOBS, { jobs: [] });
    gateway.reply(JOB_MANAGERS, { job: { id: 11, managers: [] } });
    gateway.reply(STAFF, { staff: [] });
    gateway.reply(UPDATE_JOB, { updateJob: { ...STORED, isActive: false, version: 4 } });
    gateway.reply(REMAINING_CANDIDATES, {
      remainingCandidates: {
        stages: [
          { status: 'new', candidates: 2 },
          { status: 'approved', candidates: 1 },
        ],
      },
    });
    gateway.reply(REJECTION_REASONS, { rejectionReasons: REASONS });
    gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
  });

  it('offers to answer those who are left, by stage, with one reason, and to undo it', async () => {
    let left = [1, 2];
    gateway.reply(REMAINING_IDS, () => ({ candidateIds: left }));
    gateway.reply(SET_STATUSES, ({ ids, changeId }) => {
      left = [];
      const changed = [ids].flat().map((candidateId) => ({
        candidateId,
        from: 'new' as const,
        to: 'rejected' as const,
      }));
      return { setCandidateStatuses: { changeId: String(changeId), changed, left: [] } };
    });
    const { user } = await renderEdit();
    const dialog = await close(user);
    expect(dialog.getByLabelText('Novo: 2 candidatos')).toHaveProperty('checked', true);
    expect(dialog.getByLabelText('Aprovado: 1 candidato')).toHaveProperty('checked', false);
    await user.click(dialog.getByRole('combobox', { name: 'Motivo' }));
    await user.click(screen.getByRole('option', { name: 'Vaga encerrada' }));
    expect(await dialog.findByText('E-mail do motivo 4 para Ana Teste 2')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Reprovar 2 candidatos' }));
    expect(await screen.findByText('2 candidatos: Reprovado.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/vagas'));
    expect(gateway.calls(SET_STATUSES)).toMatchObject([
      { ids: [1, 2], from: ['new'], status: 'rejected', notify: true, reasonId: 4 },
    ]);
  });

  it('undoes all calls of one decision, of which it reports the outcome once, also if a call failed', async () => {
    const left = [[1, 2], [3, 4], [5]];
    gateway.reply(REMAINING_IDS, ({ limit }) => ({
      candidateIds: limit === 3 ? [1, 2, 3] : (left[0] ?? []),
    }));
    gateway.reply(SET_STATUSES, ({ ids, changeId }) => {
      if ([ids].flat().includes(5)) return Promise.reject(new TypeError('Failed to fetch'));
      left.shift();
      const changed = [ids].flat().map((candidateId) => ({
        candidateId,
        from: 'new' as const,
        to: 'rejected' as const,
      }));
      return { setCandidateStatuses: { changeId: String(changeId), changed, left: [] } };
    });
    gateway.reply(UNDO, ({ changeId }) => ({
      undoStatusChange: {
        changeId: String(changeId),
        changed: [1, 2].map((candidateId) => ({ candidateId, from: 'rejected', to: 'new' }) as const),
        left: [],
      },
    }));
    const { user } = await renderEdit();
    const dialog = await close(user);
    await user.click(dialog.getByRole('button', { name: 'Reprovar 2 candidatos' }));
    expect(await screen.findByText(/4 candidatos foram reprovados antes disso/)).toBeTruthy();
    const calls = gateway.calls(SET_STATUSES);
    expect(new Set(calls.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect(calls[0]?.seriesId).toMatch(/^[0-9a-f-]{36}$/);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findAllByText('Mudança desfeita')).toHaveLength(1);
    expect(gateway.calls(UNDO)).toEqual(calls.slice(0, 2).map(({ changeId }) => ({ changeId })));
  });

  it('sends a batch whose response was lost again as the same change, and offers to undo it', async () => {
    let left = [1, 2];
    let isLost = true;
    const made = new Set<unknown>();
    gateway.reply(REMAINING_IDS, () => ({ candidateIds: left }));
    gateway.reply(SET_STATUSES, ({ ids, changeId }) => {
      const isRepeated = made.has(changeId);
      const changed = [ids].flat().map((candidateId) => ({
        candidateId,
        from: 'new' as const,
        to: 'rejected' as const,
      }));
      made.add(changeId);
      left = [];
      if (isLost) return Promise.reject(new TypeError('Failed to fetch'));
      if (!isRepeated) throw new Error('Another change');
      return { setCandidateStatuses: { changeId: String(changeId), changed, left: [] } };
    });
    const { user } = await renderEdit();
    const dialog = await close(user);
    await user.click(dialog.getByRole('button', { name: 'Reprovar 2 candidatos' }));
    expect(await screen.findByText('Erro ao responder aos candidatos')).toBeTruthy();
    isLost = false;
    await user.click(dialog.getByRole('button', { name: 'Reprovar 2 candidatos' }));
    expect(await screen.findByText('2 candidatos: Reprovado.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
    expect(screen.queryByText('Nenhum candidato mudou')).toBeNull();
    const [first, ...repeated] = gateway.calls(SET_STATUSES);
    for (const call of repeated) expect(call).toEqual(first);
  });

  it('may leave them without a response, which is stored', async () => {
    gateway.reply(REMAINING_IDS, { candidateIds: [1, 2] });
    gateway.reply(LEAVE_UNANSWERED, { leaveCandidatesUnanswered: true });
    const { user } = await renderEdit();
    const dialog = await close(user);
    await user.click(dialog.getByRole('button', { name: 'Deixar sem resposta' }));
    await waitFor(() => expect(location.pathname).toBe('/vagas'));
    expect(gateway.calls(LEAVE_UNANSWERED)).toEqual([{ jobId: 11 }]);
    expect(gateway.calls(SET_STATUSES)).toEqual([]);
  });

  it('decides nothing when the question is closed by Esc', async () => {
    gateway.reply(REMAINING_IDS, { candidateIds: [1, 2] });
    gateway.reply(LEAVE_UNANSWERED, { leaveCandidatesUnanswered: true });
    const { user } = await renderEdit();
    await close(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.calls(LEAVE_UNANSWERED)).toEqual([]);
  });

  it('is remembered on the page of the closed job', async () => {
    gateway.reply(JOB_TO_EDIT, {
      job: { ...STORED, isActive: false, isOpen: false, closingText: null, isSystem: false },
    });
    gateway.reply(REMAINING_IDS, { candidateIds: [1, 2] });
    gateway.reply(REMAINING_CANDIDATES, {
      remainingCandidates: {
        stages: [{ status: 'new', candidates: 2 }],
        unanswered: { candidates: 2, actorName: 'bia', at: '2026-11-20T12:00:00.000Z' },
      },
    });
    const { user } = await renderEdit();
    expect(
      await screen.findByText(/2 candidatos esperam por uma resposta.*bia a encerrou sem responder/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Responder agora' }));
    expect(await screen.findByRole('button', { name: 'Reprovar 2 candidatos' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.calls(LEAVE_UNANSWERED)).toEqual([]);
  });

  it('stays open on the page of the closed job until its outcome is known, when all have left the list', async () => {
    gateway.reply(JOB_TO_EDIT, {
      job: { ...STORED, isActive: false, isOpen: false, closingText: null, isSystem: false },
    });
    gateway.reply(REMAINING_IDS, { candidateIds: [1, 2] });
    const { user } = await renderEdit();
    await user.click(await screen.findByRole('button', { name: 'Responder agora' }));
    gateway.reply(REMAINING_CANDIDATES, { remainingCandidates: { stages: [], unanswered: null } });
    await act(() => refetchAfterChange(['candidate']));
    expect(screen.getByRole('button', { name: 'Reprovar 2 candidatos' })).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Responder agora' })).toBeNull();
  });

  it('says that others were faster if another user has answered all candidates meanwhile', async () => {
    gateway.reply(REMAINING_IDS, { candidateIds: [1, 2] });
    gateway.reply(SET_STATUSES, ({ ids, changeId }) => ({
      setCandidateStatuses: {
        changeId: String(changeId),
        changed: [],
        left: [ids].flat().map((candidateId) => ({ candidateId, reason: 'same' })),
      },
    }));
    const { user } = await renderEdit();
    const dialog = await close(user);
    await user.click(dialog.getByRole('button', { name: 'Reprovar 2 candidatos' }));
    expect(await screen.findByText('Nenhum candidato mudou')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });
});
