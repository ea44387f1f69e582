import { screen } from '@testing-library/react';
import type { InterviewInvitationQuery } from '../../../generated/graphql';
import { CONFIRM } from '../../../domain/interviews/confirm-interview';
import { gateway, renderScreen } from '../../../testing/render-screen';
import ConfirmationPage from './confirmation.page';
import { INVITATION } from './invitation-queries';

const ID = '6c1d2f0e-3b52-4d4e-9a36-0a2b5a7d8e11';
type Invitation = NonNullable<InterviewInvitationQuery['interviewInvitation']>;

const invitation = (change: Partial<Invitation> = {}): Invitation => ({
  id: ID,
  candidateName: 'Ana',
  jobTitle: 'Padeiro',
  interviewType: 'technical',
  interviewDate: '2030-06-10T12:00:00.000Z',
  durationMinutes: 45,
  notes: 'https://meet.example/abc e a sala 2.',
  status: 'scheduled',
  confirmedBy: null,
  rescheduleRequestedAt: null,
  declinedAt: null,
  ...change,
});
const renderPage = () => renderScreen(<ConfirmationPage />, { address: `/confirmar-entrevista?id=${ID}` });

describe('the page of an invitation', () => {
  it('goes on to the calendar and to the application, before and after the confirmation', async () => {
    let stored = invitation();
    gateway.reply(INVITATION, () => ({ interviewInvitation: stored }));
    gateway.reply(CONFIRM, () => {
      stored = invitation({ confirmedBy: 'email' });
      return { confirmInterview: { id: ID } };
    });
    const { user } = await renderPage();
    const leadsOn = async () => {
      const calendar = await screen.findByRole('link', { name: 'Adicionar ao calendário' });
      expect(calendar.getAttribute('href')).toBe(`/api/interviews/${ID}/calendar.ics`);
      expect(screen.getByRole('link', { name: 'Minha candidatura' }).getAttribute('href')).toBe(
        '/minha-candidatura',
      );
    };
    await leadsOn();
    await user.click(screen.getByRole('button', { name: 'Confirmar Presença' }));
    await screen.findByText('Entrevista Confirmada', { selector: 'h1' });
    await leadsOn();
  });

  it('links the address of a call in the notes', async () => {
    gateway.reply(INVITATION, { interviewInvitation: invitation() });
    await renderPage();
    const link = await screen.findByRole('link', { name: 'https://meet.example/abc' });
    expect(link.getAttribute('href')).toBe('https://meet.example/abc');
    expect(link.parentElement?.textContent).toBe('https://meet.example/abc e a sala 2.');
  });

  it('offers no entry for an interview that has taken place, or to which the candidate does not come', async () => {
    gateway.reply(INVITATION, { interviewInvitation: invitation({ status: 'completed' }) });
    const { unmount } = await renderPage();
    await screen.findByText('Entrevista Realizada');
    expect(screen.queryByRole('link', { name: 'Adicionar ao calendário' })).toBeNull();
    unmount();
    gateway.reply(INVITATION, {
      interviewInvitation: invitation({ declinedAt: '2030-06-01T12:00:00.000Z' }),
    });
    await renderPage();
    await screen.findByText('Você avisou que não pode ir');
    expect(screen.queryByRole('link', { name: 'Adicionar ao calendário' })).toBeNull();
  });
});
