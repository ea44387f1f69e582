import { screen } from '@testing-library/react';
import { ADMIN, renderScreen } from '../../testing/render-screen';
import { CronRunList } from './cron-run-list';
import type { CronRun, Service } from './operations-queries';

const run = (changes: Partial<CronRun>): CronRun => ({
  name: 'retention',
  startedAt: '2026-03-02T12:00:00.000Z',
  finishedAt: null,
  error: null,
  counts: [],
  ...changes,
});

describe('the last runs of cron jobs', () => {
  it('say in words what a failed one means, and fold the technical text', async () => {
    const runs = [
      run({ error: 'connect ECONNREFUSED 10.0.0.5:3001' }),
      run({ name: 'reminders', error: 'value too long for type character varying(10)' }),
      run({ name: 'bonus', finishedAt: '2026-03-02T12:00:01.000Z' }),
    ];
    const services = [{ name: 'candidates', cronRuns: runs }] as unknown as Service[];
    await renderScreen(<CronRunList services={services} />, { session: ADMIN });
    expect(screen.getByText(/^Um serviço não respondeu\. A varredura tenta de novo/)).toBeTruthy();
    expect(screen.getByText(/^A varredura tenta de novo na próxima hora marcada\. Se falhar/)).toBeTruthy();
    for (const technical of ['connect ECONNREFUSED 10.0.0.5:3001', /^value too long/])
      expect(screen.getByText(technical).closest('details')?.open).toBe(false);
    expect(screen.getByText('Nada a fazer')).toBeTruthy();
  });
});
