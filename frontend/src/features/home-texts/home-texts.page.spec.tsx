import { screen, waitFor } from '@testing-library/react';
import { apollo } from '../../shared/api/apollo';
import { clearCaches } from '../../shared/api/clear-caches';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { HOME_TEXTS_TO_EDIT, SAVE_HOME_TEXTS } from './home-texts-queries';
import HomeTextsPage from './home-texts.page';

const render = async () => {
  let texts: { hiring: string | null; team: string | null; version: string } = {
    hiring: '1. Conversa',
    team: null,
    version: 'a',
  };
  gateway.reply(HOME_TEXTS_TO_EDIT, () => ({ homeTexts: texts, homePicture: null }));
  gateway.reply(SAVE_HOME_TEXTS, ({ input }) => {
    texts = { hiring: input.hiring || null, team: input.team || null, version: 'b' };
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
      { input: { hiring: '1. Conversa', team: 'Gente que **ouve**.' }, from: 'a' },
    ]);
  });

  it('are not saved over what another person has saved, which is shown', async () => {
    const { user } = await render();
    const current = { hiring: 'Duas conversas', team: null, version: 'c' };
    gateway.refuse(SAVE_HOME_TEXTS, { code: 'CHANGED_MEANWHILE', message: 'Alterado', current });
    await user.type(screen.getByLabelText(/^Com quem você trabalha/), 'Gente que ouve.');
    await user.click(screen.getByRole('button', { name: 'Salvar textos' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Outra pessoa alterou.*Duas conversas.*vazio/s,
    );
    expect(screen.getByLabelText(/^Com quem você trabalha/)).toHaveProperty('value', 'Gente que ouve.');
    gateway.reply(SAVE_HOME_TEXTS, ({ input, from }) => ({
      saveHomeTexts: { hiring: input.hiring ?? null, team: input.team ?? null, version: `after ${from}` },
    }));
    await user.click(screen.getByRole('button', { name: 'Salvar textos' }));
    expect(await screen.findByText('Textos da página inicial salvos')).toBeTruthy();
    expect(gateway.calls(SAVE_HOME_TEXTS).map(({ from }) => from)).toEqual(['a', 'c']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not saved over what another person has saved before the page read it again, nor by a restored draft', async () => {
    const { user, unmount } = await render();
    await user.type(screen.getByLabelText(/^Com quem você trabalha/), 'Gente que ouve.');
    const current = { hiring: 'Duas conversas', team: 'Outra equipe', version: 'c' };
    gateway.reply(HOME_TEXTS_TO_EDIT, () => ({ homeTexts: current, homePicture: null }));
    await apollo.refetchQueries({ include: [HOME_TEXTS_TO_EDIT] });
    gateway.refuse(SAVE_HOME_TEXTS, { code: 'CHANGED_MEANWHILE', message: 'Alterado', current });
    await user.click(screen.getByRole('button', { name: 'Salvar textos' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Outra equipe');
    unmount();
    await clearCaches();
    const again = await renderScreen(<HomeTextsPage />, { address: '/pagina-inicial', session: ADMIN });
    await waitFor(() =>
      expect(screen.getByLabelText(/^Com quem você trabalha/)).toHaveProperty('value', 'Gente que ouve.'),
    );
    await again.user.click(screen.getByRole('button', { name: 'Salvar textos' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Outra equipe');
    expect(gateway.calls(SAVE_HOME_TEXTS).map(({ from }) => from)).toEqual(['a', 'a']);
  });

  it('show of what another person has saved only what differs from their own', async () => {
    const { user } = await render();
    const current = { hiring: '1. Conversa', team: 'Sessenta pessoas', version: 'c' };
    gateway.refuse(SAVE_HOME_TEXTS, { code: 'CHANGED_MEANWHILE', message: 'Alterado', current });
    await user.type(screen.getByLabelText(/^Com quem você trabalha/), 'Gente que ouve.');
    await user.click(screen.getByRole('button', { name: 'Salvar textos' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /substitui o que ela salvou:Com quem você trabalha: Sessenta pessoas$/,
    );
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

describe('the picture of the home page', () => {
  const PICTURE = { alt: 'Uma mesa', address: '/api/home-pictures/a/large', width: 1600, height: 900 };

  it('is not removed when another person has changed it meanwhile, and is shown as it is now', async () => {
    let picture = { ...PICTURE, version: 'a' };
    gateway.reply(HOME_TEXTS_TO_EDIT, () => ({
      homeTexts: { hiring: null, team: null, version: 'a' },
      homePicture: picture,
    }));
    const asked: string[] = [];
    gateway.replyRest('DELETE', '/api/home-picture', ({ url }) => {
      asked.push(url.searchParams.get('from') ?? '');
      if (picture.version !== 'a') return { status: 204 };
      picture = { ...PICTURE, alt: 'A outra mesa', version: 'b' };
      return { status: 409, body: { code: 'CHANGED_MEANWHILE', message: 'Mudou', current: picture } };
    });
    const { user } = await renderScreen(<HomeTextsPage />, { address: '/pagina-inicial', session: ADMIN });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await user.click(await screen.findByRole('button', { name: 'Remover imagem' }));
      await user.click(screen.getByRole('button', { name: 'Remover' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      if (attempt === 1) expect(await screen.findByAltText('A outra mesa')).toBeTruthy();
    }
    expect(asked).toEqual(['a', 'b']);
    expect(await screen.findByText('Imagem da página inicial removida')).toBeTruthy();
  });
});
