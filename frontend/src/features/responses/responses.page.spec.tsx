import { screen, waitFor, within } from '@testing-library/react';
import {
  PREVIEW_REJECTION,
  REJECTION_REASONS,
  type RejectionReason,
} from '../../domain/candidates/rejection-queries';
import { RESPONSE_SETTINGS } from '../../domain/candidates/response-settings';
import { apollo } from '../../shared/api/apollo';
import { REASONS } from '../../testing/fixtures/rejections';
import { clearCaches } from '../../shared/api/clear-caches';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { CREATE_REASON, ORDER_REASONS, SAVE_RESPONSE_SETTINGS, UPDATE_REASON } from './responses-queries';
import ResponsesPage from './responses.page';

/** As the server has them. */
let reasons: RejectionReason[];
let settings: { overdueDays: number; sendDigest: boolean; version: string };

const render = async () => {
  const rendered = await renderScreen(<ResponsesPage />, {
    address: '/retorno-aos-candidatos',
    session: ADMIN,
  });
  await screen.findByRole('list', { name: 'Motivos de reprovação' });
  return rendered;
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const listed = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  reasons = REASONS;
  settings = { overdueDays: 15, sendDigest: true, version: 'a' };
  gateway.reply(REJECTION_REASONS, () => ({ rejectionReasons: reasons }));
  gateway.reply(RESPONSE_SETTINGS, () => ({ responseSettings: settings }));
});

