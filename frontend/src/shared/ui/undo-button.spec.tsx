import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { UndoButton } from './undo-button';

/** The offer to undo a change, for so many milliseconds. */
const renderOffer = async (remainingMs: number) => {
  const until = new Date(Date.now() + remainingMs).toISOString();
  const undone: string[] = [];
  const onUndo = (changeId: string) => Promise.resolve(void undone.push(changeId));
  const { user } = await renderScreen(<UndoButton undo={{ changeId: 'c1', until }} onUndo={onUndo} />);
  return { user, undone, until };
};

describe('the undo of a change', () => {
  it('says until when it is possible', async () => {
    const { user, undone, until } = await renderOffer(60_000);
    const time = new Date(until).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo' });
    expect(screen.getByText(`Possível até ${time}.`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(undone).toEqual(['c1']);
  });

  it('is gone once its time has passed', async () => {
    await renderOffer(200);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(screen.queryByText(/Possível até/)).toBeNull();
  });
});
