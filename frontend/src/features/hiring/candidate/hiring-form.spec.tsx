import { screen, waitFor, within } from '@testing-library/react';
import { PREVIEW_DECISION } from '../../../domain/candidates/decision-queries';
import { SET_STATUS } from '../../../domain/candidates/status-mutations';
import { INTERVIEWS_CANCELLED_BY } from '../../../domain/interviews/cancelled-interviews';
import { decisionPreviewOf } from '../../../testing/fixtures/decisions';
import { INVITEE } from '../../../testing/fixtures/interviews';
import { clearCaches } from '../../../shared/api/clear-caches';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { HIRING_CANDIDATE, SET_STEP, type HiringCandidate } from '../hiring-queries';
import HiringPage from './hiring.page';

/** The candidate as the server has it. */
let stored: HiringCandidate;

const renderHiring = (changes: Partial<HiringCandidate> = {}, query = 'id=7') => {
  stored = { ...stored, ...changes };
  return renderScreen(<HiringPage />, {
    address: `/candidate-hiring?${query}`,
    route: '/candidate-hiring',
    session: ADMIN,
  });
};
const step = () => screen.findByRole('combobox', { name: /Etapa de contratação/ });
const save = () => screen.getByRole('button', { name: 'Salvar' });

beforeEach(() => {
  const { id, firstName, lastName, email, phone } = INVITEE;
  stored = {
    ...{ id, firstName, lastName, email, phone },
    status: 'approved',
    jobTitle: null,
    hiringStep: null,
    approvedDate: '2026-11-01T12:00:00.000Z',
    startDate: null,
    createdAt: '2026-10-01T12:00:00.000Z',
    city: null,
    state: null,
    interviews: [],
    person: null,
  };
  gateway.reply(HIRING_CANDIDATE, () => ({ candidate: stored }));
  gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
  gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
  gateway.reply(SET_STEP, ({ id, step: hiringStep }) => {
    stored = { ...stored, hiringStep };
    return { setHiringStep: { id, hiringStep } };
  });
});

describe('the form of the hiring process', () => {
  it('needs a step, and moves the focus there', async () => {
    const { user } = await renderHiring();
    await step();
    await user.click(save());
    expect(await screen.findByText('Etapa obrigatória')).toBeTruthy();
    expect(document.activeElement).toBe(await step());
    expect(gateway.calls(SET_STEP)).toEqual([]);
  });

  it('saves step, start and notes, and returns to the dashboard', async () => {
    const { user } = await renderHiring();
    await user.click(await step());
    await user.click(screen.getByRole('option', { name: 'Onboarding' }));
    await user.type(screen.getByLabelText('Observações'), ' Começa em dezembro. ');
    await user.click(await screen.findByLabelText('Avisar o candidato por e-mail'));
    await user.click(save());
    expect(await screen.findByText('Etapa de contratação atualizada')).toBeTruthy();
    expect(location.pathname).toBe('/hiring-dashboard');
    expect(gateway.calls(SET_STEP)).toMatchObject([
      {
        id: 7,
        step: 'onboarding',
        from: null,
        fromStatus: 'approved',
        notes: 'Começa em dezembro.',
        hire: false,
        notify: false,
      },
    ]);
  });

  it('keeps what was typed over an ended session, and asks before another page takes its place', async () => {
    const { user, unmount } = await renderHiring();
    await step();
    await user.type(screen.getByLabelText('Observações'), 'Pediu contrato em PDF.');
    unmount();
    const again = await renderHiring();
    await step();
    await waitFor(() =>
      expect(screen.getByLabelText('Observações')).toHaveProperty('value', 'Pediu contrato em PDF.'),
    );
    await again.user.click(screen.getByRole('link', { name: 'Cancelar' }));
    expect(await screen.findByText('Descartar o que foi digitado?')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(window.location.pathname).toBe('/hiring-dashboard'));
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps the start that a colleague has set, and compares the step on which a restored draft was based', async () => {
    const { user, unmount } = await renderHiring({ hiringStep: 'offer_sent', startDate: '2026-12-01' });
    await user.click(await step());
    await user.click(screen.getByRole('option', { name: 'Onboarding' }));
    unmount();
    await clearCaches();
    const again = await renderHiring({ hiringStep: 'documents', startDate: '2026-12-15' });
    await waitFor(async () => expect((await step()).textContent).toBe('Onboarding'));
    await again.user.click(save());
    await waitFor(() => expect(gateway.calls(SET_STEP)).toMatchObject([{ from: 'offer_sent' }]));
    expect(gateway.calls(SET_STEP)[0]?.startDate).toBeUndefined();
  });

  it('refuses a start before the application', async () => {
    const { user } = await renderHiring({ hiringStep: 'offer_sent', startDate: '2026-12-01' });
    await step();
    await user.click(screen.getByRole('spinbutton', { name: 'Ano' }));
    await user.keyboard('2025');
    const error = 'A data de início não pode ser anterior à candidatura (01/10/2026)';
    expect(await screen.findByText(error)).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Data de início inválida')).toBeTruthy();
    expect(gateway.calls(SET_STEP)).toEqual([]);
    await user.click(screen.getByRole('spinbutton', { name: 'Ano' }));
    await user.keyboard('2026');
    await waitFor(() => expect(screen.queryByText(error)).toBeNull());
    await user.click(save());
    await waitFor(() => expect(gateway.calls(SET_STEP)).toHaveLength(1));
  });

  it('starts with the offer when the hiring begins, which hires the candidate', async () => {
    const { user } = await renderHiring({}, 'id=7&start=true');
    expect(await screen.findByRole('region', { name: /^E-mail para/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Iniciar Contratação' }));
    await waitFor(() =>
      expect(gateway.calls(SET_STEP)).toMatchObject([{ step: 'offer_sent', hire: true, notify: true }]),
    );
  });

  it('has no place for a candidate who is not approved, until a question about the approval is answered', async () => {
    gateway.reply(SET_STATUS, ({ id, status }) => {
      stored = { ...stored, status: 'approved' };
      return { setCandidateStatus: { id, status } };
    });
    const { user } = await renderHiring({ status: 'rejected', approvedDate: null }, 'id=7&start=true');
    expect(await screen.findByText('Só candidatos aprovados entram em contratação')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Iniciar Contratação' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Aprovar candidato' }));
    const question = within(await screen.findByRole('dialog', { name: 'Mudar para “Aprovado”?' }));
    expect(question.getByText(/passa a ter o status “Aprovado”/)).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Sim, aprovar' }));
    expect(await screen.findByText('Candidato aprovado')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Iniciar Contratação' })).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ id: 7, status: 'approved' }]);
  });

  it('asks whether to continue after another user changed the step', async () => {
    gateway.refuse(SET_STEP, {
      code: 'CHANGED_MEANWHILE',
      message: 'Bia mudou a etapa.',
      field: 'hiringStep',
      current: 'documents',
    });
    const { user } = await renderHiring();
    await user.click(await step());
    await user.click(screen.getByRole('option', { name: 'Onboarding' }));
    await screen.findByRole('region', { name: /^E-mail para/ });
    await user.click(save());
    const keep = await screen.findByRole('button', { name: /^Manter/ });
    expect(screen.getByText(/Bia mudou a etapa/)).toBeTruthy();
    await user.click(keep);
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
    expect((await step()).textContent).toBe('Onboarding');
    expect(location.pathname).toBe('/candidate-hiring');
  });
});
