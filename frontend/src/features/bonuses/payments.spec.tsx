import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BonusRowFragment } from '../../generated/graphql';
import { dayOf } from '../../shared/dates/day-ranges';
import { BONUS_ENTRIES } from '../../domain/referrals/bonus-entries';
import { REGISTER_HIRE, UNDO_HIRE } from '../../domain/referrals/hire-queries';
import { bonus } from '../../testing/fixtures/bonuses';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { bonusFiguresOf, bonusPageOf } from '../../testing/fixtures/served-bonuses';
import { BONUS_FIGURES, BONUS_PAGE, PAY_FIRST, RELEASE } from './bonus-queries';
import BonusesPage from './bonuses.page';

/** The bonus as the server has it. */
let stored: BonusRowFragment;

const PAID: Partial<BonusRowFragment> = {
  firstBonusPaid: true,
  firstBonusPaidDate: '2026-11-20T12:00:00.000Z',
  firstBonusPaidBy: 'Ana Admin',
};

const renderBonuses = (changes: Partial<BonusRowFragment> = {}) => {
  stored = bonus(changes);
  return renderScreen(<BonusesPage />, { address: '/pagamentos', session: ADMIN });
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const button = (name: string) => screen.findByRole('button', { name });
const chooseAct = async (user: UserEvent, act: string) => {
  await user.click(await button('Ações sobre o bônus de Carla Mendes'));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  gateway.reply(BONUS_PAGE, (variables) => bonusPageOf([stored], variables));
  gateway.reply(BONUS_FIGURES, () => bonusFiguresOf([stored], dayOf()));
  gateway.reply(BONUS_ENTRIES, { bonusEntries: [] });
});

