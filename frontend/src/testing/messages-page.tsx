import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MESSAGE_TEMPLATES, type MessageTemplate } from '../domain/messages/message-templates';
import MessagesPage from '../features/messages/messages.page';
import { ADMIN, gateway, renderScreen } from './render-screen';

export const INVITATION: MessageTemplate = {
  id: 5,
  title: 'Convite',
  type: 'email',
  content: 'Olá, {{nome}}! Venha no dia {{data}}.',
  updatedAt: '2026-11-26T12:00:00.000Z',
};

/** The templates as the server has them. */
export const served: { templates: MessageTemplate[] } = { templates: [] };

export const renderMessages = (query = '') =>
  renderScreen(<MessagesPage />, { address: `/mensagens${query}`, session: ADMIN });
/** Chooses an act from the menu of the template. */
export const choose = async (user: UserEvent, act: string) => {
  await user.click(await screen.findByRole('button', { name: 'Ações sobre Convite' }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Serves one template to each test of a file. */
export function serveTemplates(): void {
  beforeEach(() => {
    served.templates = [INVITATION];
    gateway.reply(MESSAGE_TEMPLATES, () => ({ messageTemplates: served.templates }));
  });
}
