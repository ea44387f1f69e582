import type { ComponentProps } from 'react';
import { screen } from '@testing-library/react';
import type { CandidateStatus } from '../../../generated/graphql';
import { INVITEE, slot } from '../../../testing/fixtures/interviews';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { SLOTS } from '../interviews-queries';
import { DayPanel } from './day-panel';
import { useAppointmentForm } from './use-appointment-form';

const DAY = '2030-12-02';

const Panel = (props: Omit<ComponentProps<typeof DayPanel>, 'form'>) => (
  <DayPanel {...props} form={useAppointmentForm().form} />
);

async function renderPanel(status: CandidateStatus, closed?: string) {
  const scheduled: string[] = [];
  const { user, unmount } = await renderScreen(
    <Panel
      day={DAY}
      closed={closed}
      today="2030-12-01"
      candidate={{ ...INVITEE, status }}
      interviews={[]}
      onSchedule={(chosen) => scheduled.push(chosen?.time ?? 'nenhum')}
    />,
    { session: ADMIN },
  );
  return { user, unmount, scheduled };
}
const schedule = () => screen.findByRole('button', { name: 'Agendar Entrevista' });

beforeEach(() => {
  gateway.reply(SLOTS, { interviewSlots: [slot(DAY, '09:00'), slot(DAY, '09:15')] });
});

describe('the form of a new interview', () => {
  it.each([
    ['rejected', 'Reprovado'],
    ['declined', 'Recusado'],
  ] as const)(
    'is closed for a candidate who is %s, with the way to reopen the application',
    async (status, label) => {
      const { user, scheduled } = await renderPanel(status);
      await user.click(await screen.findByRole('button', { name: /^09:00/ }));
      expect(screen.getByRole('alert').textContent).toContain(`está com o status “${label}”`);
      expect(screen.getByRole('link', { name: 'mudar o status' }).getAttribute('href')).toBe(
        '/dashboard?candidato=7&secao=gerenciar',
      );
      expect(await schedule()).toHaveProperty('disabled', true);
      expect(scheduled).toEqual([]);
    },
  );

  it('offers no times on a closed day, and says why it is closed', async () => {
    await renderPanel('reviewing', 'Feriado: Natal');
    expect(await screen.findByText(/Não há entrevistas neste dia: Feriado: Natal\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^09:00/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Agendar Entrevista' })).toBeNull();
  });

  it('keeps the chosen slot over an ended session, while it is free', async () => {
    const { user, unmount } = await renderPanel('reviewing');
    await user.click(await screen.findByRole('button', { name: /^09:15/ }));
    unmount();
    const again = await renderPanel('reviewing');
    await again.user.click(await schedule());
    expect(again.scheduled).toEqual(['09:15']);
  });
});