describe('a payment', () => {
  it('is registered with its day, and the list offers the next instalment', async () => {
    gateway.reply(PAY_FIRST, ({ id }) => {
      stored = { ...stored, ...PAID };
      return { payFirstBonus: { id } };
    });
    const { user } = await renderBonuses();
    await user.click(await button('Pagar 1º bônus de Carla Mendes'));
    await user.click(
      (await dialog('Pagar primeiro bônus')).getByRole('button', { name: 'Confirmar pagamento' }),
    );
    expect(await screen.findByText('Pagamento registrado')).toBeTruthy();
    await closed();
    expect(await button('Pagar 2º bônus de Carla Mendes')).toBeTruthy();
    expect(gateway.calls(PAY_FIRST)).toEqual([{ id: 31, from: 'unpaid', paid: true, paidDate: dayOf() }]);
  });

  it('says that the account of who is paid is deactivated', async () => {
    const { user } = await renderBonuses({ referrerActive: false });
    await user.click(await button('Pagar 1º bônus de Carla Mendes'));
    expect(
      (await dialog('Pagar primeiro bônus')).getByText(/Rita Prado está com o usuário desativado/),
    ).toBeTruthy();
  });

  it('is not registered for a day before it was due', async () => {
    const { user } = await renderBonuses();
    await user.click(await button('Pagar 1º bônus de Carla Mendes'));
    const form = await dialog('Pagar primeiro bônus');
    await user.click(form.getByRole('spinbutton', { name: 'Ano' }));
    await user.keyboard('2025');
    expect(await form.findByText('Esta parcela do bônus só vence em 16/10/2026.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Confirmar pagamento' }));
    expect(gateway.calls(PAY_FIRST)).toEqual([]);
  });

  it('asks before another day is given up', async () => {
    const { user } = await renderBonuses();
    await user.click(await button('Pagar 1º bônus de Carla Mendes'));
    const form = await dialog('Pagar primeiro bônus');
    await user.click(form.getByRole('spinbutton', { name: 'Dia' }));
    await user.keyboard(dayOf().endsWith('01') ? '02' : '01');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await closed();
  });

  it('that another user has registered closes the dialog and is shown', async () => {
    gateway.refuse(PAY_FIRST, { code: 'CHANGED_MEANWHILE', message: 'Bia já registrou este pagamento.' });
    const { user } = await renderBonuses();
    await user.click(await button('Pagar 1º bônus de Carla Mendes'));
    stored = { ...stored, ...PAID };
    await user.click(await button('Confirmar pagamento'));
    expect(await screen.findByText('Nada foi registrado')).toBeTruthy();
    expect(screen.getByText('Bia já registrou este pagamento.')).toBeTruthy();
    await closed();
    expect(await button('Pagar 2º bônus de Carla Mendes')).toBeTruthy();
  });

  it('that the user has registered before, without a response, is said to stand', async () => {
    const message = 'Você já registrou este pagamento em 29/11/2026 às 14:32, com a data 29/11/2026.';
    gateway.refuse(PAY_FIRST, { code: 'CHANGED_MEANWHILE', message, isOwn: true });
    const { user } = await renderBonuses();
    await user.click(await button('Pagar 1º bônus de Carla Mendes'));
    stored = { ...stored, ...PAID };
    await user.click(await button('Confirmar pagamento'));
    expect(await screen.findByText('O pagamento já estava registrado')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByText('Nada foi registrado')).toBeNull();
    await closed();
  });

  it('stays open for another attempt when the server cannot be reached', async () => {
    gateway.disconnect(PAY_FIRST);
    const { user } = await renderBonuses();
    await user.click(await button('Pagar 1º bônus de Carla Mendes'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Confirmar pagamento'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Erro!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirmar pagamento' })).toHaveProperty('disabled', false);
  });

  it('says who gets an e-mail about it', async () => {
    const { user } = await renderBonuses();
    await user.click(await button('Pagar 1º bônus de Carla Mendes'));
    const form = await dialog('Pagar primeiro bônus');
    expect(form.getByText(/Quem indicou é avisado por e-mail em cerca de um minuto/)).toBeTruthy();
  });

  it('cannot be registered before it is due', async () => {
    await renderBonuses({ paymentStatus: 'scheduled' });
    expect(await button('Pagar 1º bônus de Carla Mendes')).toHaveProperty('disabled', true);
  });

  it('is undone with a reason', async () => {
    gateway.reply(PAY_FIRST, ({ id }) => {
      stored = bonus();
      return { payFirstBonus: { id } };
    });
    const { user } = await renderBonuses(PAID);
    await chooseAct(user, 'Desfazer pagamento');
    const form = await dialog('Desfazer pagamento');
    expect(form.getByText(/Se quem indicou já foi avisado do pagamento, recebe outro e-mail/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Desfazer pagamento' }));
    expect(await form.findByText('Informe o motivo (pelo menos 3 caracteres)')).toBeTruthy();
    const reason = form.getByLabelText(/Motivo/);
    expect(document.activeElement).toBe(reason);
    await user.click(reason);
    await user.paste('x'.repeat(501));
    expect(form.getByText('Use no máximo 500 caracteres: retire 1')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Desfazer pagamento' }));
    expect(gateway.calls(PAY_FIRST)).toEqual([]);
    await user.clear(reason);
    await user.type(reason, 'Pago em dobro.');
    await user.click(form.getByRole('button', { name: 'Desfazer pagamento' }));
    expect(await screen.findByText('Pagamento desfeito')).toBeTruthy();
    expect(await button('Pagar 1º bônus de Carla Mendes')).toBeTruthy();
    expect(gateway.calls(PAY_FIRST)).toEqual([
      { id: 31, from: 'paid', paid: false, reason: 'Pago em dobro.' },
    ]);
  });
});

describe('the reason of a correction', () => {
  const HELD = { hold: 'self_referral', paymentStatus: 'suspended' } as const;
  const openRelease = async (user: UserEvent) => user.click(await button('Liberar bônus de Carla Mendes'));

  it.each([
    ['Desfazer pagamento', PAID, (user: UserEvent) => chooseAct(user, 'Desfazer pagamento')],
    ['Desfazer contratação', {}, (user: UserEvent) => chooseAct(user, 'Desfazer contratação')],
    ['Liberar bônus', HELD, openRelease],
  ])('is kept over an ended session: %s', async (title, state, open) => {
    const { user, unmount } = await renderBonuses(state);
    await open(user);
    await user.type((await dialog(title)).getByLabelText(/Motivo/), 'Pago em dobro.');
    unmount();
    const again = await renderBonuses(state);
    await open(again.user);
    const reason = (await dialog(title)).getByLabelText(/Motivo/);
    await waitFor(() => expect(reason).toHaveProperty('value', 'Pago em dobro.'));
    await again.user.keyboard('{Escape}');
    await again.user.click(await button('Descartar'));
    await closed();
    expect(sessionStorage.length).toBe(0);
  });

  const expectQuestion = async (user: UserEvent, act: string) => {
    const reason = (await dialog(act)).getByLabelText(/Motivo/);
    await user.type(reason, 'Pago em dobro.');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar o que foi digitado?')).toBeTruthy();
    expect(reason).toHaveProperty('value', 'Pago em dobro.');
  };

  it('is asked about before it is given up, of a payment', async () => {
    const { user } = await renderBonuses(PAID);
    await chooseAct(user, 'Desfazer pagamento');
    await expectQuestion(user, 'Desfazer pagamento');
  });

  it('is asked about before it is given up, of a held bonus', async () => {
    const { user } = await renderBonuses(HELD);
    await openRelease(user);
    await expectQuestion(user, 'Liberar bônus');
  });
});

describe('a bonus', () => {
  it('that is held as a self-referral is released with a reason', async () => {
    gateway.reply(RELEASE, ({ id }) => {
      stored = bonus();
      return { releaseBonus: { id } };
    });
    const held = { hold: 'self_referral', holdLabel: 'Autoindicação', paymentStatus: 'suspended' } as const;
    const { user } = await renderBonuses(held);
    await user.click(await button('Liberar bônus de Carla Mendes'));
    await user.type((await dialog('Liberar bônus')).getByLabelText(/Motivo/), 'São irmãs.');
    await user.click(screen.getByRole('button', { name: 'Liberar bônus' }));
    expect(await screen.findByText('Bônus liberado')).toBeTruthy();
    expect(gateway.calls(RELEASE)).toEqual([{ id: 31, reason: 'São irmãs.' }]);
    expect(await button('Pagar 1º bônus de Carla Mendes')).toBeTruthy();
  });

  it('loses its hire, and the candidate gets another status', async () => {
    gateway.reply(UNDO_HIRE, ({ id, candidateStatus = null }) => {
      stored = bonus({ isHired: false, hireDate: null, paymentStatus: 'awaiting_hire', candidateStatus });
      return { undoReferralHire: { id, hireDate: null } };
    });
    const { user } = await renderBonuses();
    await chooseAct(user, 'Desfazer contratação');
    const form = await dialog('Desfazer contratação');
    expect(form.getByText(/Se quem indicou já foi avisado da contratação, recebe outro e-mail/)).toBeTruthy();
    await user.click(form.getByRole('combobox', { name: 'Status do candidato depois disso' }));
    await user.click(screen.getByRole('option', { name: 'Em análise' }));
    await user.type(form.getByLabelText(/Motivo/), 'Não veio.');
    await user.click(form.getByRole('button', { name: 'Desfazer contratação' }));
    expect(await screen.findByText('Contratação desfeita')).toBeTruthy();
    expect(screen.getByText('O bônus voltou a aguardar uma contratação.')).toBeTruthy();
    expect(gateway.calls(UNDO_HIRE)).toEqual([{ id: 31, reason: 'Não veio.', candidateStatus: 'reviewing' }]);
    expect(await button('Registrar contratação de Carla Mendes')).toBeTruthy();
  });

  it('waits for no other hire when it is undone because the candidate was rejected', async () => {
    gateway.reply(UNDO_HIRE, ({ id }) => ({ undoReferralHire: { id, hireDate: null } }));
    const { user } = await renderBonuses();
    await chooseAct(user, 'Desfazer contratação');
    const form = await dialog('Desfazer contratação');
    await user.click(form.getByRole('combobox', { name: 'Status do candidato depois disso' }));
    await user.click(screen.getByRole('option', { name: 'Reprovado' }));
    await user.type(form.getByLabelText(/Motivo/), 'Não veio.');
    await user.click(form.getByRole('button', { name: 'Desfazer contratação' }));
    expect(await screen.findByText('Contratação desfeita')).toBeTruthy();
    expect(screen.getByText('Nada mais vence deste bônus.')).toBeTruthy();
  });

  it('asks before a hire date that looks like a typing error, and names the year that it does not accept', async () => {
    gateway.reply(REGISTER_HIRE, ({ id, hireDate }) => ({ registerReferralHire: { id, hireDate } }));
    const { user } = await renderBonuses();
    await chooseAct(user, 'Alterar data de contratação');
    const form = await dialog('Alterar data de contratação');
    await user.click(form.getByRole('spinbutton', { name: 'Ano' }));
    await user.keyboard('1900');
    await user.tab();
    await user.tab();
    expect(await form.findByText('A data de contratação deve ser de 2000 em diante.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await user.click(form.getByRole('spinbutton', { name: 'Ano' }));
    await user.keyboard('2016');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    const question = await dialog('A data de contratação está certa?');
    expect(question.getByText(/Com esta data, R\$\s500,00 vence hoje/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Corrigir a data' }));
    expect(gateway.calls(REGISTER_HIRE)).toEqual([]);
  });

  it('gets another hire date, which can be undone', async () => {
    gateway.reply(REGISTER_HIRE, ({ id, hireDate }) => ({ registerReferralHire: { id, hireDate } }));
    const { user } = await renderBonuses();
    await chooseAct(user, 'Alterar data de contratação');
    const form = await dialog('Alterar data de contratação');
    await user.click(form.getByRole('spinbutton', { name: 'Dia' }));
    await user.keyboard('02');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await user.click(await button('Registrar com esta data'));
    await user.click(await button('Desfazer'));
    expect(await screen.findByText('Mudança desfeita')).toBeTruthy();
    expect(gateway.calls(REGISTER_HIRE)).toMatchObject([
      { id: 31, hireDate: '2026-09-02', from: '2026-09-01' },
      { id: 31, hireDate: '2026-09-01', from: '2026-09-02' },
    ]);
  });
});
