import { screen, waitFor, within } from '@testing-library/react';
import { SET_STATUS } from '../../../domain/candidates/status-mutations';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { renderDetail, serveCandidate } from '../../../testing/candidate-detail';
import { Refused } from '../../../testing/fake-gateway';
import { clearCaches } from '../../../shared/api/clear-caches';
import { gateway } from '../../../testing/render-screen';
import { SET_SCORE } from '../candidates-queries';

const saveButton = () => screen.getByRole('button', { name: 'Salvar Alterações' });
const chooseStatus = async (user: Awaited<ReturnType<typeof renderDetail>>['user'], label: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: label }));
};
const row = (text: RegExp) => screen.findByRole('row', { name: text, hidden: true });
/** Another user has changed the status from 'new'. */
const changeMeanwhile = () =>
  gateway.reply(SET_STATUS, ({ id, from, status }) => {
    if (from === 'new')
      throw new Refused({ code: 'CHANGED_MEANWHILE', message: 'Bia mudou.', current: 'reviewing' });
    return { setCandidateStatus: { id, status } };
  });

let stored: ReturnType<typeof serveCandidate>;

beforeEach(() => {
  stored = serveCandidate();
});

describe('the form of score, status and note', () => {
  it('saves all three and closes the detail', async () => {
    const { user } = await renderDetail('gerenciar');
    expect(saveButton()).toHaveProperty('disabled', true);
    await chooseStatus(user, 'Em análise');
    await user.type(screen.getByLabelText('Observação'), ' Ver o texto oculto. ');
    await user.type(screen.getByLabelText('Score'), '86,6');
    expect(screen.getByText('Será salvo como 87')).toBeTruthy();
    await user.click(saveButton());
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.calls(SET_SCORE)).toEqual([{ id: 1, score: 87, from: null }]);
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ status: 'reviewing', note: 'Ver o texto oculto.' }]);
    await row(/Ana Teste 1.*87\/100/);
  });

  it('saves a note alone, which closes the detail and is in the history', async () => {
    const { user } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Observação'), ' Ligar à tarde. ');
    await user.click(saveButton());
    expect(await screen.findByText('Observação salva')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ from: 'new', status: 'new', note: 'Ligar à tarde.' }]);
  });

  it('adds a note to the status that another user set meanwhile, without changing it', async () => {
    changeMeanwhile();
    const { user } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Observação'), 'Ligar à tarde.');
    await user.click(saveButton());
    expect(await screen.findByText('Observação salva')).toBeTruthy();
    expect(gateway.calls(SET_STATUS).at(-1)).toMatchObject({
      from: 'reviewing',
      status: 'reviewing',
      note: 'Ligar à tarde.',
    });
  });

  it('sends a note again after a lost response as the same change, whatever the status is by then', async () => {
    gateway.reply(SET_STATUS, () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Observação'), 'Ligar à tarde.');
    await user.click(saveButton());
    expect(await screen.findByText('Erro ao salvar a observação')).toBeTruthy();
    changeMeanwhile();
    await user.click(saveButton());
    expect(await screen.findByText('Observação salva')).toBeTruthy();
    expect(new Set(gateway.calls(SET_STATUS).map(({ changeId }) => changeId)).size).toBe(1);
  });

  it('keeps what was typed over an ended session, and asks before it is given up', async () => {
    const { user, unmount } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Observação'), 'Ligar à tarde.');
    await user.type(screen.getByLabelText('Score'), '77');
    unmount();
    const again = await renderDetail('gerenciar');
    await waitFor(() =>
      expect(screen.getByLabelText('Observação')).toHaveProperty('value', 'Ligar à tarde.'),
    );
    expect(screen.getByLabelText('Score')).toHaveProperty('value', '77');
    await again.user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar o que foi digitado?')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByLabelText('Observação')).toHaveProperty('value', 'Ligar à tarde.');
    await again.user.click(screen.getByRole('button', { name: 'Fechar' }));
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.length).toBe(0);
  });

  it('compares the status and the score on which a restored draft was based', async () => {
    const { user, unmount } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Score'), '77');
    await chooseStatus(user, 'Em análise');
    unmount();
    Object.assign(stored, { status: 'approved', score: 12, scoredAt: '2026-11-20T12:00:00.000Z' });
    await clearCaches();
    const again = await renderDetail('gerenciar');
    await waitFor(() => expect(screen.getByLabelText('Score')).toHaveProperty('value', '77'));
    expect(await screen.findByText(/mudou o status para “Aprovado” enquanto você editava/)).toBeTruthy();
    await again.user.click(saveButton());
    await waitFor(() =>
      expect(gateway.calls(SET_STATUS)).toMatchObject([{ from: 'new', status: 'reviewing' }]),
    );
    expect(gateway.calls(SET_SCORE)).toMatchObject([{ from: null, score: 77 }]);
  });

  it('asks before it replaces a score that another user gave meanwhile', async () => {
    const { user } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Score'), '77');
    gateway.refuse(SET_SCORE, {
      code: 'CHANGED_MEANWHILE',
      message: 'Outra pessoa já deu a nota 12.',
      field: 'score',
      current: 12,
    });
    await user.click(saveButton());
    const question = within(
      await screen.findByRole('dialog', { name: 'A nota mudou enquanto você decidia' }),
    );
    expect(question.getByText('Outra pessoa já deu a nota 12.')).toBeTruthy();
    gateway.reply(SET_SCORE, ({ id, score }) => ({
      setCandidateScore: { id, score, scoredAt: '2026-11-20T12:00:00.000Z' },
    }));
    await user.click(question.getByRole('button', { name: 'Mudar para 77' }));
    expect(await screen.findByText('Pontuação atualizada')).toBeTruthy();
    expect(gateway.calls(SET_SCORE)).toEqual([
      { id: 1, score: 77, from: null },
      { id: 1, score: 77, from: 12 },
    ]);
  });

  it('refuses a pasted note over the limit, at its field', async () => {
    const { user } = await renderDetail('gerenciar');
    await chooseStatus(user, 'Em análise');
    const note = screen.getByLabelText('Observação');
    await user.click(note);
    await user.paste('a'.repeat(2_003));
    expect(note).toHaveProperty('value', 'a'.repeat(2_003));
    expect(screen.getByText('Use no máximo 2.000 caracteres: retire 3')).toBeTruthy();
    await user.click(saveButton());
    expect(document.activeElement).toBe(note);
    expect(gateway.calls(SET_STATUS)).toEqual([]);
  });

  it('follows changes of other users until it is edited', async () => {
    const { user } = await renderDetail('gerenciar');
    stored.status = 'reviewing';
    await refetchAfterChange(['candidate']);
    const status = () => screen.getByRole('combobox', { name: 'Status' }).textContent;
    await waitFor(() => expect(status()).toBe('Em análise'));
    await user.type(screen.getByLabelText('Observação'), 'Liguei.');
    stored.status = 'approved';
    await refetchAfterChange(['candidate']);
    expect(await screen.findByText(/mudou o status para “Aprovado” enquanto você editava/)).toBeTruthy();
    expect(status()).toBe('Em análise');
    await chooseStatus(user, 'Reprovado');
    await user.click(saveButton());
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ from: 'reviewing', status: 'rejected' }]);
  });
});
