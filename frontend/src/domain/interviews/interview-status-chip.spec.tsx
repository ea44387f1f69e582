import { screen } from '@testing-library/react';
import { onDay } from '../../testing/fixed-day';
import { interview, slot } from '../../testing/fixtures/interviews';
import { renderScreen } from '../../testing/render-screen';
import { InterviewStatusChip } from './interview-status-chip';

onDay('2026-11-26');

const TODAY = '2026-11-26';
const LATER = '2026-12-03';
const PAST = '2026-11-20';
/** Of today, but not past. */
const AFTERNOON = { interviewDate: slot(TODAY, '16:00').startsAt };
const AT = '2026-11-25T12:00:00.000Z';

/** The texts of the chips, in their order. */
const chipsOf = async (...[day, changes]: Parameters<typeof interview>) => {
  const { container } = await renderScreen(
    <div role="group">
      <InterviewStatusChip interview={interview(day, changes)} />
    </div>,
  );
  await screen.findByRole('group');
  return [...container.querySelectorAll('[role=group] > *')].map(({ textContent }) => textContent);
};

describe('the chips of an interview', () => {
  it.each<[string, Parameters<typeof interview>, string[]]>([
    ['that is scheduled', [LATER], ['Agendada']],
    ['of today', [TODAY, AFTERNOON], ['Agendada', 'Hoje']],
    ['of this morning', [TODAY], ['Agendada', 'Aguardando resultado', 'Hoje']],
    ['confirmed by e-mail', [LATER, { confirmedBy: 'email' }], ['Agendada, confirmada via e-mail']],
    [
      'confirmed by WhatsApp, of today',
      [TODAY, { ...AFTERNOON, confirmedBy: 'whatsapp' }],
      ['Agendada, confirmada via WhatsApp', 'Hoje'],
    ],
    ['that has passed', [PAST], ['Agendada', 'Aguardando resultado']],
    [
      'whose candidate asks for another time',
      [LATER, { rescheduleRequestedAt: AT }],
      ['Agendada', 'Pediu para remarcar'],
    ],
    [
      'whose candidate cannot come, of today',
      [TODAY, { ...AFTERNOON, declinedAt: AT }],
      ['Agendada', 'Não pode ir', 'Hoje'],
    ],
    ['that has taken place', [PAST, { status: 'completed', confirmedBy: 'email' }], ['Concluída']],
    [
      'that was cancelled, whatever the candidate had responded',
      [TODAY, { status: 'cancelled', declinedAt: AT, rescheduleRequestedAt: AT }],
      ['Cancelada'],
    ],
  ])('%s', async (_, of, chips) => {
    expect(await chipsOf(...of)).toEqual(chips);
  });
});
