import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BonusEntriesQuery, BonusRowFragment } from '../../generated/graphql';
import { BONUS_ENTRIES } from '../../domain/referrals/bonus-entries';
import { UNDO_HIRE } from '../../domain/referrals/hire-queries';
import { refetchAfterChange } from '../../shared/api/refetch';
import { dayOf } from '../../shared/dates/day-ranges';
import { bonus } from '../../testing/fixtures/bonuses';
import { bonusFiguresOf, bonusPageOf } from '../../testing/fixtures/served-bonuses';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { BONUS_FIGURES, BONUS_PAGE, RELEASE } from './bonus-queries';
import BonusesPage from './bonuses.page';

type Entry = BonusEntriesQuery['bonusEntries'][number];

const AT = '2026-11-20T12:00:00.000Z';
const entry = (kind: Entry['kind'], changes: Partial<Entry> = {}): Entry => ({
  ...{ id: 1, kind, label: kind, instalment: null, amount: null, day: null, reason: null, at: AT },
  actorName: 'bruna',
  ...changes,
});

const HELD = {
  hold: 'self_referral',
  holdLabel: 'Sem bônus: autoindicação',
  paymentStatus: 'suspended',
} as const;
const NOT_HIRED = { isHired: false, hireDate: null, paymentStatus: 'awaiting_hire' } as const;
const PAID = { firstBonusPaid: true, firstBonusPaidDate: AT, firstBonusPaidBy: 'Ana Admin' };
const HIRED = entry('hired', { day: '2026-09-01T12:00:00.000Z', actorName: 'ana' });

let ledger: Entry[];

const renderBonus = async (shown: Partial<BonusRowFragment>) => {
  gateway.reply(BONUS_PAGE, (variables) => bonusPageOf([bonus(shown)], variables));
  gateway.reply(BONUS_FIGURES, () => bonusFiguresOf([bonus(shown)], dayOf()));
  gateway.reply(BONUS_ENTRIES, () => ({ bonusEntries: ledger.map((one, index) => ({ ...one, id: index })) }));
  const { user } = await renderScreen(<BonusesPage />, { address: '/pagamentos-bonus', session: ADMIN });
  return user;
};
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name: `${name} de Carla Mendes` }));
const choose = async (user: UserEvent, act: string) => {
  await user.click(await screen.findByRole('button', { name: 'Ações sobre o bônus de Carla Mendes' }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};

/** Dialog, the bonus in the list, how the dialog is opened, the ledger as it was then, what a colleague adds, and what is said. */
type Act = [
  dialog: string,
  shown: Partial<BonusRowFragment>,
  open: (user: UserEvent) => Promise<void>,
  before: Entry[],
  added: Entry,
  text: string,
];

const ACTS: Act[] = [
  [
    'Registrar contratação',
    NOT_HIRED,
    (user) => press(user, 'Registrar contratação'),
    [],
    entry('hired', { day: '2026-11-10T12:00:00.000Z' }),
    'A contratação já foi registrada com a data 10/11/2026 por bruna.',
  ],
  [
    'Alterar data de contratação',
    {},
    (user) => choose(user, 'Alterar data de contratação'),
    [HIRED],
    entry('hire_moved', { day: '2026-11-12T12:00:00.000Z' }),
    'A contratação já foi registrada com a data 12/11/2026 por bruna.',
  ],
  [
    'Desfazer contratação',
    {},
    (user) => choose(user, 'Desfazer contratação'),
    [HIRED],
    entry('hire_undone', { day: '2026-09-01T12:00:00.000Z', actorName: null }),
    'A contratação já foi desfeita em 20/11/2026.',
  ],
  [
    'Liberar bônus',
    HELD,
    (user) => press(user, 'Liberar bônus'),
    [entry('refused')],
    entry('released'),
    'O bônus já foi liberado em 20/11/2026 por bruna.',
  ],
  [
    'Pagar primeiro bônus',
    {},
    (user) => press(user, 'Pagar 1º bônus'),
    [HIRED],
    entry('paid', { instalment: 1, day: '2026-11-18T12:00:00.000Z' }),
    'Esta parcela já foi paga em 18/11/2026 por bruna.',
  ],
  [
    'Desfazer pagamento',
    PAID,
    (user) => choose(user, 'Desfazer pagamento'),
    [HIRED, entry('paid', { instalment: 1, day: AT })],
    entry('reversed', { instalment: 1 }),
    'O pagamento desta parcela já foi desfeito em 20/11/2026 por bruna.',
  ],
  [
    'Pagar primeiro bônus',
    {},
    (user) => press(user, 'Pagar 1º bônus'),
    [HIRED],
    entry('hire_undone', { day: '2026-09-01T12:00:00.000Z' }),
    'A contratação já foi desfeita em 20/11/2026 por bruna.',
  ],
  [
    'Pagar primeiro bônus',
    {},
    (user) => press(user, 'Pagar 1º bônus'),
    [HIRED],
    entry('hire_moved', { day: '2026-11-12T12:00:00.000Z' }),
    'A contratação já foi registrada com a data 12/11/2026 por bruna.',
  ],
  [
    'Pagar primeiro bônus',
    {},
    (user) => press(user, 'Pagar 1º bônus'),
    [HIRED, entry('suspended'), entry('resumed')],
    entry('suspended', { actorName: null }),
    'O bônus já foi suspenso em 20/11/2026.',
  ],
];

describe('a dialog about a bonus', () => {
  it.each(ACTS)(
    'says what a colleague did before it was opened: %s',
    async (...[name, shown, open, before, added, text]) => {
      ledger = [...before, added];
      await open(await renderBonus(shown));
      const dialog = within(await screen.findByRole('dialog', { name }));
      expect((await dialog.findByRole('alert')).textContent).toBe(text);
    },
  );

  it.each(ACTS)(
    'says what a colleague does while it is open: %s',
    async (...[name, shown, open, before, added, text]) => {
      ledger = before;
      await open(await renderBonus(shown));
      const dialog = within(await screen.findByRole('dialog', { name }));
      await waitFor(() => expect(gateway.calls(BONUS_ENTRIES)).toHaveLength(1));
      expect(dialog.queryByRole('alert')).toBeNull();
      ledger = [...before, added];
      await act(() => refetchAfterChange(['referral']));
      expect((await dialog.findByRole('alert')).textContent).toBe(text);
    },
  );

  it.each([
    ['Liberar bônus', HELD, RELEASE, (user: UserEvent) => press(user, 'Liberar bônus')],
    ['Desfazer contratação', {}, UNDO_HIRE, (user: UserEvent) => choose(user, 'Desfazer contratação')],
  ])(
    'closes, and says that nothing was stored, if a colleague was quicker: %s',
    async (name, shown, mutation, open) => {
      ledger = [];
      gateway.refuse(mutation, { code: 'CHANGED_MEANWHILE', message: 'Já feito em 20/11/2026 por bruna.' });
      const user = await renderBonus(shown);
      await open(user);
      const dialog = within(await screen.findByRole('dialog', { name }));
      await user.type(dialog.getByLabelText(/Motivo/), 'São irmãs.');
      const listed = gateway.calls(BONUS_PAGE).length;
      await user.click(dialog.getByRole('button', { name }));
      expect(await screen.findByText('Nada foi registrado')).toBeTruthy();
      expect(screen.getByText('Já feito em 20/11/2026 por bruna.')).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(gateway.calls(BONUS_PAGE).length).toBeGreaterThan(listed);
      expect(sessionStorage.length).toBe(0);
    },
  );
});
