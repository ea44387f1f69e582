import { screen, waitFor, within } from '@testing-library/react';
import type { BonusRowFragment } from '../../generated/graphql';
import { bonus } from '../../testing/fixtures/bonuses';
import { bonusFiguresOf, bonusPageOf } from '../../testing/fixtures/served-bonuses';
import { onDay } from '../../testing/fixed-day';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { BONUS_FIGURES, BONUS_PAGE } from './bonus-queries';
import BonusesPage from './bonuses.page';

onDay('2026-11-26');

/** 130 bonuses, whose first instalments are due. */
const STORED: readonly BonusRowFragment[] = Array.from({ length: 130 }, (_, index) =>
  bonus({ id: index + 1, candidateId: index + 1, candidateName: `Número ${index + 1} Prado` }),
);

const AWAITED: Partial<BonusRowFragment> = {
  ...{ status: 'pending', statusLabel: 'Aguardando contratação', paymentStatus: 'awaiting_hire' },
  ...{ isHired: false, hireDate: null, firstBonusDueDate: null, secondBonusDueDate: null },
};
const BOTH_PAID: Partial<BonusRowFragment> = {
  ...{ paymentStatus: 'completed', firstBonusPaid: true, secondBonusPaid: true },
  ...{ firstBonusPaidDate: '2026-10-20T12:00:00.000Z', secondBonusPaidDate: '2026-11-25T12:00:00.000Z' },
};

const renderBonuses = (query = '') =>
  renderScreen(<BonusesPage />, { address: `/pagamentos-bonus${query}`, session: ADMIN });
const firstRow = async () =>
  within(await screen.findByRole('list', { name: 'Bônus de indicação' })).getAllByRole('listitem')[0]
    ?.textContent;
const asked = () => gateway.calls(BONUS_PAGE).at(-1);

beforeEach(() => {
  gateway.reply(BONUS_PAGE, (variables) => bonusPageOf(STORED, variables));
  gateway.reply(BONUS_FIGURES, bonusFiguresOf(STORED, '2026-11-26'));
});

