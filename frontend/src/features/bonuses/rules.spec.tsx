import { screen, waitFor, within } from '@testing-library/react';
import { clearCaches } from '../../shared/api/clear-caches';
import { JOBS } from '../../domain/jobs/jobs-query';
import { job } from '../../testing/fixtures/jobs';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { bonusFiguresOf } from '../../testing/fixtures/served-bonuses';
import {
  BONUS_FIGURES,
  BONUS_RULES,
  CREATE_RULE,
  DELETE_RULE,
  UPDATE_RULE,
  type BonusRuleRow,
} from './bonus-queries';
import BonusesPage from './bonuses.page';

/** The rules as the server has them. */
let rules: BonusRuleRow[];

const renderRules = () =>
  renderScreen(<BonusesPage />, { address: '/pagamentos?tab=regras', session: ADMIN });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  rules = [
    {
      id: 4,
      department: 'Tecnologia',
      jobLevel: null,
      bonusAmount: 80_000,
      description: null,
      active: true,
      updatedAt: '2026-11-26T12:00:00.000Z',
    },
  ];
  gateway.reply(BONUS_FIGURES, bonusFiguresOf([], '2026-11-26'));
  gateway.reply(JOBS, {
    jobs: [job(11, 'Desenvolvedora Sênior'), job(12, 'Pintor', { department: 'Obras' })],
  });
  gateway.reply(BONUS_RULES, () => ({ bonusRules: rules }));
});

