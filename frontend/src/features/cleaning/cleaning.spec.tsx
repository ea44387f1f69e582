import { screen, within } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { CLEAN_DATABASE, DATABASE_STATUS } from './cleaning-queries';
import CleaningPage from './cleaning.page';

const PHRASE = 'APAGAR TODOS OS DADOS';

describe('the cleaning of the database', () => {
  beforeEach(() => {
    gateway.reply(DATABASE_STATUS, {
      databaseStatus: {
        users: 2,
        jobs: 3,
        candidates: 4,
        interviews: 1,
        referrals: 0,
        owedBonuses: 0,
        owedBonusCents: 0,
        confirmationPhrase: PHRASE,
      },
    });
  });

  const confirm = async (typed: string) => {
    const { user } = await renderScreen(<CleaningPage />, { address: '/limpeza-banco', session: ADMIN });
    await user.click(await screen.findByRole('button', { name: 'Limpar banco de dados' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(PHRASE);
    if (typed) await user.type(within(dialog).getByLabelText(/Senha de confirmação/), typed);
    await user.click(within(dialog).getByRole('button', { name: 'Apagar definitivamente' }));
    return dialog;
  };

  it('shows the counts of removed records', async () => {
    gateway.reply(CLEAN_DATABASE, {
      cleanDatabase: {
        candidates: 4,
        interviews: 1,
        referrals: 0,
        referralApplications: 0,
        owedBonusCents: 0,
        deliveries: 0,
        jobs: 3,
        users: 1,
      },
    });
    await confirm(PHRASE);
    await screen.findByText('Removidos: 4 candidatos, 1 entrevista, 3 vagas, 1 usuário.');
    expect(gateway.calls(CLEAN_DATABASE)).toEqual([{ confirmationPassword: PHRASE }]);
  });

  it.each([
    ['UNAVAILABLE', 'A limpeza foi iniciada e ainda não terminou.'],
    ['CLEANING_RUNNING', 'Já há uma limpeza em andamento.'],
  ])('keeps the dialog open and shows the message of the gateway (%s)', async (code, message) => {
    gateway.refuse(CLEAN_DATABASE, { code, message });
    const dialog = await confirm(PHRASE);
    await within(dialog).findByText(message);
    await screen.findByText('Erro ao limpar banco de dados');
  });

  it('requires the phrase before it calls the gateway', async () => {
    const dialog = await confirm('');
    await within(dialog).findByText('Senha de confirmação necessária');
    expect(gateway.calls(CLEAN_DATABASE)).toEqual([]);
  });
});
