import { act, screen, waitFor, within } from '@testing-library/react';
import type { BonusRowFragment } from '../../generated/graphql';
import { BONUS_ENTRIES } from '../../domain/referrals/bonus-entries';
import { refetchAfterChange } from '../../shared/api/refetch';
import { dayOf } from '../../shared/dates/day-ranges';
import { bonus } from '../../testing/fixtures/bonuses';
import { onDay } from '../../testing/fixed-day';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { bonusFiguresOf, bonusPageOf } from '../../testing/fixtures/served-bonuses';
import { BONUS_FIGURES, BONUS_PAGE, PAY_FIRST, PAY_SECOND } from './bonus-queries';
import BonusesPage from './bonuses.page';

onDay('2026-11-26');

/** The bonuses as the server has them. */
let stored: BonusRowFragment[];

const CARLA = bonus();
const DORA = bonus({
  ...{ id: 32, candidateId: 8, candidateName: 'Dora Prates', firstBonusPaid: true },
  ...{ firstBonusPaidDate: '2026-10-20T12:00:00.000Z', secondBonusAmount: 166.66 },
  secondBonusDueDate: '2026-11-01T12:00:00.000Z',
});
/** Referred by another user of the same name; both instalments are due. */
const SAUL = bonus({
  ...{ id: 33, candidateId: 9, candidateName: 'Saul Reis', referrerId: 13 },
  ...{ firstBonusDueDate: '2026-07-16T12:00:00.000Z', secondBonusDueDate: '2026-09-01T12:00:00.000Z' },
});
const ENDED = bonus({
  ...{ id: 34, candidateId: 10, candidateName: 'Nilo Ramos', isHired: false, hireDate: null },
  ...{ firstBonusDueDate: null, secondBonusDueDate: null, paymentStatus: 'suspended' },
  ...{ hold: 'candidate_rejected', holdLabel: 'Suspenso: candidato reprovado' },
});
const HELD = bonus({
  ...{ id: 35, candidateId: 11, candidateName: 'Beto Lima', paymentStatus: 'suspended' },
  ...{ hold: 'hire_undone', holdLabel: 'Suspenso: contratação desfeita' },
});

const renderBonuses = (address = '/pagamentos-bonus') =>
  renderScreen(<BonusesPage />, { address, session: ADMIN });
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent.replace(/\s/g, ' '));

function payServed() {
  gateway.reply(PAY_FIRST, ({ id }) => ({ payFirstBonus: { id } }));
  gateway.reply(PAY_SECOND, ({ id }) => ({ paySecondBonus: { id } }));
}

beforeEach(() => {
  stored = [ENDED, HELD, CARLA, DORA, SAUL];
  gateway.reply(BONUS_PAGE, (variables) => bonusPageOf(stored, variables));
  gateway.reply(BONUS_FIGURES, () => bonusFiguresOf(stored, dayOf()));
});

