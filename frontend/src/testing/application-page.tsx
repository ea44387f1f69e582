import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { JOB_TITLES } from '../domain/jobs/jobs-query';
import ApplicationPage from '../features/application/application.page';
import { APPLY } from '../features/application/submit-application';
import { fakeCaptcha } from './fake-captcha';
import { job } from './fixtures/jobs';
import { gateway, renderScreen } from './render-screen';

export const renderApplication = (address = '/candidatura') =>
  renderScreen(<ApplicationPage />, { address, route: '/candidatura' });

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
export const consent = () => screen.getByRole('checkbox', { name: /^Autorizo/ });
export const submit = () => screen.getByRole('button', { name: 'Enviar Candidatura' });

export const typePerson = async (user: UserEvent) => {
  await user.type(field('Nome'), 'Joana');
  await user.type(field('Sobrenome'), 'Prado');
  await user.type(field('E-mail'), 'joana@example.com');
  await user.type(field('Telefone'), '41998765432');
};
export const solveCaptcha = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
export const complete = async (user: UserEvent) => {
  await typePerson(user);
  await user.click(consent());
  await solveCaptcha(user);
};
export const isSent = () => waitFor(() => expect(location.pathname).toBe('/candidatura/enviada'));

/** Two open jobs and a closed one, and a service that takes applications, before each test of the file. */
export function serveApplications(): void {
  beforeEach(() => {
    fakeCaptcha();
    gateway.reply(JOB_TITLES, {
      jobs: [job(11, 'Padeiro'), job(12, 'Pintora'), job(13, 'Antiga', { isOpen: false })],
    });
    gateway.reply(APPLY, { apply: { id: 1 } });
  });
}
