import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { SAVE_RETENTION_RULE, type RetentionRuleRow } from './privacy-queries';
import { RetentionRules } from './retention-rules';

const RULE: RetentionRuleRow = {
  kind: 'applicants',
  enabled: false,
  termDays: 365,
  changedAt: null,
  changedBy: null,
  version: 'a',
};

describe('a term of retention', () => {
  it('shows what another user has saved meanwhile; saving again replaces it', async () => {
    const theirs = { ...RULE, termDays: 900, enabled: true, version: 'b' };
    gateway.refuse(SAVE_RETENTION_RULE, {
      code: 'CHANGED_MEANWHILE',
      message: 'Outra pessoa alterou este prazo.',
      current: theirs,
    });
    const { user } = await renderScreen(<RetentionRules rules={[RULE]} />, { session: ADMIN });
    await user.click(screen.getByRole('button', { name: /^Alterar prazo/ }));
    const form = within(await screen.findByRole('dialog'));
    const days = form.getByLabelText(/^Prazo em dias/);
    await user.clear(days);
    await user.type(days, '400');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect((await form.findByRole('alert')).textContent).toMatch(
      /Salvar de novo substitui.*900 dias, aplicado todas as noites/,
    );
    expect(days).toHaveProperty('value', '400');
    gateway.reply(SAVE_RETENTION_RULE, ({ kind }) => ({ saveRetentionRule: { kind } }));
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Prazo alterado')).toBeTruthy();
    expect(gateway.calls(SAVE_RETENTION_RULE).map(({ from }) => from)).toEqual(['a', 'b']);
  });

  it('that is being typed is kept over an ended session, and is compared with what it began from', async () => {
    const open = async (rule: RetentionRuleRow) => {
      const rendered = await renderScreen(<RetentionRules rules={[rule]} />, { session: ADMIN });
      await rendered.user.click(screen.getByRole('button', { name: /^Alterar prazo/ }));
      return { ...rendered, days: await screen.findByLabelText(/^Prazo em dias/) };
    };
    const before = await open(RULE);
    await before.user.clear(before.days);
    await before.user.type(before.days, '400');
    before.unmount();
    gateway.reply(SAVE_RETENTION_RULE, ({ kind }) => ({ saveRetentionRule: { kind } }));
    const { user, days } = await open({ ...RULE, enabled: true, version: 'b' });
    await waitFor(() => expect(days).toHaveProperty('value', '400'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Prazo alterado')).toBeTruthy();
    expect(gateway.calls(SAVE_RETENTION_RULE)).toMatchObject([{ termDays: 400, from: 'a' }]);
    expect(sessionStorage.length).toBe(0);
  });
});
