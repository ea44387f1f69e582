import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import {
  CANDIDATE_TO_SCHEDULE,
  CLOSED_DAYS,
  OVERLAPS,
  SLOTS,
} from '../../features/interviews/interviews-queries';
import { SCHEDULE } from '../../features/interviews/interview-changes';
import { CANDIDATE_DETAIL_ID } from '../../domain/candidates/other-applications';
import { useScheduleAddress } from '../../domain/interviews/schedule-address';
import { MESSAGE_TEMPLATES, PREVIEW_MESSAGE } from '../../domain/messages/message-templates';
import { MESSAGE_WAYS } from '../../domain/messages/whatsapp';
import { STAFF } from '../../domain/staff/staff-queries';
import { addDays } from '../../shared/dates/days';
import { formatLongDay } from '../../shared/dates/date-formats';
import { INVITEE, interview, slot } from '../../testing/fixtures/interviews';
import { onDay } from '../../testing/fixed-day';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { ScheduleHost } from './schedule-host';

const EMPLOYEE = { ...ADMIN, id: 2, isAdmin: false };
/** Today, a holiday and the next weekday. */
const [FIRST, HOLIDAY, THIRD] = ['2026-12-24', '2026-12-25', '2026-12-28'] as const;
const TEMPLATES = ['Boas-vindas', 'Convite'].map((title, index) => ({
  id: index + 1,
  title,
  type: 'email' as const,
  content: index ? 'Olá, {{nome}}! Dia {{data}}.' : 'Boas-vindas!',
  updatedAt: '2026-11-26T12:00:00.000Z',
}));

/** A page of the staff with a link to the scheduling. */
function Page() {
  const address = useScheduleAddress();
  return (
    <>
      <Link to={address(7)}>Agendar</Link>
      <p>Endereço: {useLocation().search}</p>
      <ScheduleHost />
    </>
  );
}

const open = async (address = '/candidatos?page=2') => {
  const rendered = await renderScreen(<Page />, { address, session: ADMIN });
  const { user } = rendered;
  const schedule = async () => {
    await user.click(screen.getByRole('link', { name: 'Agendar', hidden: true }));
    return screen.findByRole('dialog', { name: 'Agendar com Joana Prado' });
  };
  return { ...rendered, schedule };
};
const time = async (day: string, name: string) =>
  within(await screen.findByRole('group', { name: formatLongDay(day) })).findByRole('button', { name });
const confirm = () => screen.getByRole('button', { name: /^Agendar e avisar · / });

onDay(FIRST);

beforeEach(() => {
  gateway.reply(CANDIDATE_TO_SCHEDULE, {
    candidate: { ...INVITEE, interviews: [interview(addDays(FIRST, 30))] },
  });
  gateway.reply(CLOSED_DAYS, {
    interviewClosedDays: [{ day: HOLIDAY, reason: 'Feriado: Natal' }],
  });
  gateway.reply(SLOTS, ({ day }) => ({
    interviewSlots: day === HOLIDAY ? [] : [slot(day, '10:30'), slot(day, '14:00')],
  }));
  gateway.reply(MESSAGE_TEMPLATES, { messageTemplates: TEMPLATES });
  gateway.reply(PREVIEW_MESSAGE, ({ input: { content } }) => ({
    previewMessage: { text: content.replace('{{nome}}', 'Joana'), missing: [], unknown: [] },
  }));
  gateway.reply(STAFF, { staff: [{ id: 31, username: 'bia', fullName: 'Bia Lima' }] });
  gateway.reply(OVERLAPS, { interviewOverlaps: [] });
  gateway.reply(MESSAGE_WAYS, { messageWays: { whatsApp: 'sent' } });
  gateway.reply(SCHEDULE, ({ input }) => ({
    scheduleInterview: { id: 'b1a7', interviewDate: input.interviewDate },
  }));
});

