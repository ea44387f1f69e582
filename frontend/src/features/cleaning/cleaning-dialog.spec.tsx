import { screen } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { CleaningDialog } from './cleaning-dialog';
import { CLEAN_CANDIDATES } from './cleaning-queries';

const PHRASE = 'apagar candidatos';

const renderDialog = async () => {
  const { user } = await renderScreen(
    <CleaningDialog
      cleaning="partial"
      phrase={PHRASE}
      unpaidBonuses={{ count: 0, totalCents: 0 }}
      onClose={() => undefined}
    />,
    { session: ADMIN },
  );
  const confirm = () => user.click(screen.getByRole('button', { name: 'Apagar definitivamente' }));
  return { user, confirm, phrase: screen.getByLabelText(/^Senha de confirmação/) };
};

describe('the removal of all candidates', () => {
  it('needs the phrase', async () => {
    const { user, confirm, phrase } = await renderDialog();
    await user.type(phrase, '   ');
    await confirm();
    expect(await screen.findAllByText('Senha de confirmação necessária')).toHaveLength(2);
    expect(document.activeElement).toBe(phrase);
    expect(gateway.calls(CLEAN_CANDIDATES)).toEqual([]);
  });

  it('shows a wrong phrase at its field until it changes', async () => {
    gateway.refuse(CLEAN_CANDIDATES, { code: 'FORBIDDEN', message: 'Senha de confirmação incorreta' });
    const { user, confirm, phrase } = await renderDialog();
    await user.type(phrase, 'apagar');
    await confirm();
    expect(await screen.findAllByText('Senha de confirmação incorreta')).toHaveLength(2);
    await user.type(phrase, ' tudo');
    expect(screen.getAllByText('Senha de confirmação incorreta')).toHaveLength(1);
    expect(gateway.calls(CLEAN_CANDIDATES)).toEqual([{ confirmationPassword: 'apagar' }]);
  });
});
