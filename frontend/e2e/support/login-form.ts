import type { Page } from 'playwright-core';
import type { Journey } from './journey.js';

export const loginButton = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });

/** Fills the form of the login for the administrator, with this password. */
export async function fillLogin(user: Journey, password: string): Promise<void> {
  await user.page.getByLabel('Usuário').fill('admin');
  await user.page.getByLabel(/^Senha/).fill(password);
  await user.solveCaptcha();
}
