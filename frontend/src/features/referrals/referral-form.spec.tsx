import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { gateway, renderScreen } from '../../testing/render-screen';
import ReferralForm from './referral-form';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const fill = async (user: User) => {
  await user.type(screen.getByLabelText(/^Seu nome completo/), ' Rita Prado ');
  await user.type(screen.getByLabelText(/^Seu e-mail/), 'rita@example.com');
  await user.click(screen.getByRole('button', { name: 'Gerar QR' }));
};
const result = async () => within(await screen.findByRole('group', { name: 'Seu link de indicação' }));

/** Bodies of the registrations. */
let registrations: Array<Record<string, string>>;
const replyToRegistration = (reply: () => { status?: number; body?: unknown }) =>
  gateway.replyRest('POST', '/api/referrals/anonymous', ({ body }) => {
    registrations.push(body as Record<string, string>);
    return reply();
  });

beforeEach(() => {
  registrations = [];
});

describe('the referral of a visitor', () => {
  it('is registered, and its link is copied', async () => {
    replyToRegistration(() => ({ status: 201 }));
    const { user } = await renderScreen(<ReferralForm />);
    await fill(user);
    const shown = await result();
    const [{ code, ...person } = { code: '' }] = registrations;
    expect(code).toMatch(/^REF[A-Z0-9]{6}$/);
    expect(person).toMatchObject({ referrerName: 'Rita Prado', referrerEmail: 'rita@example.com' });
    await user.click(shown.getByRole('button', { name: /Copiar/ }));
    expect(await screen.findByText('Link copiado')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/candidatura?ref=${code}&rn=Rita%20Prado&re=rita%40example.com`,
    );
    expect(localStorage.getItem('indicacoes-pendentes-1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Criar nova indicação' }));
    for (const label of [/^Seu nome completo/, /^Seu e-mail/])
      expect(screen.getByLabelText(label)).toHaveProperty('value', '');
  });

  it('shows the link when the browser refuses to copy it', async () => {
    replyToRegistration(() => ({ status: 201 }));
    const { user } = await renderScreen(<ReferralForm />);
    await fill(user);
    const shown = await result();
    const refused = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
    await user.click(shown.getByRole('button', { name: 'Copiar link' }));
    const [{ code } = { code: '' }] = registrations;
    expect((await screen.findByRole('alert')).textContent).toContain(
      `${location.origin}/candidatura?ref=${code}&rn=Rita%20Prado&re=rita%40example.com`,
    );
    refused.mockRestore();
  });

  it('needs a name and an e-mail within their limits', async () => {
    const { user } = await renderScreen(<ReferralForm />);
    await user.click(screen.getByRole('button', { name: 'Gerar QR' }));
    expect(await screen.findByText('Nome deve ter pelo menos 3 caracteres')).toBeTruthy();
    expect(screen.getByText('E-mail inválido')).toBeTruthy();
    const name = screen.getByLabelText(/^Seu nome completo/);
    expect(document.activeElement).toBe(name);
    await user.click(name);
    await user.paste('a'.repeat(161));
    expect(await screen.findByText('Use no máximo 160 caracteres: retire 1')).toBeTruthy();
    expect(name).toHaveProperty('value', 'a'.repeat(161));
  });

  it('gets another code when the first one is taken', async () => {
    replyToRegistration(() =>
      registrations.length === 1 ? { status: 409, body: { code: 'REFERRAL_CODE_TAKEN' } } : { status: 201 },
    );
    const { user } = await renderScreen(<ReferralForm />);
    await fill(user);
    await result();
    expect(registrations).toHaveLength(2);
    expect(registrations[0]?.code).not.toBe(registrations[1]?.code);
  });

  it('that the server refuses is shown at its field', async () => {
    replyToRegistration(() => ({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ field: 'referrerEmail', message: 'Use outro e-mail' }] },
    }));
    const { user } = await renderScreen(<ReferralForm />);
    await fill(user);
    expect(await screen.findByText('Use outro e-mail')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Seu e-mail/)));
    expect(screen.queryByRole('group', { name: 'Seu link de indicação' })).toBeNull();
  });

  it('is stored while the server cannot be reached, and sent when the device is online again', async () => {
    replyToRegistration(() => ({ status: registrations.length === 1 ? 503 : 201 }));
    const { user } = await renderScreen(<ReferralForm />);
    await fill(user);
    await result();
    expect(localStorage.getItem('indicacoes-pendentes-1')).toContain('rita@example.com');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(localStorage.getItem('indicacoes-pendentes-1')).toBeNull());
    expect(registrations.map(({ code }) => code)).toEqual([registrations[0]?.code, registrations[0]?.code]);
  });
});
