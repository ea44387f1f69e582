import { screen, waitFor, within } from '@testing-library/react';
import { JOBS } from '../../domain/jobs/jobs-query';
import { addDays } from '../../shared/dates/days';
import { dayOf, formatDay } from '../../shared/dates/day-ranges';
import { REMAINING_CANDIDATES } from '../../domain/candidates/remaining-candidates';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import JobFormPage from './job-form.page';
import { STAFF } from '../../domain/staff/staff-queries';
import {
  CREATE_JOB,
  DRAFT_TEXT,
  JOB_MANAGERS,
  JOB_TO_EDIT,
  SET_JOB_MANAGERS,
  UPDATE_JOB,
} from './job-queries';

const STORED = {
  id: 11,
  title: 'Padeiro',
  department: 'Cozinha',
  location: 'Curitiba, PR',
  type: 'CLT' as const,
  description: 'Assar pães.',
  requirements: 'Experiência com fermentação',
  benefits: null,
  selectionSteps: null,
  salaryMin: 2_500,
  salaryMax: null,
  isActive: true,
  closesOn: null,
  version: 3,
};

const OPEN = { isOpen: true, closingText: null };

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const renderNew = () =>
  renderScreen(<JobFormPage />, { address: '/nova-vaga', route: '/nova-vaga', session: ADMIN });
const renderEdit = async () => {
  const rendered = await renderScreen(<JobFormPage />, {
    address: '/editar-vaga/11',
    route: '/editar-vaga/:id',
    session: ADMIN,
  });
  await screen.findByRole('button', { name: 'Atualizar Vaga' });
  return rendered;
};
/** A field of the form, by the beginning of its label; the assistant's are in another panel. */
const field = (label: string) =>
  within(screen.getByRole('tabpanel', { name: 'Formulário' })).getByLabelText(new RegExp(`^${label}`));
const complete = async (user: User) => {
  await user.type(field('Título'), ' Pintora ');
  await user.type(field('Departamento'), 'Obras');
  await user.type(field('Localização'), 'Lapa, PR');
  await user.type(field('Descrição'), 'Pintar paredes.');
  await user.type(field('Requisitos'), 'Capricho');
  await user.type(field('Etapas do processo'), 'Conversa, Teste');
};

beforeEach(() => {
  gateway.reply(JOB_TO_EDIT, { job: { ...STORED, ...OPEN, isSystem: false } });
  gateway.reply(JOBS, { jobs: [] });
  gateway.reply(JOB_MANAGERS, { job: { id: 11, managers: [] } });
  gateway.reply(STAFF, { staff: [{ id: 31, username: 'bia', fullName: 'Bia Lima' }] });
});

