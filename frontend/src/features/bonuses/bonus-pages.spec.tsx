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