describe('what is due', () => {
  it('is paid in one go, by person, after a summary with the sum in reais', async () => {
    payServed();
    const { user } = await renderBonuses();
    await user.click(await screen.findByRole('button', { name: 'Pagar vencidas (4 parcelas)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar parcelas vencidas' }));
    expect(
      texts(
        dialog
          .getAllByRole('group')
          .slice(0, 2)
          .map((group) => group.firstChild as HTMLElement),
      ),
    ).toEqual(['Rita PradoR$ 500,00', 'Rita PradoR$ 416,66']);
    await user.click(dialog.getByRole('button', { name: /^Pagar 4 · R\$\s916,66$/ }));
    expect(await screen.findByText('4 pagamentos registrados')).toBeTruthy();
    expect(screen.getByText(/^R\$\s916,66 para 2 pessoas\.$/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const paid = { from: 'unpaid', paid: true, paidDate: dayOf() };
    expect(gateway.calls(PAY_FIRST)).toEqual([
      { id: 33, ...paid },
      { id: 31, ...paid },
    ]);
    expect(gateway.calls(PAY_SECOND)).toEqual([
      { id: 33, ...paid },
      { id: 32, ...paid },
    ]);
  });

  it('is of two people when two visitors with one name referred, told apart by the code of their link', async () => {
    const visitor = { referrerId: null, referrerName: 'João Silva' };
    stored = [
      bonus({ ...visitor, referralId: 2, referralCode: 'REFJOAO2' }),
      bonus({ ...visitor, id: 36, candidateId: 12, referralId: 3, referralCode: 'REFJOAO3' }),
    ];
    payServed();
    const { user } = await renderBonuses();
    await user.click(await screen.findByRole('button', { name: 'Pagar vencidas (2 parcelas)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar parcelas vencidas' }));
    const legends = dialog.getAllByRole('group').slice(0, 2);
    expect(texts(legends.map((group) => group.firstChild as HTMLElement))).toEqual([
      'João Silva · REFJOAO2R$ 250,00',
      'João Silva · REFJOAO3R$ 250,00',
    ]);
    await user.click(dialog.getByRole('button', { name: /^Pagar 2 / }));
    expect(await screen.findByText(/ para 2 pessoas\.$/)).toBeTruthy();
  });

  it('asks before a choice of what is paid is given up', async () => {
    const { user } = await renderBonuses();
    await user.click(await screen.findByRole('button', { name: 'Pagar vencidas (4 parcelas)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar parcelas vencidas' }));
    await user.click(dialog.getAllByRole('checkbox').at(-1)!);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('counts the payment that the user has registered before, without a response', async () => {
    payServed();
    gateway.refuse(PAY_FIRST, { code: 'CHANGED_MEANWHILE', message: 'Você já registrou.', isOwn: true });
    const { user } = await renderBonuses();
    await user.click(await screen.findByRole('button', { name: 'Pagar vencidas (4 parcelas)' }));
    await user.click(await screen.findByRole('button', { name: /^Pagar 4 / }));
    expect(await screen.findByText('4 pagamentos registrados')).toBeTruthy();
  });

  it('is paid in part when some are taken out; a second instalment goes with its first', async () => {
    payServed();
    const { user } = await renderBonuses();
    await user.click(await screen.findByRole('button', { name: 'Pagar vencidas (4 parcelas)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: /^Saul Reis · 1ª parcela/ }));
    expect(dialog.getByRole('checkbox', { name: /^Saul Reis · 2ª parcela/ })).toHaveProperty(
      'checked',
      false,
    );
    await user.click(dialog.getByRole('checkbox', { name: /^Dora Prates/ }));
    await user.click(dialog.getByRole('button', { name: /^Pagar 1 · R\$\s250,00$/ }));
    expect(await screen.findByText('1 pagamento registrado')).toBeTruthy();
    expect(gateway.calls(PAY_FIRST)).toMatchObject([{ id: 31 }]);
    expect(gateway.calls(PAY_SECOND)).toEqual([]);
  });

  it.each(['CHANGED_MEANWHILE', 'BONUS_SUSPENDED', 'HIRE_MISSING', 'BONUS_NOT_DUE', 'BONUS_ORDER'])(
    'that another user changed meanwhile is left out of the sum: %s',
    async (code) => {
      stored = [CARLA, DORA];
      payServed();
      gateway.refuse(PAY_FIRST, { code, message: 'Esta parcela mudou.' });
      const { user } = await renderBonuses();
      await user.click(await screen.findByRole('button', { name: 'Pagar vencidas (2 parcelas)' }));
      await user.click(await screen.findByRole('button', { name: /^Pagar 2 ·/ }));
      expect(await screen.findByText('1 pagamento registrado')).toBeTruthy();
      expect(screen.getByText(/^R\$\s166,66 para 1 pessoa\. 1 parcela já tinha mudado\.$/)).toBeTruthy();
    },
  );

  it('says which ones a colleague has changed meanwhile, and leaves them out of the sum', async () => {
    payServed();
    const paid = {
      kind: 'paid',
      instalment: 1,
      day: '2026-11-25T12:00:00.000Z',
      actorName: 'bruna',
    } as const;
    gateway.reply(BONUS_ENTRIES, ({ id }) => ({
      bonusEntries:
        id === CARLA.id ? [{ id: 1, label: '', amount: 250, reason: null, at: paid.day, ...paid }] : [],
    }));
    const { user } = await renderBonuses();
    await user.click(await screen.findByRole('button', { name: 'Pagar vencidas (4 parcelas)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar parcelas vencidas' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    stored = [{ ...CARLA, firstBonusPaid: true, paymentStatus: 'scheduled' }, SAUL];
    await act(() => refetchAfterChange(['referral']));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      '2 parcelas mudaram depois que esta janela abriu e não serão pagas. Veja o motivo abaixo.',
    );
    const row = (name: RegExp) => dialog.getByRole('checkbox', { name });
    expect(row(/^Carla Mendes .* já foi paga em 25\/11\/2026 por bruna\./)).toMatchObject({
      ...{ checked: false, disabled: true },
    });
    expect(row(/^Dora Prates .* Não pode mais ser paga agora\./)).toMatchObject({ disabled: true });
    expect(row(/^Saul Reis · 1ª/)).toMatchObject({ checked: true, disabled: false });
    await user.click(dialog.getByRole('button', { name: /^Pagar 2 · R\$\s500,00$/ }));
    expect(await screen.findByText('2 pagamentos registrados')).toBeTruthy();
    expect(gateway.calls(PAY_FIRST)).toMatchObject([{ id: SAUL.id }]);
    expect(gateway.calls(PAY_SECOND)).toMatchObject([{ id: SAUL.id }]);
  });

  it('stays in the dialog when the server cannot be reached, without what was already paid', async () => {
    stored = [CARLA, DORA];
    payServed();
    gateway.disconnect(PAY_SECOND);
    const { user } = await renderBonuses();
    await user.click(await screen.findByRole('button', { name: 'Pagar vencidas (2 parcelas)' }));
    await user.click(await screen.findByRole('button', { name: /^Pagar 2 ·/ }));
    expect(await screen.findByText('Erro!')).toBeTruthy();
    expect(
      screen.getByText(/Antes disso: 1 pagamento registrado, R\$\s250,00 para 1 pessoa\.$/),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Pagar 1 · R\$\s166,66$/ })).toHaveProperty(
      'disabled',
      false,
    );
  });
});

describe('the predicted bonuses', () => {
  const names = () =>
    texts(within(screen.getByRole('list', { name: 'Bônus de indicação' })).getAllByRole('listitem')).map(
      (text) => ['Carla', 'Dora', 'Saul', 'Nilo', 'Beto'].find((name) => text.includes(`${name} `)),
    );

  it('begin with what is due and what needs a decision; who was not hired is under a figure of its own', async () => {
    const { user } = await renderBonuses();
    await screen.findByRole('list', { name: 'Bônus de indicação' });
    expect(names()).toEqual(['Carla', 'Dora', 'Saul', 'Beto']);
    await user.click(screen.getByRole('link', { name: 'Encerrados sem contratação: 1' }));
    await waitFor(() => expect(names()).toEqual(['Nilo']));
    expect(screen.getByRole('link', { name: 'Suspensos: 1' })).toBeTruthy();
  });

  it('are exported as they are sorted', async () => {
    const sorts: Array<string | null> = [];
    gateway.replyRest('GET', '/api/referral-bonus/predicted.csv', ({ url }) => {
      sorts.push(url.searchParams.get('sort'));
      return { status: 503 };
    });
    const { user } = await renderBonuses('/pagamentos-bonus?sort=-total');
    await user.click(await screen.findByRole('button', { name: /Exportar/ }));
    await waitFor(() => expect(sorts).toEqual(['-total']));
    await screen.findByText('Erro!');
  });

  it('are not exported while there are none', async () => {
    stored = [];
    const { user } = await renderBonuses();
    await screen.findByText(/^Nenhum/);
    await user.click(screen.getByRole('button', { name: /Exportar/ }));
    expect(await screen.findByText('Não há dados para exportar')).toBeTruthy();
  });

  it('have no figures of what is rare while there is none', async () => {
    stored = [CARLA, DORA];
    await renderBonuses();
    await screen.findByRole('link', { name: /^Próximos 30 dias: R/ });
    expect(screen.queryByRole('link', { name: /^(Suspensos|Encerrados)/ })).toBeNull();
  });

  it('show the sums of the figures in reais', async () => {
    await renderBonuses();
    await screen.findByRole('link', { name: /^Vencidos: / });
    expect(
      screen.getAllByRole('link').map((link) => link.getAttribute('aria-label')?.replace(/\s/g, ' ')),
    ).toEqual(
      expect.arrayContaining([
        'Vencidos: R$ 916,66 (3 bônus)',
        'Suspensos: 1',
        'Encerrados sem contratação: 1',
        'Total previsto: R$ 1.166,66',
      ]),
    );
  });
});