describe('a job', () => {
  it('gets its managers, saved at once', async () => {
    gateway.reply(SET_JOB_MANAGERS, () => ({
      setJobManagers: { id: 11, managers: [{ id: 31, username: 'bia', fullName: 'Bia Lima' }] },
    }));
    const { user } = await renderEdit();
    await user.click(await screen.findByRole('combobox', { name: 'Gestores' }));
    await user.click(await screen.findByRole('option', { name: 'Bia Lima' }));
    expect(await screen.findByText('Gestores da vaga atualizados')).toBeTruthy();
    expect(gateway.calls(SET_JOB_MANAGERS)).toEqual([{ id: 11, managerIds: [31], basedOn: [] }]);
  });

  it('is created trimmed, with whole reais, and its draft is deleted', async () => {
    gateway.reply(CREATE_JOB, { createJob: { id: 12 } });
    const { user } = await renderNew();
    await complete(user);
    await user.type(field('Salário mínimo'), 'R$ 4.500,00');
    await user.click(screen.getByRole('button', { name: 'Criar Vaga' }));
    expect(await screen.findByText('Vaga criada com sucesso')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/vagas'));
    expect(gateway.calls(CREATE_JOB)).toMatchObject([
      {
        input: {
          title: 'Pintora',
          salaryMin: 4_500,
          salaryMax: null,
          benefits: null,
          selectionSteps: 'Conversa, Teste',
          isActive: true,
        },
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('shows all problems with a way to each field', async () => {
    const { user } = await renderNew();
    await user.type(field('Salário mínimo'), '4500,50');
    await user.click(screen.getByRole('button', { name: 'Criar Vaga' }));
    const summary = within((await screen.findByText(/para corrigir$/)).parentElement!);
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Informe o título da vaga',
      'Informe o departamento',
      'Informe a localização',
      'Informe a descrição da vaga',
      'Informe pelo menos um requisito para a vaga',
      'Informe reais inteiros, sem centavos, por exemplo 4500',
    ]);
    await user.click(summary.getByRole('link', { name: 'Informe a localização' }));
    expect(document.activeElement).toBe(field('Localização'));
    expect(gateway.calls(CREATE_JOB)).toEqual([]);
  });

  it('needs a salary range in its order', async () => {
    const { user } = await renderEdit();
    await user.type(field('Salário máximo'), '2000');
    await user.click(screen.getByRole('button', { name: 'Atualizar Vaga' }));
    expect(
      await screen.findAllByText('O salário máximo deve ser maior ou igual ao salário mínimo'),
    ).toHaveLength(2);
    await user.clear(field('Salário mínimo'));
    await user.type(field('Salário mínimo'), '-1');
    expect(await screen.findAllByText('O salário mínimo não pode ser negativo')).toHaveLength(2);
    expect(gateway.calls(UPDATE_JOB)).toEqual([]);
  });

  it('gets a closing day of today or later', async () => {
    gateway.reply(UPDATE_JOB, { updateJob: { ...STORED, version: 4 } });
    const { user } = await renderEdit();
    const day = screen.getByRole('group', { name: 'Inscrições até' });
    const type = async (text: string) => {
      await user.click(within(day).getAllByRole('spinbutton')[0]!);
      await user.keyboard(text.replaceAll('/', ''));
    };
    await type(formatDay(addDays(dayOf(), -1)));
    await user.click(screen.getByRole('button', { name: 'Atualizar Vaga' }));
    await user.click(await screen.findByRole('link', { name: 'A data deve ser hoje ou depois' }));
    expect(day.contains(document.activeElement)).toBe(true);
    expect(gateway.calls(UPDATE_JOB)).toEqual([]);
    await type(formatDay(dayOf()));
    await user.click(screen.getByRole('button', { name: 'Atualizar Vaga' }));
    expect(await screen.findByText('Vaga atualizada com sucesso')).toBeTruthy();
    expect(gateway.calls(UPDATE_JOB)).toMatchObject([{ input: { closesOn: dayOf() } }]);
  });

  it('whose closing day has ended says so, and is edited without another day', async () => {
    const closesOn = addDays(dayOf(), -3);
    const closingText = `Inscrições encerradas em ${formatDay(closesOn)}`;
    gateway.reply(JOB_TO_EDIT, { job: { ...STORED, closesOn, isOpen: false, closingText, isSystem: false } });
    gateway.reply(REMAINING_CANDIDATES, { remainingCandidates: { stages: [], unanswered: null } });
    gateway.reply(UPDATE_JOB, { updateJob: { ...STORED, version: 4 } });
    const { user } = await renderEdit();
    expect(screen.getByText(new RegExp(closingText))).toBeTruthy();
    await user.type(field('Título'), ' de domingo');
    await user.click(screen.getByRole('button', { name: 'Atualizar Vaga' }));
    expect(await screen.findByText('Vaga atualizada com sucesso')).toBeTruthy();
    expect(gateway.calls(UPDATE_JOB)).toMatchObject([{ input: { title: 'Padeiro de domingo', closesOn } }]);
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    gateway.disconnect(UPDATE_JOB);
    const { user } = await renderEdit();
    await user.type(field('Título'), ' de domingo');
    await user.click(screen.getByRole('button', { name: 'Atualizar Vaga' }));
    expect(await screen.findByText('Erro ao atualizar vaga')).toBeTruthy();
    expect(field('Título')).toHaveProperty('value', 'Padeiro de domingo');
    expect(screen.getByRole('button', { name: 'Atualizar Vaga' })).toHaveProperty('disabled', false);
  });

  it('keeps a pasted title over the limit in its field, with an error', async () => {
    const { user } = await renderNew();
    await complete(user);
    await user.clear(field('Título'));
    await user.click(field('Título'));
    await user.paste('a'.repeat(163));
    await user.click(screen.getByRole('button', { name: 'Criar Vaga' }));
    expect(await screen.findByRole('link', { name: 'Use no máximo 160 caracteres: retire 3' })).toBeTruthy();
    expect(field('Título')).toHaveProperty('value', 'a'.repeat(163));
    expect(gateway.calls(CREATE_JOB)).toEqual([]);
  });

  it('shows errors of the server at their fields', async () => {
    gateway.refuse(UPDATE_JOB, {
      code: 'VALIDATION_FAILED',
      message: 'Dados inválidos',
      errors: [{ field: 'salaryMax', message: 'O salário máximo deve ser maior ou igual ao salário mínimo' }],
    });
    const { user } = await renderEdit();
    await user.click(screen.getByRole('button', { name: 'Atualizar Vaga' }));
    expect(
      await screen.findByText('O salário máximo deve ser maior ou igual ao salário mínimo'),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Salário máximo')));
  });

  it('is restored from its draft, which can be discarded', async () => {
    const { user, unmount } = await renderEdit();
    await user.type(field('Título'), ' de domingo');
    unmount();
    const again = await renderEdit();
    expect(await screen.findByText('Recuperamos o que você tinha digitado e não salvou.')).toBeTruthy();
    expect(field('Título')).toHaveProperty('value', 'Padeiro de domingo');
    await again.user.click(screen.getByRole('button', { name: 'Descartar rascunho' }));
    expect(field('Título')).toHaveProperty('value', 'Padeiro');
    expect(screen.queryByText(/Recuperamos/)).toBeNull();
  });

  it('that another user changed is saved with the chosen version of each field', async () => {
    gateway.refuse(UPDATE_JOB, {
      code: 'CHANGED_MEANWHILE',
      message: 'A vaga mudou.',
      current: { ...STORED, version: 4, department: 'Padaria', title: 'Padeira' },
      changes: [
        { field: 'title', changedBy: 'Bia', changedAt: '2026-11-20T12:00:00.000Z' },
        { field: 'department', changedBy: 'Bia', changedAt: '2026-11-20T12:00:00.000Z' },
      ],
    });
    const { user } = await renderEdit();
    await user.type(field('Título'), ' de domingo');
    await user.click(screen.getByRole('button', { name: 'Atualizar Vaga' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Esta vaga foi alterada enquanto você a editava' }),
    );
    expect(dialog.getByText('Falta escolher em um campo.')).toBeTruthy();
    await user.click(within(dialog.getByRole('group', { name: 'Título' })).getByLabelText(/Manter o meu/));
    gateway.reply(UPDATE_JOB, ({ input }) => ({
      updateJob: { ...STORED, title: input.title, version: 5 },
    }));
    await user.click(dialog.getByRole('button', { name: 'Salvar com estas escolhas' }));
    expect(await screen.findByText('Vaga atualizada com sucesso')).toBeTruthy();
    expect(gateway.calls(UPDATE_JOB).at(-1)).toMatchObject({
      from: 4,
      input: { title: 'Padeiro de domingo', department: 'Padaria' },
    });
  });

  it('that another user deleted becomes a new one', async () => {
    gateway.refuse(UPDATE_JOB, { code: 'NOT_FOUND', message: 'Vaga não encontrada' });
    gateway.reply(CREATE_JOB, { createJob: { id: 12 } });
    const { user } = await renderEdit();
    await user.click(screen.getByRole('button', { name: 'Atualizar Vaga' }));
    await user.click(await screen.findByRole('button', { name: 'Criar Vaga' }));
    expect(await screen.findByText('Vaga criada com sucesso')).toBeTruthy();
    expect(gateway.calls(CREATE_JOB)).toMatchObject([{ input: { title: 'Padeiro' } }]);
  });
});

describe('the assistant', () => {
  it('drafts a text, which is edited and applied to its field', async () => {
    gateway.reply(DRAFT_TEXT, { generateJobText: { text: 'Assar pães e bolos.' } });
    const { user } = await renderEdit();
    await user.click(screen.getByRole('tab', { name: 'Assistente de IA' }));
    await user.click(screen.getByRole('button', { name: 'Gerar conteúdo' }));
    expect(await screen.findByText('Entrada vazia')).toBeTruthy();
    await user.type(screen.getByLabelText('Descrição do cargo'), ' Padeiro de fermentação natural ');
    await user.click(screen.getByRole('button', { name: 'Gerar conteúdo' }));
    const draft = await screen.findByLabelText('Revise antes de aplicar');
    expect(draft).toHaveProperty('value', 'Assar pães e bolos.');
    await user.type(draft, ' Todo dia.');
    await user.click(screen.getByRole('button', { name: 'Aplicar em Descrição' }));
    expect(field('Descrição')).toHaveProperty('value', 'Assar pães e bolos. Todo dia.');
    expect(gateway.calls(DRAFT_TEXT)).toEqual([
      {
        input: {
          mode: 'description',
          prompt: 'Padeiro de fermentação natural',
          title: 'Padeiro',
          department: 'Cozinha',
        },
      },
    ]);
  });

  it('keeps the description of the job when it cannot be reached', async () => {
    gateway.disconnect(DRAFT_TEXT);
    const { user } = await renderEdit();
    await user.click(screen.getByRole('tab', { name: 'Assistente de IA' }));
    await user.type(screen.getByLabelText('Descrição do cargo'), 'Padeiro');
    await user.click(screen.getByRole('button', { name: 'Gerar conteúdo' }));
    expect(await screen.findByText('Erro ao gerar conteúdo')).toBeTruthy();
    expect(screen.getByLabelText('Descrição do cargo')).toHaveProperty('value', 'Padeiro');
  });
});
