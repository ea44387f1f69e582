import { act, screen, waitFor } from '@testing-library/react';
import type { EventName } from '../../generated/names';
import { job } from '../../testing/fixtures/jobs';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { sessionStore } from '../../shared/session/session-store';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { JOBS } from '../jobs/jobs-query';
import { MESSAGE_TEMPLATES } from '../messages/message-templates';
import { LiveUpdates } from './live-updates';

/** The event stream of the page. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static current: FakeEventSource;
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEventSource.current = this;
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const receive = (name: EventName) =>
  act(async () => {
    FakeEventSource.current.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ name }) }));
  });
const dispatch = (type: string) => act(async () => FakeEventSource.current.dispatchEvent(new Event(type)));

function Screen() {
  const jobs = useFreshQuery(JOBS).data?.jobs;
  const templates = useFreshQuery(MESSAGE_TEMPLATES).data?.messageTemplates;
  return (
    <>
      <LiveUpdates />
      <p>{jobs && templates ? jobs.map(({ title }) => title).join(', ') : 'Carregando'}</p>
    </>
  );
}

let titles: string[];

beforeEach(async () => {
  Object.assign(globalThis, { EventSource: FakeEventSource });
  titles = ['Padeiro'];
  gateway.reply(JOBS, () => ({ jobs: titles.map((title, id) => job(id + 1, title)) }));
  gateway.reply(MESSAGE_TEMPLATES, { messageTemplates: [] });
  await renderScreen(<Screen />, { session: ADMIN });
  await screen.findByText('Padeiro');
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const fetches = () => [gateway.calls(JOBS).length, gateway.calls(MESSAGE_TEMPLATES).length];

describe('a live event', () => {
  it('refetches what it makes stale, and nothing else', async () => {
    titles = ['Padeiro', 'Pintora'];
    await receive('job.saved');
    expect(await screen.findByText('Padeiro, Pintora')).toBeTruthy();
    expect(fetches()).toEqual([2, 1]);
  });

  it('shares one refetch with the other events of the same action', async () => {
    await receive('job.saved');
    await receive('job.removed');
    await receive('candidate.status-changed');
    await waitFor(() => expect(fetches()).toEqual([2, 1]));
  });

  it('refetches everything after a gap of the connection', async () => {
    await dispatch('open');
    expect(fetches()).toEqual([1, 1]);
    titles = ['Pintora'];
    await dispatch('open');
    expect(await screen.findByText('Pintora')).toBeTruthy();
    await waitFor(() => expect(fetches()).toEqual([2, 2]));
  });

  it('refetches everything when the server reports missed events', async () => {
    titles = ['Pintora'];
    await dispatch('missed');
    expect(await screen.findByText('Pintora')).toBeTruthy();
  });

  it('asks who the user is when the server ends the stream, so that a new role reaches the menu', async () => {
    gateway.replyRest('GET', '/api/auth/me', () => ({
      body: { ...ADMIN, isAdmin: false, roles: ['recrutador'] },
    }));
    await dispatch('ended');
    await waitFor(() => expect(sessionStore.current().user?.roles).toEqual(['recrutador']));
  });
});
