import { screen, waitFor, within } from '@testing-library/react';
import { onDay } from '../../testing/fixed-day';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { IncidentDialog } from './incident-dialog';
import { SAVE_INCIDENT, type IncidentRow } from './incidents-queries';

const INCIDENT: IncidentRow = {
  id: 4,
  title: 'Conta usada por terceiro',
  occurredFrom: '2026-03-01',
  occurredTo: '2026-03-02',
  knownOn: '2026-03-05',
  dueOn: '2026-03-10',
  data: 'Nome e e-mail',
  measures: null,
  isRelevant: true,
  actorId: null,
  anpdNotifiedOn: null,
  personsNotifiedOn: null,
  version: 'a',
};

const THEIRS = { ...INCIDENT, measures: 'Senha trocada', anpdNotifiedOn: '2026-03-06', version: 'b' };

const renderDialog = async (incident = INCIDENT) => {
  const rendered = await renderScreen(<IncidentDialog incident={incident} onClose={() => undefined} />, {
    session: ADMIN,
  });
  return { ...rendered, form: within(await screen.findByRole('dialog')) };
};
const refuse = () =>
  gateway.refuse(SAVE_INCIDENT, {
    code: 'CHANGED_MEANWHILE',
    message: 'Outra pessoa alterou este incidente.',
    current: THEIRS,
  });

describe('an incident', () => {
  onDay('2026-03-09');

  it('shows what another user has saved meanwhile; saving again replaces it', async () => {
    refuse();
    const { user, form } = await renderDialog();
    await user.type(form.getByLabelText(/^Medidas/), 'Sessões encerradas');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    const notice = (await form.findByRole('alert')).textContent;
    expect(notice).toMatch(/Salvar de novo substitui.*Senha trocada.*06\/03\/2026/);
    // What is the same on both sides is left out.
    expect(notice).not.toContain('Nome e e-mail');
    expect(form.getByLabelText(/^Medidas/)).toHaveProperty('value', 'Sessões encerradas');
    gateway.reply(SAVE_INCIDENT, { saveIncident: { id: 4 } });
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Incidente salvo')).toBeTruthy();
    expect(gateway.calls(SAVE_INCIDENT).map(({ from }) => from)).toEqual(['a', 'b']);
  });

  it('is saved from the version that a draft was begun from, after an ended session', async () => {
    refuse();
    const { user, form, unmount } = await renderDialog();
    await user.type(form.getByLabelText(/^Medidas/), 'Sessões encerradas');
    unmount();
    const again = await renderDialog(THEIRS);
    await waitFor(() =>
      expect(again.form.getByLabelText(/^Medidas/)).toHaveProperty('value', 'Sessões encerradas'),
    );
    await again.user.click(again.form.getByRole('button', { name: 'Salvar' }));
    expect((await again.form.findByRole('alert')).textContent).toContain('Senha trocada');
    expect(gateway.calls(SAVE_INCIDENT)).toMatchObject([{ from: 'a' }]);
  });
});