describe('the rules of bonuses', () => {
  it('mark an amount that is larger than any bonus', async () => {
    const { user } = await renderRules();
    await user.click(await screen.findByRole('button', { name: 'Nova regra' }));
    const form = await dialog('Nova regra de bônus');
    await user.clear(form.getByLabelText(/Valor total/));
    await user.type(form.getByLabelText(/Valor total/), '99.999.999.999');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText(/^O bônus pode ser no máximo R\$\s1\.000\.000,00$/)).toBeTruthy();
    expect(form.getByLabelText(/Valor total/).getAttribute('aria-invalid')).toBe('true');
    await user.clear(form.getByLabelText(/Valor total/));
    await user.type(form.getByLabelText(/Valor total/), '0,01');
    expect(
      await form.findByText(/^O bônus é pago em duas parcelas: informe ao menos R\$\s0,02$/),
    ).toBeTruthy();
    expect(gateway.calls(CREATE_RULE)).toEqual([]);
  });

  it('are asked about before what was typed is given up', async () => {
    const { user } = await renderRules();
    await user.click(await screen.findByRole('button', { name: 'Nova regra' }));
    const description = (await dialog('Nova regra de bônus')).getByLabelText('Descrição');
    await user.type(description, 'Só em 2027');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar o que foi digitado?')).toBeTruthy();
    expect(description).toHaveProperty('value', 'Só em 2027');
  });

  it('name the jobs that follow them while they are edited, and are listed after saving', async () => {
    gateway.reply(CREATE_RULE, ({ input }) => {
      rules = [
        ...rules,
        {
          id: 5,
          department: null,
          jobLevel: 'Sênior',
          bonusAmount: input.bonusAmount,
          description: null,
          active: true,
          updatedAt: '2026-11-26T12:30:00.000Z',
        },
      ];
      return { createBonusRule: { id: 5 } };
    });
    const { user } = await renderRules();
    await user.click(await screen.findByRole('button', { name: 'Nova regra' }));
    const form = await dialog('Nova regra de bônus');
    await user.type(form.getByLabelText('Nível da vaga'), 'sênior');
    expect(
      await form.findByText(/Vagas de hoje que seguem esta regra \(1\): Desenvolvedora Sênior/),
    ).toBeTruthy();
    await user.clear(form.getByLabelText(/Valor total/));
    await user.type(form.getByLabelText(/Valor total/), '1.200,50');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Regra criada')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/1\.200,50/)).toBeTruthy();
    expect(gateway.calls(CREATE_RULE)).toMatchObject([
      { input: { jobLevel: 'sênior', bonusAmount: 120_050 } },
    ]);
  });

  it('show what another user has saved meanwhile; saving again replaces it', async () => {
    const theirs = { ...rules[0]!, bonusAmount: 90_000, updatedAt: '2026-11-26T13:00:00.000Z' };
    gateway.refuse(UPDATE_RULE, {
      code: 'CHANGED_MEANWHILE',
      message: 'Esta regra foi alterada por outra pessoa.',
      current: theirs,
    });
    const { user } = await renderRules();
    await user.click(await screen.findByRole('button', { name: 'Editar regra: Tecnologia' }));
    const form = await dialog('Editar regra de bônus');
    await user.type(form.getByLabelText('Descrição'), 'Vagas difíceis');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText(/Salvar de novo substitui.*R\$\s900,00/)).toBeTruthy();
    expect(form.getByLabelText('Descrição')).toHaveProperty('value', 'Vagas difíceis');
    gateway.reply(UPDATE_RULE, ({ id }) => ({ updateBonusRule: { id } }));
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Regra atualizada')).toBeTruthy();
    expect(gateway.calls(UPDATE_RULE).map(({ from }) => from)).toEqual([
      rules[0]!.updatedAt,
      theirs.updatedAt,
    ]);
  });

  it('are kept while they are edited over an ended session, with the version from which the edit was begun', async () => {
    gateway.reply(UPDATE_RULE, ({ id }) => ({ updateBonusRule: { id } }));
    const { user, unmount } = await renderRules();
    await user.click(await screen.findByRole('button', { name: 'Editar regra: Tecnologia' }));
    const first = rules[0]!;
    await user.type((await dialog('Editar regra de bônus')).getByLabelText('Descrição'), 'Vagas difíceis');
    unmount();
    rules = [{ ...first, bonusAmount: 90_000, updatedAt: '2026-11-26T13:00:00.000Z' }];
    await clearCaches();
    const again = await renderRules();
    await again.user.click(await screen.findByRole('button', { name: 'Editar regra: Tecnologia' }));
    const form = await dialog('Editar regra de bônus');
    await waitFor(() => expect(form.getByLabelText('Descrição')).toHaveProperty('value', 'Vagas difíceis'));
    await again.user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Regra atualizada')).toBeTruthy();
    expect(gateway.calls(UPDATE_RULE)).toMatchObject([
      { from: first.updatedAt, input: { bonusAmount: 90_000, description: 'Vagas difíceis' } },
    ]);
  });

  it('need an amount greater than zero', async () => {
    const { user } = await renderRules();
    await user.click(await screen.findByRole('button', { name: 'Nova regra' }));
    const amount = (await dialog('Nova regra de bônus')).getByLabelText(/Valor total/);
    await user.clear(amount);
    await user.type(amount, '0');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Informe o valor do bônus em reais, maior que zero/)).toBeTruthy();
    expect(document.activeElement).toBe(amount);
    expect(gateway.calls(CREATE_RULE)).toEqual([]);
  });

  it('show errors of the server at their fields', async () => {
    gateway.refuse(UPDATE_RULE, {
      code: 'VALIDATION_FAILED',
      message: 'Dados inválidos',
      errors: [{ field: 'bonusAmount', message: 'Valor muito alto' }],
    });
    const { user } = await renderRules();
    await user.click(await screen.findByRole('button', { name: 'Editar regra: Tecnologia' }));
    const form = await dialog('Editar regra de bônus');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('Valor muito alto')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/Valor total/)));
  });

  it('are deleted after a question', async () => {
    gateway.reply(DELETE_RULE, () => {
      rules = [];
      return { deleteBonusRule: true };
    });
    const { user } = await renderRules();
    await user.click(await screen.findByRole('button', { name: 'Excluir regra: Tecnologia' }));
    await user.click((await dialog('Excluir regra de bônus')).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Nenhuma regra de bônus')).toBeTruthy();
    expect(gateway.calls(DELETE_RULE)).toEqual([{ id: 4 }]);
  });
});
