import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { END_OTHER_SESSIONS, END_SESSION, MY_SESSIONS, type LoginSession } from './account-queries';
import { SessionsCard } from './sessions-card';

const session = (id: string, changes: Partial<LoginSession> = {}): LoginSession => ({
  id,
  current: false,
  browser: 'Firefox 150',
  system: 'Linux',
  mobile: false,
  address: '203.0.113.7',
  startedAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-21T15:30:00.000Z',
  ...changes,
});

/** The sessions as the server has them. */
let sessions: LoginSession[];

const renderCard = () => renderScreen(<SessionsCard />, { session: ADMIN });
const items = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

beforeEach(() => {
  sessions = [
    session('a', { current: true, browser: 'Chrome 153', system: 'Windows' }),
    session('b'),
    session('c', { browser: null, system: null, address: null, mobile: true }),
  ];
  gateway.reply(MY_SESSIONS, () => ({ mySessions: sessions }));
});

describe('the sessions of the user', () => {
  it('are listed with device, address, first and last use; the current one cannot be ended here', async () => {
    await renderCard();
    const [current, other, unknown] = await items();
    expect(current?.textContent).toMatch(/Chrome 153, Windows.*Esta sessão.*203\.0\.113\.7.*em uso agora/);
    expect(within(current!).queryByRole('button')).toBeNull();
    expect(other?.textContent).toMatch(/aberta em 20\/11\/2026, 09:00.*último uso em 21\/11\/2026, 12:30/);
    expect(unknown?.textContent).toMatch(/Aparelho desconhecido.*Endereço desconhecido/);
  });

  it('are ended one by one', async () => {
    gateway.reply(END_SESSION, ({ id }) => {
      sessions = sessions.filter((each) => each.id !== id);
      return { endSession: true };
    });
    const { user } = await renderCard();
    await user.click(await screen.findByRole('button', { name: /^Encerrar a sessão Firefox 150, Linux/ }));
    expect(await screen.findByText('Sessão encerrada: Firefox 150, Linux')).toBeTruthy();
    await waitFor(async () => expect(await items()).toHaveLength(2));
    expect(gateway.calls(END_SESSION)).toEqual([{ id: 'b' }]);
  });

  it('are ended all but the current one, after a confirmation', async () => {
    gateway.reply(END_OTHER_SESSIONS, () => {
      sessions = sessions.filter(({ current }) => current);
      return { endOtherSessions: true };
    });
    const { user } = await renderCard();
    await user.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(gateway.calls(END_OTHER_SESSIONS)).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }));
    await user.click(await screen.findByRole('button', { name: 'Encerrar outras sessões' }));
    expect(await screen.findByText('As outras sessões foram encerradas')).toBeTruthy();
    await waitFor(async () => expect(await items()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Encerrar todas as outras' })).toBeNull();
  });

  it('are refetched when one has ended meanwhile', async () => {
    gateway.refuse(END_SESSION, { code: 'NOT_FOUND', message: 'Esta sessão já foi encerrada.' });
    const { user } = await renderCard();
    await items();
    sessions = sessions.filter(({ id }) => id !== 'b');
    await user.click(screen.getByRole('button', { name: /^Encerrar a sessão Firefox 150/ }));
    expect(await screen.findByText('Esta sessão já foi encerrada.')).toBeTruthy();
    await waitFor(async () => expect(await items()).toHaveLength(2));
  });
});
