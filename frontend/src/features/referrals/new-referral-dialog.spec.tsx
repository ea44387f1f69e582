import { screen, within } from '@testing-library/react';
import { JOBS } from '../../domain/jobs/jobs-query';
import { job } from '../../testing/fixtures/jobs';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { CREATE_REFERRAL, MY_REFERRALS, type ReferralRow } from './referral-queries';
import ReferralsPage from './referrals.page';

/** The referrals as the server has them. */
let referrals: ReferralRow[];

const openDialog = async () => {
  const { user } = await renderScreen(<ReferralsPage />, { address: '/indicacoes', session: ADMIN });
  await user.click(await screen.findByRole('button', { name: 'Nova Indicação' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova Indicação' }));
  const create = () => user.click(dialog.getByRole('button', { name: 'Criar Indicação' }));
  return { user, dialog, create };
};

beforeEach(() => {
  referrals = [];
  gateway.reply(JOBS, { jobs: [job(11, 'Padeiro'), job(12, 'Antiga', { isOpen: false })] });
  gateway.reply(MY_REFERRALS, () => ({ myReferrals: referrals }));
});

describe('a referral of a user', () => {
  it('is created for an open job; its link is copied, and it is listed', async () => {
    gateway.reply(CREATE_REFERRAL, ({ jobId }) => {
      const created: ReferralRow = {
        id: 1,
        code: 'REFABC123',
        jobId,
        jobTitle: 'Padeiro',
        clicks: 0,
        active: true,
        createdAt: '2026-11-20T12:00:00.000Z',
        referrerName: 'Ana Admin',
        email: null,
        username: 'ana',
        referrerActive: true,
      };
      referrals = [created];
      return { createReferral: created };
    });
    const { user, dialog, create } = await openDialog();
    const options = await dialog.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Selecione uma vaga',
      'Padeiro (Tecnologia)',
    ]);
    await user.selectOptions(dialog.getByLabelText(/^Vaga/), '11');
    await create();
    const listed = await screen.findByRole('list', { name: 'Minhas indicações' });
    expect(listed.textContent).toContain('REFABC123');
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/candidatura?jobId=11&ref=REFABC123`,
    );
  });

  it('says which link the user already has for the job', async () => {
    referrals = [
      {
        ...{ id: 1, code: 'REFOLD001', jobId: 11, jobTitle: 'Padeiro', clicks: 3, active: true },
        ...{ createdAt: '2026-11-20T12:00:00.000Z', referrerName: 'Ana Admin', email: null },
        ...{ username: 'ana', referrerActive: true },
      },
    ];
    const { user, dialog } = await openDialog();
    await dialog.findByRole('option', { name: 'Padeiro (Tecnologia)' });
    expect(dialog.queryByText(/REFOLD001/)).toBeNull();
    await user.selectOptions(dialog.getByLabelText(/^Vaga/), '11');
    expect(await dialog.findByText(/Você já tem o link REFOLD001 para esta vaga/)).toBeTruthy();
  });

  it('needs a job', async () => {
    const { dialog, create } = await openDialog();
    await create();
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Vaga/));
    expect(gateway.calls(CREATE_REFERRAL)).toEqual([]);
  });

  it('shows why the server refuses it', async () => {
    gateway.refuse(CREATE_REFERRAL, { code: 'JOB_CLOSED', message: 'Esta vaga foi encerrada.' });
    const { user, dialog, create } = await openDialog();
    await dialog.findByRole('option', { name: 'Padeiro (Tecnologia)' });
    await user.selectOptions(dialog.getByLabelText(/^Vaga/), '11');
    await create();
    expect(await screen.findByText('Esta vaga foi encerrada.')).toBeTruthy();
  });
});