describe('the reasons of rejections', () => {
  it('are added with the text of their e-mail, which is shown with example data', async () => {
    gateway.reply(CREATE_REASON, ({ input }) => {
      const created = { id: 9, version: 1, ...input };
      reasons = [...reasons, created];
      return { createRejectionReason: created };
    });
    gateway.reply(PREVIEW_REJECTION, ({ input }) => ({
      previewRejection: [
        {
          name: 'Ana Souza',
          subject: 'Sobre a sua candidatura',
          text: `Olá, Ana! ${input.message}`,
          callsOpenJobClosed: false,
        },
      ],
    }));
    const { user } = await render();
    await user.click(screen.getByRole('button', { name: 'Novo Motivo' }));
    const form = await dialog('Novo Motivo');
    await user.type(form.getByLabelText(/^Motivo/), ' Contratação interna ');
    await user.type(form.getByLabelText(/^Texto do e-mail/), 'Escolhemos alguém da equipe.');
    await user.click(form.getByRole('button', { name: 'Ver com dados de exemplo' }));
    expect(await form.findByText('Olá, Ana! Escolhemos alguém da equipe.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Motivo criado')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Contratação interna' })).toBeTruthy();
    expect(gateway.calls(CREATE_REASON)).toEqual([
      { input: { label: 'Contratação interna', message: 'Escolhemos alguém da equipe.', isActive: true } },
    ]);
  });

  it('keep what was typed over an ended session', async () => {
    const { user, unmount } = await render();
    await user.click(screen.getByRole('button', { name: 'Novo Motivo' }));
    await user.type((await dialog('Novo Motivo')).getByLabelText(/^Texto do e-mail/), 'Escolhemos alguém.');
    unmount();
    const again = await render();
    await again.user.click(screen.getByRole('button', { name: 'Novo Motivo' }));
    const text = (await dialog('Novo Motivo')).getByLabelText(/^Texto do e-mail/);
    await waitFor(() => expect(text).toHaveProperty('value', 'Escolhemos alguém.'));
  });

  it('need a name and a text, and show errors of the server at their fields', async () => {
    gateway.refuse(UPDATE_REASON, {
      code: 'VALIDATION_FAILED',
      message: 'Dados inválidos',
      errors: [{ field: 'label', message: 'Já existe um motivo com este nome' }],
    });
    const { user } = await render();
    await user.click(screen.getByRole('button', { name: 'Editar Vaga encerrada' }));
    const form = await dialog('Editar Motivo');
    const text = form.getByLabelText(/^Texto do e-mail/);
    await user.clear(text);
    await user.type(text, 'Curto');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('O texto deve ter pelo menos 20 caracteres')).toBeTruthy();
    await user.type(text, ' demais, agora mais longo');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('Já existe um motivo com este nome')).toBeTruthy();
  });

  it('are taken out of use and back, without losing their text', async () => {
    gateway.reply(UPDATE_REASON, ({ id, input }) => {
      reasons = reasons.map((reason) => (reason.id === id ? { ...reason, ...input } : reason));
      return { updateRejectionReason: { id, version: 2, ...input } };
    });
    const { user } = await render();
    expect(screen.getAllByText('Fora de uso')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Tirar de uso: Vaga encerrada' }));
    expect(await screen.findByRole('button', { name: 'Voltar a usar: Vaga encerrada' })).toBeTruthy();
    const { label, message } = REASONS[1]!;
    expect(gateway.calls(UPDATE_REASON)).toEqual([
      { id: 4, from: 1, input: { label, message, isActive: false } },
    ]);
  });

  it('show what another administrator has saved since; saving again replaces it', async () => {
    const theirs = { ...REASONS[1]!, message: 'O texto da outra pessoa, {{nome}}.', version: 2 };
    gateway.refuse(UPDATE_REASON, {
      code: 'CHANGED_MEANWHILE',
      message: 'Outra pessoa alterou este motivo.',
      current: theirs,
    });
    const { user } = await render();
    await user.click(screen.getByRole('button', { name: 'Editar Vaga encerrada' }));
    const form = await dialog('Editar Motivo');
    await user.type(form.getByLabelText(/^Texto do e-mail/), ' Obrigado.');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText(theirs.message)).toBeTruthy();
    expect(document.activeElement).toBe(form.getByRole('alert'));
    gateway.reply(UPDATE_REASON, ({ id, input }) => ({
      updateRejectionReason: { id, version: 3, ...input },
    }));
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Motivo atualizado')).toBeTruthy();
    expect(gateway.calls(UPDATE_REASON).map(({ from }) => from)).toEqual([1, 2]);
  });

  it('are saved from the version that a draft was begun from, after an ended session', async () => {
    gateway.refuse(UPDATE_REASON, {
      code: 'CHANGED_MEANWHILE',
      message: 'Outra pessoa alterou este motivo.',
      current: { ...REASONS[1]!, message: 'O texto da outra pessoa, {{nome}}.', version: 2 },
    });
    const { user, unmount } = await render();
    await user.click(screen.getByRole('button', { name: 'Editar Vaga encerrada' }));
    await user.type((await dialog('Editar Motivo')).getByLabelText(/^Texto do e-mail/), ' Obrigado.');
    unmount();
    reasons = REASONS.map((reason, index) => (index === 1 ? { ...reason, version: 2 } : reason));
    await clearCaches();
    const again = await render();
    await again.user.click(screen.getByRole('button', { name: 'Editar Vaga encerrada' }));
    const form = await dialog('Editar Motivo');
    const text = form.getByLabelText(/^Texto do e-mail/);
    await waitFor(() => expect((text as HTMLTextAreaElement).value).toMatch(/ Obrigado\.$/));
    await again.user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('O texto da outra pessoa, {{nome}}.')).toBeTruthy();
    expect(gateway.calls(UPDATE_REASON)).toMatchObject([{ from: 1 }]);
  });

  it('are ordered', async () => {
    gateway.reply(ORDER_REASONS, ({ ids }) => {
      const order = [ids].flat();
      reasons = order.map((id) => reasons.find((reason) => reason.id === id)!);
      return { orderRejectionReasons: reasons };
    });
    const { user } = await render();
    expect(screen.getByRole('button', { name: 'Mover Outra pessoa foi escolhida para cima' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Mover Vaga encerrada para cima' }));
    await waitFor(() =>
      expect(listed()).toEqual(['Vaga encerrada', 'Outra pessoa foi escolhida', 'Motivo antigo']),
    );
    expect(gateway.calls(ORDER_REASONS)).toEqual([{ ids: [4, 3, 5], from: [3, 4, 5] }]);
  });
});

describe('the order of the reasons', () => {
  it('that a colleague has changed is shown instead of being replaced', async () => {
    gateway.refuse(ORDER_REASONS, {
      code: 'CHANGED_MEANWHILE',
      message: 'A lista de motivos mudou. Confira a ordem de novo.',
    });
    const { user } = await render();
    reasons = [...reasons].reverse();
    await user.click(screen.getByRole('button', { name: 'Mover Vaga encerrada para cima' }));
    expect(await screen.findByText('A lista de motivos mudou. Confira a ordem de novo.')).toBeTruthy();
    await waitFor(() =>
      expect(listed()).toEqual(['Motivo antigo', 'Vaga encerrada', 'Outra pessoa foi escolhida']),
    );
  });
});

describe('the limit of days without a response', () => {
  it('is saved with the choice about the digest', async () => {
    gateway.reply(SAVE_RESPONSE_SETTINGS, ({ input }) => {
      settings = { ...input, version: 'b' };
      return { saveResponseSettings: settings };
    });
    const { user } = await render();
    const days = await screen.findByLabelText('Dias sem retorno');
    const save = () => screen.getByRole('button', { name: 'Salvar prazo' });
    expect(save()).toHaveProperty('disabled', true);
    await user.clear(days);
    await user.type(days, '400');
    await user.click(save());
    expect(await screen.findByText('Informe um número inteiro de 1 a 365')).toBeTruthy();
    await user.clear(days);
    await user.type(days, '10');
    await user.click(screen.getByLabelText('Resumo da manhã por e-mail'));
    await user.click(save());
    expect(await screen.findByText('Prazo de retorno salvo')).toBeTruthy();
    expect(gateway.calls(SAVE_RESPONSE_SETTINGS)).toEqual([
      { input: { overdueDays: 10, sendDigest: false }, from: 'a' },
    ]);
  });

  it('is not saved over what another administrator has saved, which is shown beside what was typed', async () => {
    const theirs = { overdueDays: 7, sendDigest: false, version: 'b' };
    const { user } = await render();
    const days = await screen.findByLabelText('Dias sem retorno');
    await user.clear(days);
    await user.type(days, '20');
    // The page reads the settings again, as it does when the window gets the focus.
    settings = theirs;
    await apollo.refetchQueries({ include: [RESPONSE_SETTINGS] });
    expect(screen.getByLabelText('Dias sem retorno')).toHaveProperty('value', '20');
    gateway.refuse(SAVE_RESPONSE_SETTINGS, {
      code: 'CHANGED_MEANWHILE',
      message: 'Outra pessoa alterou este prazo.',
      current: theirs,
    });
    const save = () => screen.getByRole('button', { name: 'Salvar prazo' });
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toMatch(/Salvar de novo substitui.*7 dias, sem/);
    gateway.reply(SAVE_RESPONSE_SETTINGS, ({ input }) => {
      settings = { ...input, version: 'c' };
      return { saveResponseSettings: settings };
    });
    await user.click(save());
    expect(await screen.findByText('Prazo de retorno salvo')).toBeTruthy();
    expect(gateway.calls(SAVE_RESPONSE_SETTINGS).map(({ from }) => from)).toEqual(['a', 'b']);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Dias sem retorno')).toHaveProperty('value', '20'));
  });
});
