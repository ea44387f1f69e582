import { screen } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { HOME_TEXTS_TO_EDIT, SAVE_HOME_TEXTS } from './home-texts-queries';
import HomeTextsPage from './home-texts.page';

const render = async () => {
  let texts: { hiring: string | null; team: string | null } = { hiring: '1. Conversa', team: null };
  gateway.reply(HOME_TEXTS_TO_EDIT, () => ({ homeTexts: texts, homePicture: null }));
  gateway.reply(SAVE_HOME_TEXTS, ({ input }) => {
    texts = { hiring: input.hiring || null, team: input.team || null };
    return { saveHomeTexts: texts };
  });
  const rendered = await renderScreen(<HomeTextsPage />, { address: '/pagina-inicial', session: ADMIN });
  await screen.findByRole('form', { name: 'Textos da página inicial' });
  return rendered;
};

describe('the texts of the home page', () => {
  it('are saved together, trimmed', async () => {
    const { user } = await render();
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar textos' });
    expect(save.disabled).toBe(true);
    await user.type(screen.getByLabelText(/^Com quem você trabalha/), ' Gente que **ouve**. ');
    await user.click(save);
    expect(await screen.findByText('Textos da página inicial salvos')).toBeTruthy();
    expect(gateway.calls(SAVE_HOME_TEXTS)).toEqual([
      { input: { hiring: '1. Conversa', team: 'Gente que **ouve**.' } },
    ]);
  });

  it('are limited to 5,000 characters', async () => {
    const { user } = await render();
    const field = screen.getByLabelText(/^Como contratamos/);
    await user.click(field);
    await user.paste('a'.repeat(5_000));
    await user.click(screen.getByRole('button', { name: 'Salvar textos' }));
    expect(await screen.findByText(/no máximo 5\.?000 caracteres/)).toBeTruthy();
    expect(gateway.calls(SAVE_HOME_TEXTS)).toEqual([]);
  });
});
