import { screen, waitFor, within } from '@testing-library/react';
import type { ReferrerQuery } from '../../generated/graphql';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { ERASE_REFERRER, REFERRER } from './referral-queries';
import { ReferrerDialog } from './referrer-dialog';

const RITA: ReferrerQuery['referrer'] = {
  email: 'rita@example.com',
  names: ['Rita Prado'],
  usernames: [],
  referrals: 2,
  applications: 1,
  owedBonuses: 1,
  owedCents: 25_000,
  mentions: 0,
};

const renderDialog = async () => {
  let closed = false;
  const { user } = await renderScreen(<ReferrerDialog onClose={() => (closed = true)} />, {
    session: ADMIN,
  });
  const email = screen.getByLabelText(/^E-mail de quem indica/);
  const search = () => user.click(screen.getByRole('button', { name: 'Buscar' }));
  return { user, email, search, isClosed: () => closed };
};

describe('the personal data of a referrer', () => {
  it('is found by e-mail, and erased after a question that names unpaid bonuses', async () => {
    gateway.reply(REFERRER, { referrer: RITA });
    gateway.reply(ERASE_REFERRER, {
      eraseReferrer: { referrals: 2, applications: 1, mentions: 0, users: 0 },
    });
    const { user, email, search, isClosed } = await renderDialog();
    await user.type(email, ' rita@example.com ');
    await search();
    expect(await screen.findByText(/2 indicações, 1 candidato/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Apagar dados pessoais' }));
    const question = within(await screen.findByRole('dialog', { name: 'Apagar dados pessoais' }));
    expect(question.getByText(/250,00 em bônus a pagar: pague antes/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Apagar definitivamente' }));
    expect(await screen.findByText('Dados apagados')).toBeTruthy();
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(gateway.calls(REFERRER)).toEqual([{ email: 'rita@example.com' }]);
    expect(gateway.calls(ERASE_REFERRER)).toEqual([{ email: 'rita@example.com' }]);
  });

  it('is not looked for without an e-mail', async () => {
    const { user, email, search } = await renderDialog();
    await user.type(email, 'rita');
    await search();
    expect(await screen.findByText('Informe um e-mail válido')).toBeTruthy();
    expect(document.activeElement).toBe(email);
    expect(gateway.calls(REFERRER)).toEqual([]);
  });

  it('of an unknown address is reported at the field until it changes', async () => {
    gateway.refuse(REFERRER, { code: 'NOT_FOUND', message: 'Não há indicações deste e-mail.' });
    const { user, email, search } = await renderDialog();
    await user.type(email, 'outra@example.com');
    await search();
    expect(await screen.findByText('Não há indicações deste e-mail.')).toBeTruthy();
    await user.type(email, '.br');
    expect(screen.queryByText('Não há indicações deste e-mail.')).toBeNull();
  });
});