describe('an interview scheduled beside the person', () => {
  it('takes four clicks with a template, and leaves the page as it was', async () => {
    const { user, schedule } = await open();
    const panel = within(await schedule());
    expect(panel.getByText('Horário de Brasília')).toBeTruthy();
    expect(panel.getByRole('list', { name: 'Entrevistas desta pessoa' }).textContent).toContain('10:30');
    const holiday = within(panel.getByRole('group', { name: formatLongDay(HOLIDAY) }));
    expect(await holiday.findByText('Feriado: Natal')).toBeTruthy();
    await user.click(await time(THIRD, '10:30'));
    const templates = within(panel.getByRole('group', { name: 'Modelos' }));
    // The one that names the day of the interview comes first.
    expect((await templates.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
      'Convite',
      'Boas-vindas',
    ]);
    await user.click(templates.getByRole('button', { name: 'Convite' }));
    expect(await panel.findByText('Olá, Joana! Dia {{data}}.')).toBeTruthy();
    expect(confirm().textContent).toBe('Agendar e avisar · seg 28/12, 10:30');
    await user.click(confirm());
    expect(await screen.findByText('Entrevista agendada')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Endereço: ?page=2')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Agendar'));
    expect(gateway.calls(SCHEDULE)).toEqual([
      {
        input: {
          changeId: expect.any(String) as string,
          candidateId: 7,
          jobId: 1,
          interviewDate: slot(THIRD, '10:30').startsAt,
          interviewType: 'technical',
          durationMinutes: 60,
          notes: '',
          interviewerIds: [],
          notificationOptions: {
            sendEmail: true,
            sendWhatsApp: true,
            customMessage: 'Olá, {{nome}}! Dia {{data}}.',
          },
        },
      },
    ]);
    // The next one begins empty.
    const again = within(await schedule());
    expect(again.getByLabelText('Mensagem personalizada')).toHaveProperty('value', '');
    expect(again.queryByText('O que você tinha preenchido foi mantido.')).toBeNull();
  });

  it('keeps what was typed over Esc and a reload, until it is discarded', async () => {
    const { user, schedule, unmount } = await open();
    await schedule();
    await user.click(await time(THIRD, '14:00'));
    await user.type(screen.getByLabelText('Onde'), 'Sala 2');
    await user.type(screen.getByLabelText('Mensagem personalizada'), 'Até lá.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    // The address names no detail: the panel opens again by itself.
    const again = await open('/candidatos?agendar=7');
    await screen.findByRole('dialog', { name: 'Agendar com Joana Prado' });
    expect(screen.getByLabelText('Onde')).toHaveProperty('value', 'Sala 2');
    expect(screen.getByLabelText('Mensagem personalizada')).toHaveProperty('value', 'Até lá.');
    expect((await time(THIRD, '14:00')).getAttribute('aria-pressed')).toBe('true');
    await again.user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.getByLabelText('Onde')).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: 'Escolha um horário' })).toBeTruthy();
  });

  it('moves among the times by arrow keys, over a day without any', async () => {
    const { user, schedule } = await open();
    await schedule();
    (await time(FIRST, '10:30')).focus();
    await time(THIRD, '10:30');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(await time(THIRD, '14:00'));
    await user.keyboard(' ');
    expect(confirm().textContent).toContain('14:00');
  });

  it('asks for a time, and for what the server cannot fill', async () => {
    const { user, schedule } = await open();
    await schedule();
    await user.click(screen.getByRole('button', { name: 'Escolha um horário' }));
    expect(await screen.findByText('Por favor, selecione candidato, data e horário.')).toBeTruthy();
    await user.click(await time(THIRD, '10:30'));
    await user.click(screen.getByLabelText('Mensagem personalizada'));
    await user.paste('Venha à {{sala}}.');
    await user.click(confirm());
    expect(screen.getByText('Preencha o que falta na mensagem: {{sala}}')).toBeTruthy();
    expect(gateway.calls(SCHEDULE)).toEqual([]);
  });

  it('that overlaps another is scheduled only after a question', async () => {
    gateway.reply(OVERLAPS, {
      interviewOverlaps: [
        {
          interviewDate: slot(THIRD, '10:00').startsAt,
          durationMinutes: 60,
          isSameCandidate: true,
          interviewerIds: [],
        },
      ],
    });
    const { user, schedule } = await open();
    await schedule();
    await user.click(await time(THIRD, '10:30'));
    await user.click(confirm());
    await user.click(await screen.findByRole('button', { name: 'Agendar mesmo assim' }));
    expect(await screen.findByText('Entrevista agendada')).toBeTruthy();
  });

  it('asks for another time when another user has taken it, and keeps the rest', async () => {
    gateway.refuse(SCHEDULE, { code: 'SLOT_TAKEN', message: 'Este horário acabou de ser ocupado.' });
    const { user, schedule } = await open();
    await schedule();
    await user.type(screen.getByLabelText('Onde'), 'Sala 2');
    await user.click(await time(THIRD, '10:30'));
    await user.click(confirm());
    expect(await screen.findByText('Este horário acabou de ser ocupado.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Escolha um horário' })).toBeTruthy();
    expect(screen.getByLabelText('Onde')).toHaveProperty('value', 'Sala 2');
  });

  it('says when nobody is notified', async () => {
    const { user, schedule } = await open();
    await schedule();
    await user.click(await time(THIRD, '10:30'));
    await user.click(screen.getByRole('switch', { name: /WhatsApp/ }));
    await user.click(screen.getByRole('switch', { name: /e-mail/ }));
    expect(screen.getByRole('button', { name: /^Agendar sem avisar · / })).toBeTruthy();
    expect(screen.getByText(/O candidato não será avisado/)).toBeTruthy();
  });

  it('is not offered for an ended application', async () => {
    gateway.reply(CANDIDATE_TO_SCHEDULE, {
      candidate: { ...INVITEE, status: 'rejected', interviews: [] },
    });
    const { schedule } = await open();
    await schedule();
    expect(screen.getByText(/está com o status “Reprovado”/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Escolha um horário' })).toHaveProperty('disabled', true);
  });

  it('comes back over the detail after a reload, once that is there', async () => {
    await open('/dashboard?candidato=7&agendar=7');
    expect(screen.queryByRole('dialog')).toBeNull();
    document.body.append(Object.assign(document.createElement('div'), { id: CANDIDATE_DETAIL_ID }));
    expect(await screen.findByRole('dialog', { name: 'Agendar com Joana Prado' })).toBeTruthy();
    expect(location.search).toBe('?candidato=7&agendar=7');
    document.getElementById(CANDIDATE_DETAIL_ID)?.remove();
  });

  it('does not wait for a detail that the page does not have', async () => {
    await open('/entrevistas?candidato=7&agendar=7');
    expect(await screen.findByRole('dialog', { name: 'Agendar com Joana Prado' })).toBeTruthy();
  });

  it('is not open to users who may not schedule', async () => {
    await renderScreen(<ScheduleHost />, { address: '/indicacoes?agendar=7', session: EMPLOYEE });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.calls(CANDIDATE_TO_SCHEDULE)).toEqual([]);
  });
});
