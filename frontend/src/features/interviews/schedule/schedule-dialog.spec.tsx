import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { MESSAGE_TEMPLATES, PREVIEW_MESSAGE } from '../../../domain/messages/message-templates';
import { MESSAGE_WAYS } from '../../../domain/messages/whatsapp';
import { INVITEE, slot } from '../../../testing/fixtures/interviews';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import type { Appointment, Notification } from '../appointment';
import { SCHEDULE } from '../interview-changes';
import { OVERLAPS } from '../interviews-queries';
import { ScheduleDialog } from './schedule-dialog';
import { STAFF } from '../../../domain/staff/staff-queries';

const APPOINTMENT: Appointment = {
  candidate: INVITEE,
  startsAt: slot('2026-12-01', '10:30').startsAt,
  interviewType: 'technical',
  durationMinutes: 45,
  notes: 'Trazer o portfólio.',
};

/** Keeps the options of a taken slot for the next one, as the calendar does. */
function Calendar() {
  const [chosen, setChosen] = useState<Notification>();
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Outro horário</button>
      <p>{open ? 'Agendando' : 'Escolha um horário'}</p>
      {open && (
        <ScheduleDialog
          appointment={APPOINTMENT}
          chosen={chosen}
          onClose={() => setOpen(false)}
          onSlotGone={(notification) => {
            setChosen(notification);
            setOpen(false);
          }}
          onScheduled={() => setOpen(false)}
        />
      )}
    </>
  );
}

const renderDialog = async () => {
  const { user, unmount } = await renderScreen(<Calendar />, { session: ADMIN });
  const next = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
  return { user, next, unmount };
};
const heading = (name: string) => screen.findByRole('heading', { name });
const message = () => screen.getByLabelText('Mensagem personalizada');

beforeEach(() => {
  gateway.reply(PREVIEW_MESSAGE, ({ input: { content } }) => ({
    previewMessage: { text: content.replace('{{nome}}', 'Joana'), missing: [], unknown: [] },
  }));
  gateway.reply(STAFF, { staff: [{ id: 31, username: 'bia', fullName: 'Bia Lima' }] });
  gateway.reply(OVERLAPS, { interviewOverlaps: [] });
  gateway.reply(MESSAGE_WAYS, { messageWays: { whatsApp: 'link' } });
  gateway.reply(SCHEDULE, ({ input }) => ({
    scheduleInterview: { id: 'b1a7', interviewDate: input.interviewDate },
  }));
});

