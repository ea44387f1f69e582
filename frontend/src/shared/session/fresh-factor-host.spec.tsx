import { screen, waitFor } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { rest } from '../api/rest';
import { failureOf } from '../api/failure';
import { FreshFactorHost } from './fresh-factor-host';

const REFUSED = {
  status: 403,
  body: { code: 'FRESH_FACTOR_REQUIRED', message: 'Confirme que é você para continuar.' },
};

/** Calls of the confirmation, by their bodies. */
let proofs: unknown[];
let isFresh: boolean;
let renewals: number;

const renew = () => rest('POST', '/api/auth/second-factors/recovery-codes');
const field = () => screen.findByLabelText(/Código do aplicativo/);

beforeEach(() => {
  proofs = [];
  isFresh = false;
  renewals = 0;
  gateway.replyRest('POST', '/api/auth/second-factors/recovery-codes', () => {
    if (!isFresh) return REFUSED;
    renewals += 1;
    return { body: { recoveryCodes: ['um', 'dois'] } };
  });
  gateway.replyRest('POST', '/api/auth/confirm/options', () => ({
    body: { methods: ['totp', 'recovery-code'], passkeyOptions: null },
  }));
  gateway.replyRest('POST', '/api/auth/confirm', ({ body }) => {
    proofs.push(body);
    isFresh = (body as { code?: string }).code === '654321';
    return isFresh
      ? {}
      : { status: 401, body: { code: 'INVALID_FACTOR', message: 'O código está incorreto.' } };
  });
});

describe('a call that needs a fresh factor', () => {
  it('is repeated by itself after the factor was confirmed', async () => {
    const { user } = await renderScreen(<FreshFactorHost />, { session: ADMIN });
    const call = renew();
    await user.type(await field(), '111111{Enter}');
    expect(await screen.findByText('O código está incorreto.')).toBeTruthy();
    await user.type(await field(), '654321{Enter}');
    expect(await call).toEqual({ recoveryCodes: ['um', 'dois'] });
    expect(proofs).toEqual([{ code: '111111' }, { code: '654321' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shares one dialog with other calls of the same time', async () => {
    const { user } = await renderScreen(<FreshFactorHost />, { session: ADMIN });
    const calls = Promise.all([renew(), renew()]);
    await user.type(await field(), '654321{Enter}');
    await calls;
    expect([renewals, proofs.length]).toEqual([2, 1]);
  });

  it('fails when the dialog is cancelled', async () => {
    const { user } = await renderScreen(<FreshFactorHost />, { session: ADMIN });
    const failure = renew().catch(failureOf);
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await failure).toMatchObject({ code: 'FRESH_FACTOR_REQUIRED' });
    expect(renewals).toBe(0);
  });

  it('leads a user of the identity provider to a new login there, and back to this page', async () => {
    gateway.replyRest('POST', '/api/auth/confirm/options', () => ({
      body: { methods: ['sso'], passkeyOptions: null },
    }));
    const { user } = await renderScreen(<FreshFactorHost />, { session: ADMIN, address: '/minha-conta?a=1' });
    const failure = renew().catch(failureOf);
    const link = await screen.findByRole('link', { name: 'Entrar de novo' });
    expect(link.getAttribute('href')).toBe('/api/auth/sso?fresh=1&redirect=%2Fminha-conta%3Fa%3D1');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await failure).toMatchObject({ code: 'FRESH_FACTOR_REQUIRED' });
  });

  it('asks an account without a second factor for its password', async () => {
    gateway.replyRest('POST', '/api/auth/confirm/options', () => ({
      body: { methods: ['password'], passkeyOptions: null },
    }));
    const { user } = await renderScreen(<FreshFactorHost />, { session: ADMIN });
    const failure = renew().catch(failureOf);
    await user.type(await screen.findByLabelText(/Senha/), 'segredo1{Enter}');
    await waitFor(() => expect(proofs).toEqual([{ password: 'segredo1' }]));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await failure;
  });
});
