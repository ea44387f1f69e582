import { screen, within } from '@testing-library/react';
import type { JobAlertView } from '@araucaria/contracts/domain';
import { gateway, renderScreen } from '../../testing/render-screen';
import { JobAlerts } from './job-alerts';

const ALERTS: JobAlertView[] = [
  { id: 1, department: 'Engenharia', location: 'Curitiba', createdAt: '2026-03-01T12:00:00.000Z' },
  { id: 2, department: null, location: 'Londrina', createdAt: '2026-03-01T12:00:00.000Z' },
  { id: 3, department: null, location: null, createdAt: '2026-03-01T12:00:00.000Z' },
];
const PATH = '/api/candidate-area/job-alerts';

describe('job alerts in the area of a candidate', () => {
  let sent: unknown[][];
  let changes: number;
  beforeEach(() => {
    sent = [];
    changes = 0;
    gateway.replyRest('GET', '/api/candidate-area/job-alert-choices', () => ({
      body: { departments: ['Design', 'Engenharia'], locations: ['Curitiba', 'Londrina'] },
    }));
  });
  const reply = (method: 'POST' | 'DELETE', path: string, status: number, body?: unknown) =>
    gateway.replyRest(method, path, ({ body: received }) => {
      sent.push([method, path, received]);
      return { status, body };
    });
  const render = (alerts: JobAlertView[]) =>
    renderScreen(<JobAlerts alerts={alerts} onChange={async () => void changes++} />);

  it('shows what each alert is about, and removes one', async () => {
    reply('DELETE', `${PATH}/2`, 204);
    const { user } = await render(ALERTS);
    const list = within(screen.getByRole('list', { name: 'Os seus alertas' }));
    expect(list.getByText('Engenharia, em Curitiba')).toBeTruthy();
    expect(list.getByText('Todas as vagas')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Remover o alerta Todas as vagas em Londrina' }));
    expect(await screen.findByText('Alerta removido.')).toBeTruthy();
    expect(sent).toEqual([['DELETE', `${PATH}/2`, undefined]]);
    expect(changes).toBe(1);
  });

  it('adds one by department and place, both of which may be left open', async () => {
    reply('POST', PATH, 201, { id: 4 });
    const { user } = await render([]);
    await screen.findByRole('option', { name: 'Engenharia' });
    await user.selectOptions(screen.getByLabelText('Departamento'), 'Engenharia');
    await user.click(screen.getByRole('button', { name: 'Criar alerta' }));
    expect(await screen.findByText('Alerta criado.')).toBeTruthy();
    expect(sent).toEqual([['POST', PATH, { department: 'Engenharia', location: '' }]]);
    expect(changes).toBe(1);
  });

  it('says why an alert is refused', async () => {
    reply('POST', PATH, 400, { code: 'VALIDATION_FAILED', message: 'Crie no máximo 10 alertas.' });
    const { user } = await render(ALERTS);
    await user.click(screen.getByRole('button', { name: 'Criar alerta' }));
    expect(await screen.findByText('Crie no máximo 10 alertas.')).toBeTruthy();
    expect(changes).toBe(0);
  });

  it('says that there is such an alert already', async () => {
    reply('POST', PATH, 201, { id: 3 });
    const { user } = await render(ALERTS);
    await user.click(screen.getByRole('button', { name: 'Criar alerta' }));
    expect(await screen.findByText('Você já tem este alerta.')).toBeTruthy();
  });
});
