import { screen } from '@testing-library/react';
import { STAFF } from '../../../domain/staff/staff-queries';
import { interview } from '../../../testing/fixtures/interviews';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { SET_INTERVIEWERS } from '../interview-changes';
import { OVERLAPS } from '../interviews-queries';
import { InterviewersDialog } from './interviewers-dialog';

const BIA = { id: 31, username: 'bia', fullName: 'Bia Lima' };
const CAIO = { id: 32, username: 'caio', fullName: 'Caio Reis' };
const DORA = { id: 33, username: 'dora', fullName: null };

describe('the interviewers of an interview', () => {
  it('are changed from the list that was shown, and whom a colleague added meanwhile is named', async () => {
    gateway.reply(STAFF, { staff: [BIA, CAIO, DORA] });
    gateway.reply(OVERLAPS, { interviewOverlaps: [] });
    gateway.reply(SET_INTERVIEWERS, ({ id }) => ({
      setInterviewers: { id: String(id), interviewers: [BIA, CAIO, DORA] },
    }));
    let closed = false;
    const opened = interview('2099-12-01', { interviewers: [BIA] });
    const { user } = await renderScreen(
      <InterviewersDialog interview={opened} onClose={() => (closed = true)} />,
      { session: ADMIN },
    );
    await user.click(screen.getByRole('combobox', { name: 'Quem entrevista' }));
    await user.click(await screen.findByRole('option', { name: 'Caio Reis' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(
      await screen.findByText('Outra pessoa também mudou a lista. Agora: Bia Lima, Caio Reis, dora.'),
    ).toBeTruthy();
    expect(closed).toBe(true);
    expect(gateway.calls(SET_INTERVIEWERS)).toEqual([
      { id: opened.id, interviewerIds: [31, 32], basedOn: [31] },
    ]);
  });
});
