import { act, screen, waitFor, within } from '@testing-library/react';
import { PREVIEW_DECISION } from '../../domain/candidates/decision-queries';
import { INTERVIEWS_CANCELLED_BY } from '../../domain/interviews/cancelled-interviews';
import { BONUS_ENTRIES } from '../../domain/referrals/bonus-entries';
import {
  CANDIDATE_HIRED,
  REGISTER_HIRE,
  UNDO_CANDIDATE_HIRED,
  UNDO_HIRE,
} from '../../domain/referrals/hire-queries';
import { refetchAfterChange } from '../../shared/api/refetch';
import { decisionPreviewOf } from '../../testing/fixtures/decisions';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import ReferralControlPage from './referral-control.page';
import {
  ALL_REFERRALS,
  APPLICATIONS_OF_REFERRALS,
  FOUND_CANDIDATES,
  type ApplicationRow,
  type ReferralRow,
} from './referral-queries';

const referral = (id: number, changes: Partial<ReferralRow> = {}): ReferralRow => ({
  id,
  code: `REFABC12${id}`,
  jobId: 11,
  jobTitle: 'Padeiro',
  clicks: 4,
  active: true,
  createdAt: '2026-11-02T12:00:00.000Z',
  referrerName: 'Rita Nunes',
  email: 'rita@example.com',
  username: null,
  referrerActive: true,
  ...changes,
});

const application = (id: number, candidateName: string, changes: Partial<ApplicationRow> = {}) => ({
  id,
  referralId: 1,
  referralCode: 'REFABC121',
  candidateId: id,
  candidateName,
  candidateStatus: 'reviewing' as const,
  jobTitle: 'Padeiro',
  referrerName: 'Rita Nunes',
  person: null,
  status: 'pending' as const,
  statusLabel: 'Aguardando contratação',
  isHired: false,
  hireDate: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  firstBonusAmount: 250,
  firstBonusPaid: false,
  firstBonusDueDate: null,
  firstBonusPaidDate: null,
  secondBonusAmount: 250,
  secondBonusPaid: false,
  secondBonusDueDate: null,
  secondBonusPaidDate: null,
  bonusAmount: 50_000,
  hold: null,
  holdLabel: null,
  ...changes,
});

const HIRED = { isHired: true, status: 'hired' as const, statusLabel: 'Pagamentos pendentes' };

let applications: Array<ReturnType<typeof application>>;

const renderControl = async (search = '') => {
  const { user } = await renderScreen(<ReferralControlPage />, {
    address: `/controle-indicacoes${search}`,
    session: ADMIN,
  });
  await screen.findByRole('list', { name: 'Indicações' });
  return user;
};
/** The window of the tests has no room for a table. */
const cards = () => within(screen.getByRole('list', { name: 'Indicações' })).getAllByRole('listitem');

beforeEach(() => {
  applications = [application(7, 'Carla Mendes', HIRED), application(8, 'Bia Lopes')];
  gateway.reply(ALL_REFERRALS, {
    allReferrals: {
      referrals: [referral(1), referral(2, { active: false })],
      pagination: { page: 1, total: 2 },
    },
  });
  gateway.reply(APPLICATIONS_OF_REFERRALS, ({ referralIds }) => ({
    applicationsOfReferrals: applications.filter(({ referralId }) =>
      [referralIds].flat().includes(referralId),
    ),
  }));
  gateway.reply(BONUS_ENTRIES, { bonusEntries: [] });
  gateway.reply(FOUND_CANDIDATES, ({ candidate, limit }) => {
    const found = applications.filter((one) => one.candidateName?.toLowerCase().includes(candidate));
    return {
      bonusPage: { bonuses: found.slice(0, limit ?? 20), pagination: { page: 1, total: found.length } },
    };
  });
});

