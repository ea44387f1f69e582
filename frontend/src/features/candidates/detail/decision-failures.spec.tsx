import { screen, waitFor, within } from '@testing-library/react';
import { REJECTION_REASONS } from '../../../domain/candidates/rejection-queries';
import { SET_STATUS } from '../../../domain/candidates/status-mutations';
import { renderDetail, serveCandidate } from '../../../testing/candidate-detail';
import { REASONS } from '../../../testing/fixtures/rejections';
import { gateway } from '../../../testing/render-screen';

const row = (text: RegExp) => screen.findByRole('row', { name: text, hidden: true });
const BROKEN = /Erro ao atualizar status: .*servidor/;

const changeIds = () => new Set(gateway.calls(SET_STATUS).map(({ changeId }) => changeId));

beforeEach(() => {
  serveCandidate();
  gateway.disconnect(SET_STATUS);
});

const open = async (decision: string, form: string) => {
  const { user, dialog } = await renderDetail();
  await user.click(await dialog.findByRole('button', { name: decision }));
  const panel = within(await screen.findByRole('form', { name: form }));
  await panel.findByRole('checkbox', { name: 'Avisar o candidato por e-mail', checked: true });
  return { user, dialog, panel };
};

describe('a decision that fails', () => {
  it.each([
    { decision: 'Reprovar', form: 'Reprovar candidato', submit: 'Reprovar sem enviar', status: 'Reprovado' },
    { decision: 'Aprovar', form: 'Aprovar candidato', submit: 'Aprovar sem enviar', status: 'Aprovado' },
  ])('stays open with what was chosen, and is the same change again: $decision', async (one) => {
    const { user, panel } = await open(one.decision, one.form);
    await user.click(panel.getByRole('checkbox'));
    await user.click(panel.getByRole('button', { name: one.submit }));
    expect(await screen.findByText(BROKEN)).toBeTruthy();
    await row(/Ana Teste 1.*Novo/);
    const again = panel.getByRole('button', { name: one.submit });
    await waitFor(() => expect(document.activeElement).toBe(again));
    serveCandidate();
    await user.keyboard('{Enter}');
    await row(new RegExp(`Ana Teste 1.*${one.status}`));
    await waitFor(() => expect(screen.queryByRole('form', { name: one.form })).toBeNull());
    expect(changeIds().size).toBe(1);
  });

  it('cannot be left while its outcome is open', async () => {
    let fail = () => undefined as void;
    const response = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new Error('broken'));
    });
    gateway.reply(SET_STATUS, () => response);
    const { user, panel } = await open('Reprovar', 'Reprovar candidato');
    const reject = await panel.findByRole('button', { name: 'Reprovar e enviar' });
    await waitFor(() => expect(reject).toHaveProperty('disabled', false));
    await user.click(reject);
    await row(/Ana Teste 1.*Reprovado/);
    await user.keyboard('{Escape}');
    const isOpen = screen.queryByRole('form', { name: 'Reprovar candidato' }) !== null;
    fail();
    expect(isOpen).toBe(true);
    await waitFor(() => expect(reject).toHaveProperty('disabled', false));
    expect(reject.isConnected).toBe(true);
  });

  it('offers the current reasons after the chosen one was taken out of use meanwhile', async () => {
    gateway.refuse(SET_STATUS, {
      code: 'VALIDATION_FAILED',
      message: 'Dados inválidos',
      errors: [{ field: 'reasonId', message: 'Este motivo não está mais em uso' }],
    });
    const { user, panel } = await open('Reprovar', 'Reprovar candidato');
    await user.click(panel.getByRole('combobox', { name: 'Motivo' }));
    await user.click(await screen.findByRole('option', { name: 'Vaga encerrada' }));
    const rest = REASONS.filter(({ label }) => label !== 'Vaga encerrada');
    gateway.reply(REJECTION_REASONS, { rejectionReasons: rest });
    await user.click(await panel.findByRole('button', { name: 'Reprovar e enviar' }));
    expect(
      await screen.findByText('Erro ao atualizar status: Este motivo não está mais em uso'),
    ).toBeTruthy();
    await row(/Ana Teste 1.*Novo/);
    const reason = panel.getByRole('combobox', { name: 'Motivo' });
    await waitFor(() => expect(reason.textContent).toBe('Sem motivo'));
    await user.click(reason);
    expect(await screen.findByRole('option', { name: 'Outra pessoa foi escolhida' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Vaga encerrada' })).toBeNull();
  });
});
