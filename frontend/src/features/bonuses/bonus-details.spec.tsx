import { screen, within } from '@testing-library/react';
import { bonus } from '../../testing/fixtures/bonuses';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { BONUS_ENTRIES } from '../../domain/referrals/bonus-entries';
import { BonusDetails } from './bonus-details';

const AT = '2026-11-20T12:00:00.000Z';
const NOTHING = { instalment: null, amount: null, day: null, reason: null, actorName: null, at: AT };
const PAYMENT = { ...NOTHING, instalment: 1, day: AT, actorName: 'admin' };

describe('the history of a bonus', () => {
  it('lists every amount with its day, its reason and who registered it', async () => {
    gateway.reply(BONUS_ENTRIES, {
      bonusEntries: [
        { ...NOTHING, id: 1, kind: 'registered', label: 'Candidatura registrada' },
        { ...PAYMENT, id: 2, kind: 'paid', label: 'Pagamento registrado', amount: 25_000 },
        {
          ...{ ...PAYMENT, id: 3, kind: 'reversed', label: 'Pagamento desfeito', amount: -25_000 },
          ...{ actorName: 'bruna', reason: 'Conta bancária errada' },
        },
      ],
    });
    await renderScreen(<BonusDetails bonus={bonus()} onClose={() => undefined} />, { session: ADMIN });
    const list = within(await screen.findByRole('list', { name: 'Histórico do bônus' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^Candidatura registrada20\/11\/2026.* · Candidatura com o link$/),
      expect.stringMatching(/^Pagamento registrado1ª parcela · R\$ 250,00 · data 20\/11\/2026.* · admin$/),
      expect.stringMatching(
        /^Pagamento desfeito1ª parcela · -R\$ 250,00 · data 20\/11\/2026Motivo: Conta bancária errada.* · bruna$/,
      ),
    ]);
  });
});
