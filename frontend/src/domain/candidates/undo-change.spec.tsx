import { screen } from '@testing-library/react';
import { apollo } from '../../shared/api/apollo';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { offerUndo, offerUndoOfAll } from './change-status';
import { UNDO } from './status-mutations';

const replyUndo = () =>
  gateway.reply(UNDO, ({ changeId }) => ({
    undoStatusChange: {
      changeId: String(changeId),
      changed: [{ candidateId: 1, from: 'reviewing' as const, to: 'new' as const }],
      left: [],
    },
  }));
const retry = async (offer: () => void) => {
  gateway.disconnect(UNDO);
  const { user } = await renderScreen(<div />, { session: ADMIN });
  offer();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Não foi possível desfazer')).toBeTruthy();
  replyUndo();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText(/^Mudança desfeita/)).toBeTruthy();
};

describe('the undo of a change that did not reach the server', () => {
  it('is offered again', async () => {
    await retry(() => offerUndo(apollo, 'a', 'Status atualizado', 'Ana: Reprovado'));
    expect(gateway.calls(UNDO)).toEqual([{ changeId: 'a' }, { changeId: 'a' }]);
  });

  it('is offered again for all changes of a decision', async () => {
    await retry(() =>
      offerUndoOfAll(apollo, ['a', 'b'], { title: 'Status atualizado', text: '', hasFailed: false }),
    );
    expect(gateway.calls(UNDO).map(({ changeId }) => changeId)).toEqual(['a', 'a', 'b']);
  });
});