describe('the control of referrals', () => {
  it('has a line for each link, with the candidate who can be hired and how many others there are', async () => {
    await renderControl();
    const [first, second] = cards();
    const row = within(first!);
    expect(row.getByText('Bia Lopes')).toBeTruthy();
    expect(first!.textContent).toContain('Aguardando contratação · mais 1 candidato');
    expect(row.getByRole('button', { name: 'Contratar Bia Lopes' })).toBeTruthy();
    expect(within(second!).getByText('Nenhum candidato')).toBeTruthy();
    expect(within(second!).getByText('Link encerrado')).toBeTruthy();
  });

  it('says that there are more links than were counted', async () => {
    gateway.reply(ALL_REFERRALS, {
      allReferrals: {
        referrals: [referral(1)],
        pagination: { page: 1, total: 10_001 },
      },
    });
    await renderControl();
    expect(await screen.findByText('Mostrando 1-20 de mais de 10.000 indicações')).toBeTruthy();
  });

  it('opens all candidates of a link, with what can be done about each', async () => {
    gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
    gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
    const user = await renderControl();
    await user.click(within(cards()[0]!).getByText('Padeiro'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Candidatos da indicação REFABC121' }));
    const [carla, bia] = dialog.getAllByRole('listitem');
    expect(within(carla!).getByText('Pagamentos pendentes')).toBeTruthy();
    expect(within(carla!).queryByRole('button', { name: /^Contratar/ })).toBeNull();
    await user.click(within(bia!).getByRole('button', { name: 'Contratar Bia Lopes' }));
    expect(await screen.findByRole('button', { name: 'Registrar contratação' })).toBeTruthy();
    const hiring = within(screen.getByRole('dialog', { name: 'Registrar contratação' }));
    expect(hiring.getByText(/Quem indicou é avisado por e-mail em cerca de um minuto/)).toBeTruthy();
    expect(hiring.getByText('Em análise')).toBeTruthy();
    expect(hiring.getByText('Padeiro')).toBeTruthy();
    expect(hiring.getByText(/^R\$\s500,00/)).toBeTruthy();
  });

  it('offers no hire of somebody who was rejected, whatever else holds the bonus', async () => {
    applications = [
      application(8, 'Bia Lopes', {
        candidateStatus: 'rejected',
        hold: 'self_referral',
        holdLabel: 'Suspenso',
      }),
      application(9, 'Davi Reis', { hold: 'self_referral', holdLabel: 'Suspenso' }),
    ];
    await renderControl();
    expect(screen.getByRole('button', { name: 'Contratar Davi Reis' })).toBeTruthy();
    expect(cards()[0]!.textContent).toContain('mais 1 candidato');
    applications = applications.slice(0, 1);
    await act(() => refetchAfterChange(['referral']));
    await screen.findByText('Bia Lopes');
    expect(screen.queryByRole('button', { name: /^Contratar/ })).toBeNull();
  });

  it('shows the QR code of a link that is open, from its menu', async () => {
    const user = await renderControl();
    await user.click(screen.getByRole('button', { name: 'Ações sobre a indicação REFABC122' }));
    expect(screen.queryByRole('menuitem', { name: 'QR Code' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Ações sobre a indicação REFABC121' }));
    await user.click(screen.getByRole('menuitem', { name: 'QR Code' }));
    expect(await screen.findByRole('dialog', { name: 'QR Code da indicação' })).toBeTruthy();
  });

  it('leads from the name of a candidate to the link', async () => {
    const user = await renderControl('?search=bia');
    const found = within(screen.getByRole('list', { name: 'Candidatos com este nome' }));
    await user.click(found.getByRole('button', { name: 'Bia Lopes · indicação REFABC121' }));
    expect(location.search).toBe('?search=REFABC121');
  });

  it('asks for the candidates of the shown links, and for the first of those with the name', async () => {
    applications = Array.from({ length: 7 }, (_, index) => application(index + 1, `Bia ${index + 1}`));
    await renderControl('?search=bia');
    const found = within(await screen.findByRole('list', { name: 'Candidatos com este nome' }));
    expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...[1, 2, 3, 4, 5].map((n) => `Bia ${n} · indicação REFABC121`),
      'e mais 2',
    ]);
    expect(gateway.calls(APPLICATIONS_OF_REFERRALS)).toEqual([{ referralIds: [1, 2] }]);
    expect(gateway.calls(FOUND_CANDIDATES)).toEqual([{ candidate: 'bia', limit: 5 }]);
  });

  it('closes the dialog of a hire that another user has made meanwhile, and shows that one', async () => {
    gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
    gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
    applications = [application(8, 'Bia Lopes')];
    const user = await renderControl();
    await user.click(screen.getByRole('button', { name: 'Contratar Bia Lopes' }));
    const message = 'Rui mudou o status para “Contratado”.';
    gateway.refuse(CANDIDATE_HIRED, { code: 'CHANGED_MEANWHILE', message, current: 'contratado' });
    applications = [application(8, 'Bia Lopes', { candidateStatus: 'contratado', ...HIRED })];
    await user.click(await screen.findByRole('button', { name: 'Registrar contratação' }));
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Pagamentos pendentes')).toBeTruthy();
    expect(gateway.calls(CANDIDATE_HIRED)).toHaveLength(1);
  });

  it('repeats the same change of status when only its date failed, and registers the date that was typed', async () => {
    gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
    gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
    applications = [application(8, 'Bia Lopes')];
    gateway.reply(CANDIDATE_HIRED, { setCandidateStatus: { id: 8, status: 'contratado' } });
    gateway.disconnect(REGISTER_HIRE);
    const user = await renderControl();
    await user.click(screen.getByRole('button', { name: 'Contratar Bia Lopes' }));
    const submit = await screen.findByRole('button', { name: 'Registrar contratação' });
    await user.click(submit);
    expect(await screen.findByText(/^Erro ao registrar contratação para bonificação/)).toBeTruthy();
    gateway.reply(REGISTER_HIRE, { registerReferralHire: { id: 8, hireDate: '2026-11-10' } });
    await user.click(submit);
    expect(await screen.findByText('Candidato contratado')).toBeTruthy();
    const [first, second] = gateway.calls(CANDIDATE_HIRED);
    expect(second).toEqual(first);
    const dates = gateway.calls(REGISTER_HIRE);
    expect(dates).toHaveLength(2);
    expect(dates[1]).toEqual(dates[0]);
  });

  it('offers again to undo a hire, without what is undone already, when the connection broke', async () => {
    gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
    gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
    applications = [application(8, 'Bia Lopes')];
    gateway.reply(CANDIDATE_HIRED, { setCandidateStatus: { id: 8, status: 'contratado' } });
    gateway.reply(REGISTER_HIRE, { registerReferralHire: { id: 8, hireDate: '2026-11-10' } });
    gateway.reply(UNDO_CANDIDATE_HIRED, { undoStatusChange: { changeId: 'a', left: [] } });
    gateway.disconnect(UNDO_HIRE);
    const user = await renderControl();
    await user.click(screen.getByRole('button', { name: 'Contratar Bia Lopes' }));
    await user.click(await screen.findByRole('button', { name: 'Registrar contratação' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Não foi possível desfazer')).toBeTruthy();
    gateway.reply(UNDO_HIRE, { undoReferralHire: { id: 8, hireDate: null } });
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Mudança desfeita')).toBeTruthy();
    expect(gateway.calls(UNDO_CANDIDATE_HIRED)).toHaveLength(1);
    expect(gateway.calls(UNDO_HIRE)).toHaveLength(2);
  });

  it('shows a hire, although the list was being read for the change before it', async () => {
    gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
    gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
    applications = [application(8, 'Bia Lopes')];
    const user = await renderControl();
    const lists: Array<() => void> = [];
    gateway.reply(APPLICATIONS_OF_REFERRALS, async () => {
      const read = [...applications];
      await new Promise<void>((resolve) => lists.push(resolve));
      return { applicationsOfReferrals: read };
    });
    gateway.reply(CANDIDATE_HIRED, () => {
      applications = [application(8, 'Bia Lopes', { candidateStatus: 'contratado' })];
      return { setCandidateStatus: { id: 8, status: 'contratado' as const } };
    });
    gateway.reply(REGISTER_HIRE, () => {
      applications = [application(8, 'Bia Lopes', { candidateStatus: 'contratado', ...HIRED })];
      return { registerReferralHire: { id: 8, hireDate: '2026-11-10' } };
    });
    await user.click(screen.getByRole('button', { name: 'Contratar Bia Lopes' }));
    await user.click(await screen.findByRole('button', { name: 'Registrar contratação' }));
    await screen.findByText('Candidato contratado');
    lists.at(-1)?.();
    await screen.findByText('Pagamentos pendentes');
    lists[0]?.();
    await act(() => gateway.settle());
    expect(screen.getByText('Pagamentos pendentes')).toBeTruthy();
  });
});
