import { screen } from '@testing-library/react';
import { ADMIN, renderScreen } from '../../testing/render-screen';
import { FailedMessages } from './failed-messages';
import type { FailedMessage } from './operations-queries';

const message = (changes: Partial<FailedMessage>): FailedMessage => ({
  queue: 'referrals',
  id: '1',
  name: 'candidate.applied',
  reason: 'connect ECONNREFUSED 10.0.0.5:3001',
  attempts: 5,
  failedAt: '2026-03-02T12:00:00.000Z',
  payload: [{ name: 'candidateId', value: '42' }],
  ...changes,
});

describe('the failed messages of queues', () => {
  it('say in words what happened and what to do, and fold the technical text', async () => {
    const unknown = message({ id: '2', name: 'event.new', reason: 'boom', payload: [] });
    await renderScreen(<FailedMessages messages={[message({}), unknown]} />, { session: ADMIN });
    expect(screen.getByText('Candidatura recebida')).toBeTruthy();
    expect(
      screen.getByText('Um serviço não respondeu. Confira em Serviços se todos estão no ar e reprocesse.'),
    ).toBeTruthy();
    for (const technical of ['connect ECONNREFUSED 10.0.0.5:3001', 'candidateId: 42', 'candidate.applied'])
      expect(screen.getByText(technical).closest('details')?.open).toBe(false);
    expect(screen.getByRole('button', { name: 'Reprocessar Candidatura recebida' })).toBeTruthy();

    expect(screen.getByText('Mensagem desconhecida')).toBeTruthy();
    expect(
      screen.getByText(
        'Reprocesse uma vez. Se falhar de novo, envie os detalhes técnicos a quem mantém o sistema.',
      ),
    ).toBeTruthy();
  });
});