describe('the list of bonuses', () => {
  it('asks for a page, and turns its pages by requests', async () => {
    const { user } = await renderBonuses();
    expect(await screen.findByText('Mostrando 1-20 de 130 bônus')).toBeTruthy();
    const predicted = { list: 'predicted', situation: 'open', search: null, sort: null, limit: 20 };
    expect(gateway.calls(BONUS_PAGE)).toEqual([{ ...predicted, page: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(await screen.findByText('Mostrando 21-40 de 130 bônus')).toBeTruthy();
    expect(await firstRow()).toContain('Número 21 Prado');
    expect(gateway.calls(BONUS_PAGE)).toEqual([
      { ...predicted, page: 1 },
      { ...predicted, page: 2 },
    ]);
  });

  it('is filtered, searched and sorted by the server', async () => {
    await renderBonuses('?situacao=vencidos&search=ana&sort=-total');
    await screen.findByText('Mostrando 1-20 de 130 bônus');
    expect(asked()).toMatchObject({ situation: 'overdue', search: 'ana', sort: '-total', page: 1 });
  });

  it('says that none is in the situation, and leads to all', async () => {
    gateway.reply(BONUS_PAGE, (variables) =>
      bonusPageOf(variables.situation === 'suspended' ? [] : STORED, variables),
    );
    const { user } = await renderBonuses('?situacao=suspensos');
    await screen.findByText('Nenhum bônus suspenso');
    expect(screen.queryByText('Nenhum bônus previsto')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Ver todos os previstos' }));
    expect(await screen.findByText('Mostrando 1-20 de 130 bônus')).toBeTruthy();
  });

  it('of another tab is another list, without the situation', async () => {
    const { user } = await renderBonuses('?situacao=vencidos&page=2');
    await screen.findByText('Mostrando 21-40 de 130 bônus');
    await user.click(screen.getByRole('tab', { name: 'Concluídos' }));
    await waitFor(() => expect(asked()).toMatchObject({ list: 'completed', situation: null, page: 1 }));
  });

  it('says that there are more than were counted', async () => {
    gateway.reply(BONUS_PAGE, (variables) => ({
      bonusPage: { ...bonusPageOf(STORED, variables).bonusPage, pagination: { page: 1, total: 10_001 } },
    }));
    await renderBonuses();
    expect(await screen.findByText('Mostrando 1-20 de mais de 10.000 bônus')).toBeTruthy();
  });

  it('offers to pay all that is due, and not only that of the page', async () => {
    const { user } = await renderBonuses('?page=3');
    await user.click(await screen.findByRole('button', { name: 'Pagar vencidas (130 parcelas)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar parcelas vencidas' }));
    expect(dialog.getByRole('button', { name: /^Pagar 130 · R\$\s32\.500,00$/ })).toBeTruthy();
    expect(gateway.calls(BONUS_PAGE).filter(({ limit }) => limit === 100)).toEqual(
      [1, 2].map((page) => ({ list: 'predicted', situation: 'overdue', sort: 'due', page, limit: 100 })),
    );
  });
});

describe('the state of a bonus', () => {
  const SUSPENDED = { paymentStatus: 'suspended' } as const;
  const LATER = '2026-12-20T12:00:00.000Z';
  const stateOf = async (changes: Partial<BonusRowFragment>) => {
    gateway.reply(BONUS_PAGE, (variables) => bonusPageOf([bonus(changes)], variables));
    await renderBonuses(changes.paymentStatus === 'completed' ? '?tab=concluidos' : '');
    await screen.findByText('Mostrando 1-1 de 1 bônus');
    return firstRow();
  };

  it.each<[string, Partial<BonusRowFragment>, string]>([
    ['waits for a hire', AWAITED, 'Aguardando contratação'],
    ['is overdue', {}, 'Vencido'],
    ['is due today', { firstBonusDueDate: '2026-11-26T12:00:00.000Z' }, 'Vence hoje'],
    ['is due soon', { paymentStatus: 'upcoming', firstBonusDueDate: LATER }, 'Próximos 30 dias'],
    ['is due later', { paymentStatus: 'scheduled', firstBonusDueDate: LATER }, 'Agendado'],
    [
      'is paid',
      { status: 'completed', statusLabel: 'Pagamentos completos', ...BOTH_PAID },
      'Pagamentos completos',
    ],
  ])('%s', async (_, changes, text) => {
    expect(await stateOf(changes)).toContain(text);
  });

  it.each<[string, Partial<BonusRowFragment>, string[]]>([
    [
      'a self-referral',
      { ...AWAITED, ...SUSPENDED, hold: 'self_referral', holdLabel: 'Sem bônus: autoindicação' },
      ['Sem bônus', 'autoindicação · Aguardando contratação'],
    ],
    [
      'a rejected candidate',
      { ...SUSPENDED, hold: 'candidate_rejected', holdLabel: 'Suspenso: candidato reprovado' },
      ['Suspenso', 'candidato reprovado · Contratado'],
    ],
    [
      'a hire that was undone',
      { ...SUSPENDED, hold: 'hire_undone', holdLabel: 'Suspenso: contratação desfeita' },
      ['Suspenso', 'contratação desfeita · Contratado'],
    ],
    [
      'an erased referrer',
      {
        ...SUSPENDED,
        hold: 'referrer_erased',
        holdLabel: 'Suspenso: dados de quem indicou foram apagados',
      },
      ['Suspenso', 'dados de quem indicou foram apagados · Contratado'],
    ],
  ])('says first that it is held, and then why: %s', async (_, changes, texts) => {
    const row = await stateOf(changes);
    for (const text of texts) expect(row).toContain(text);
    expect(row).not.toContain(changes.holdLabel);
    expect(screen.queryByText('Vencido')).toBeNull();
  });
});