describe('an interview', () => {
  it('is not scheduled by double clicks, which pass one step each', async () => {
    const { user } = await renderDialog();
    await user.dblClick(screen.getByRole('button', { name: 'Continuar' }));
    await heading('Opções de notificação');
    await user.dblClick(screen.getByRole('button', { name: 'Continuar' }));
    await heading('Resumo da notificação');
    expect(gateway.calls(SCHEDULE)).toEqual([]);
  });

  it('is scheduled in three steps, with the message of a template', async () => {
    gateway.reply(MESSAGE_TEMPLATES, {
      messageTemplates: [
        {
          id: 5,
          title: 'Convite',
          type: 'email',
          content: 'Olá, {{nome}}!',
          updatedAt: '2026-11-26T12:00:00.000Z',
        },
      ],
    });
    const { user, next } = await renderDialog();
    expect(screen.getByText('10:30 (horário de Brasília)')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Entrevistadores' }));
    await user.click(await screen.findByRole('option', { name: 'Bia Lima' }));
    await next();
    await heading('Opções de notificação');
    await user.click(screen.getByRole('switch', { name: /WhatsApp/ }));
    await user.click(screen.getByRole('button', { name: 'Escolher modelo' }));
    await user.click(await screen.findByRole('button', { name: 'Usar Convite' }));
    expect(message()).toHaveProperty('value', 'Olá, {{nome}}!');
    const preview = within(await screen.findByRole('region', { name: 'Como o candidato vai ler' }));
    expect(await preview.findByText('Olá, Joana!')).toBeTruthy();
    document.querySelector('.MuiDialogContent-root')!.scrollTop = 120;
    await next();
    await heading('Resumo da notificação');
    // Its first line is in view, wherever the step before was scrolled.
    expect(document.querySelector('.MuiDialogContent-root')!.scrollTop).toBe(0);
    expect(screen.getByText('Será enviado para joana@example.com')).toBeTruthy();
    expect(screen.getByText('Não será enviado')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirmar Agendamento' }));
    expect(await screen.findByText('Entrevista agendada')).toBeTruthy();
    expect(screen.getByText('Escolha um horário')).toBeTruthy();
    expect(gateway.calls(SCHEDULE)).toEqual([
      {
        input: {
          changeId: expect.any(String) as string,
          candidateId: 7,
          jobId: 1,
          interviewDate: APPOINTMENT.startsAt,
          interviewType: 'technical',
          durationMinutes: 45,
          notes: 'Trazer o portfólio.',
          interviewerIds: [31],
          notificationOptions: { sendEmail: true, sendWhatsApp: false, customMessage: 'Olá, {{nome}}!' },
        },
      },
    ]);
  });

  it('that overlaps others of the candidate or an interviewer is scheduled only after a question', async () => {
    gateway.reply(OVERLAPS, {
      interviewOverlaps: [
        {
          interviewDate: slot('2026-12-01', '10:00').startsAt,
          durationMinutes: 60,
          isSameCandidate: false,
          interviewerIds: [31],
        },
        {
          interviewDate: slot('2026-12-01', '11:00').startsAt,
          durationMinutes: 30,
          isSameCandidate: true,
          interviewerIds: [],
        },
      ],
    });
    const { user, next } = await renderDialog();
    await user.click(screen.getByRole('combobox', { name: 'Entrevistadores' }));
    await user.click(await screen.findByRole('option', { name: 'Bia Lima' }));
    await next();
    await next();
    await user.click(screen.getByRole('button', { name: 'Confirmar Agendamento' }));
    const question = await screen.findByRole('dialog', { name: 'Há outras entrevistas neste horário' });
    expect(question.textContent).toMatch(/Bia Lima já conduz outra entrevista em .*das 10:00 às 11:00\./);
    expect(question.textContent).toMatch(/O candidato já tem uma entrevista em .*das 11:00 às 11:30\./);
    expect(gateway.calls(OVERLAPS)).toMatchObject([
      { candidateId: 7, interviewerIds: [31], interviewDate: APPOINTMENT.startsAt, durationMinutes: 45 },
    ]);
    await user.click(within(question).getByRole('button', { name: 'Voltar' }));
    expect(gateway.calls(SCHEDULE)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirmar Agendamento' }));
    await user.click(await screen.findByRole('button', { name: 'Agendar mesmo assim' }));
    expect(await screen.findByText('Entrevista agendada')).toBeTruthy();
  });

  it('is not scheduled with a variable that the server cannot fill', async () => {
    const { user, next } = await renderDialog();
    await next();
    await user.click(message());
    await user.paste('Venha à {{sala}}.');
    await next();
    expect(screen.getByText('Preencha o que falta na mensagem: {{sala}}')).toBeTruthy();
    await heading('Opções de notificação');
    expect(document.activeElement).toBe(message());
  });

  it('is not scheduled with a pasted message over the limit, which is not cut', async () => {
    const { user, next } = await renderDialog();
    await next();
    await user.click(message());
    await user.paste('a'.repeat(5_001));
    expect(screen.getByText('Use no máximo 5.000 caracteres: retire 1')).toBeTruthy();
    await next();
    await heading('Opções de notificação');
    expect(message()).toHaveProperty('value', 'a'.repeat(5_001));
  });

  it('keeps the options when the server cannot be reached', async () => {
    gateway.disconnect(SCHEDULE);
    const { user, next } = await renderDialog();
    await next();
    await user.type(message(), 'Até lá.');
    await next();
    await user.click(screen.getByRole('button', { name: 'Confirmar Agendamento' }));
    expect(await screen.findByText('Erro ao agendar entrevista')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(message()).toHaveProperty('value', 'Até lá.');
  });

  it('is scheduled once, also for a double click, and again as the same change after a lost response', async () => {
    gateway.disconnect(SCHEDULE);
    const { user, next } = await renderDialog();
    await next();
    await next();
    await user.click(screen.getByRole('button', { name: 'Confirmar Agendamento' }));
    expect(await screen.findByText('Erro ao agendar entrevista')).toBeTruthy();
    gateway.reply(SCHEDULE, ({ input }) => ({
      scheduleInterview: { id: 'b1a7', interviewDate: input.interviewDate },
    }));
    await user.dblClick(screen.getByRole('button', { name: 'Confirmar Agendamento' }));
    expect(await screen.findByText('Entrevista agendada')).toBeTruthy();
    const sent = gateway.calls(SCHEDULE).map(({ input }) => input.changeId);
    // The site has repeated the first one itself.
    expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  });

  it('keeps its message over an ended session, until it is given up', async () => {
    const { user, next, unmount } = await renderDialog();
    await next();
    await user.type(message(), 'Até lá.');
    unmount();
    const again = await renderDialog();
    await again.next();
    expect(message()).toHaveProperty('value', 'Até lá.');
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await again.user.click(screen.getByRole('button', { name: 'Outro horário' }));
    await again.next();
    expect(message()).toHaveProperty('value', '');
  });

  it('keeps the options for another slot when the first one is taken', async () => {
    gateway.refuse(SCHEDULE, { code: 'SLOT_TAKEN', message: 'Este horário acabou de ser ocupado.' });
    const { user, next } = await renderDialog();
    await next();
    await user.type(message(), 'Até lá.');
    await next();
    await user.click(screen.getByRole('button', { name: 'Confirmar Agendamento' }));
    expect(await screen.findByText('Este horário acabou de ser ocupado.')).toBeTruthy();
    expect(screen.getByText('Escolha um horário')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Outro horário' }));
    await next();
    expect(message()).toHaveProperty('value', 'Até lá.');
    // The kept options are unsaved: closing asks first.
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar o que foi digitado?')).toBeTruthy();
  });

  it('is announced by hand where WhatsApp is not connected, or not at all', async () => {
    const { user, next } = await renderDialog();
    await next();
    await next();
    expect(await screen.findByText(/O WhatsApp não está conectado/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await user.click(screen.getByRole('switch', { name: /WhatsApp/ }));
    await user.click(screen.getByRole('switch', { name: /e-mail/ }));
    await next();
    expect(await screen.findByText(/O candidato não será avisado/)).toBeTruthy();
  });
});
