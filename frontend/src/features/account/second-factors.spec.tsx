import { screen, within } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { SecondFactors } from './second-factors';
import type { SecondFactorsView as Factors } from '../../generated/rest';

const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-000${n}`);
const PATH = '/api/auth/second-factors';
const NONE: Factors = { totpSince: null, passkeys: [], recoveryCodesLeft: 0 };
const APP: Factors = { totpSince: '2026-11-20T12:00:00.000Z', passkeys: [], recoveryCodesLeft: 2 };

/** The factors as the server has them. */
let factors: Factors;

beforeEach(() => gateway.replyRest('GET', PATH, () => ({ body: factors })));

const renderCards = (session = ADMIN) => renderScreen(<SecondFactors />, { session });

describe('the second factors of the user', () => {
  it('begin with an app, whose recovery codes are shown once', async () => {
    factors = NONE;
    gateway.replyRest('POST', `${PATH}/totp`, () => ({
      body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    }));
    gateway.replyRest('POST', `${PATH}/totp/confirm`, ({ body }) => {
      if ((body as { code: string }).code !== '123 456')
        return { status: 401, body: { code: 'INVALID_FACTOR', message: 'O código não confere.' } };
      factors = { ...APP, recoveryCodesLeft: 10 };
      return { body: { recoveryCodes: CODES } };
    });
    const { user } = await renderCards();
    await user.click(await screen.findByRole('button', { name: 'Cadastrar aplicativo' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    const code = dialog.getByLabelText(/Código do aplicativo/);
    await user.type(code, '123{Enter}');
    expect(dialog.getByText('Informe os 6 números do código')).toBeTruthy();
    await user.type(code, '999{Enter}');
    expect(await dialog.findByText('O código não confere.')).toBeTruthy();
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    for (const each of CODES) expect(await screen.findByText(each)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Já guardei os códigos' }));
    expect(screen.queryByText(CODES[0]!)).toBeNull();
    expect(await screen.findByText('Ativo')).toBeTruthy();
  });

  it('warn when few recovery codes are left, and renew them after a confirmation', async () => {
    factors = APP;
    gateway.replyRest('POST', `${PATH}/recovery-codes`, () => ({ body: { recoveryCodes: CODES } }));
    const { user } = await renderCards();
    expect(await screen.findByText(/Restam 2 de 10.*Gere novos/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Gerar novos códigos' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Gerar novos códigos' }),
    );
    expect(await screen.findByText(CODES[9]!)).toBeTruthy();
  });

  it('lose the app after a confirmation', async () => {
    factors = APP;
    gateway.replyRest('DELETE', `${PATH}/totp`, () => {
      factors = NONE;
      return {};
    });
    const { user } = await renderCards();
    await user.click(await screen.findByRole('button', { name: 'Remover aplicativo' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover aplicativo' }),
    );
    expect(await screen.findByText('Nenhum aplicativo cadastrado')).toBeTruthy();
    expect(screen.queryByText('Códigos de recuperação')).toBeNull();
  });

  it('list passkeys with their use; a browser without them says so', async () => {
    const createdAt = '2026-11-20T12:00:00.000Z';
    factors = {
      ...APP,
      passkeys: [
        { id: 1, name: 'Notebook', createdAt, lastUsedAt: '2026-11-21T15:30:00.000Z' },
        { id: 2, name: 'Chave azul', createdAt, lastUsedAt: null },
      ],
    };
    await renderCards();
    const list = within(await screen.findByRole('list', { name: 'Chaves de acesso' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Notebook.*último uso em 21\/11\/2026, 12:30/),
      expect.stringMatching(/Chave azul.*ainda não usada/),
    ]);
    expect(screen.getByText('Este navegador não oferece chaves de acesso.')).toBeTruthy();
  });

  it('are asked for when the account must have one', async () => {
    factors = NONE;
    await renderCards({ ...ADMIN, mustEnrolSecondFactor: true });
    expect(await screen.findByText(/A sua conta precisa de um segundo fator/)).toBeTruthy();
  });
});
