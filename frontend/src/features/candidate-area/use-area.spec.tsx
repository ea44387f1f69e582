import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CandidateArea } from '@araucaria/contracts/domain';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { candidateHint } from '../../shared/session/session-hint';
import { area } from '../../testing/fixtures/candidate-area';
import { gateway, renderScreen } from '../../testing/render-screen';
import CandidateAreaPage from './area.page';

const PATH = '/api/candidate-area';
const replyArea = (body: CandidateArea) => gateway.replyRest('GET', PATH, () => ({ body }));
const withProfile = (change: Partial<CandidateArea['profile']>) =>
  area({ profile: { ...area().profile, ...change } });
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  candidateHint.set(true);
  gateway.reply(JOB_TITLES, { jobs: [] });
  gateway.replyRest('GET', `${PATH}/job-alert-choices`, () => ({ body: { departments: [], locations: [] } }));
});
const openProfile = async () => {
  replyArea(area());
  const screenOf = await renderScreen(<CandidateAreaPage />, {
    address: '/minha-candidatura?aba=dados',
    route: '/minha-candidatura',
  });
  await screenOf.user.type(await screen.findByLabelText(/^Cidade/), 'Lapa');
  return screenOf;
};

describe('Minha candidatura that is changed elsewhere', () => {
  it('takes over what another device has saved when it is used again, and keeps what was typed', async () => {
    const { user } = await openProfile();
    replyArea(withProfile({ phone: '(44) 98877-6655', city: 'Castro' }));
    fireEvent.focus(window);
    await waitFor(() => expect(valueOf(/^Telefone/)).toBe('(44) 98877-6655'));
    expect(valueOf(/^Cidade/)).toBe('Lapa');
    const saved = new Promise((resolve) => {
      gateway.replyRest('PUT', `${PATH}/profile`, ({ body }) => {
        resolve(body);
        return { status: 204 };
      });
    });
    // The server writes the number in its own way, which the form shows.
    replyArea(withProfile({ phone: '44988776655', city: 'Lapa' }));
    await user.click(screen.getByRole('button', { name: 'Salvar o cadastro' }));
    expect(await saved).toMatchObject({ phone: '(44) 98877-6655', city: 'Lapa' });
    await waitFor(() => expect(valueOf(/^Telefone/)).toBe('44988776655'));
  });

  it.each([
    ['an ended session', 401, 'UNAUTHENTICATED'],
    ['a failure', 503, 'UNAVAILABLE'],
  ])('keeps what was typed over %s', async (_what, status, code) => {
    await openProfile();
    const asked = new Promise<void>((resolve) => {
      gateway.replyRest('GET', PATH, () => {
        resolve();
        return { status, body: { code, message: 'Não deu.' } };
      });
    });
    fireEvent.focus(window);
    await asked;
    replyArea(withProfile({ phone: '(44) 98877-6655' }));
    fireEvent.focus(window);
    await waitFor(() => expect(valueOf(/^Telefone/)).toBe('(44) 98877-6655'));
    expect(valueOf(/^Cidade/)).toBe('Lapa');
  });

  it('shows another person, whose link was opened in another tab, without what was typed before', async () => {
    await openProfile();
    replyArea({ ...withProfile({ firstName: 'Rui' }), email: 'rui@example.com' });
    fireEvent(window, new StorageEvent('storage', { key: candidateHint.KEY, newValue: '0.5' }));
    expect(await screen.findByText(/Outra pessoa abriu Minha candidatura neste navegador/)).toBeTruthy();
    expect(screen.getByText('rui@example.com')).toBeTruthy();
    expect([valueOf(/^Nome/), valueOf(/^Cidade/)]).toEqual(['Rui', '']);
  });
});
