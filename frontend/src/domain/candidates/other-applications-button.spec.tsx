import { screen, within } from '@testing-library/react';
import { personWith } from '../../testing/fixtures/candidates';
import { ADMIN, renderScreen } from '../../testing/render-screen';
import type { PersonApplications } from './other-applications';
import { OtherApplicationsButton } from './other-applications-button';

const render = (address: string, person: PersonApplications | null) =>
  renderScreen(<OtherApplicationsButton candidate={{ id: 7, person }} name="Ana Teste 7" />, {
    address,
    session: ADMIN,
  });
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the button of other applications', () => {
  it('counts and lists them, and opens each over the present page', async () => {
    const { user } = await render('/candidatos-aprovados?search=ana&page=2', personWith(7, 8, 9));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: '2 outras candidaturas de Ana Teste 7' }));
    const list = within(await screen.findByRole('dialog', { name: '2 outras candidaturas de Ana Teste 7' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vaga 8Em análise01/03/2026',
      'Vaga 9Em análise01/03/2026',
    ]);
    expect(addresses()).toEqual(['?search=ana&page=2&ficha=8', '?search=ana&page=2&ficha=9'].map(onApproved));
    await user.click(list.getByRole('link', { name: 'Vaga 9' }));
    expect(location.search).toBe('?search=ana&page=2&ficha=9');
  });

  it('opens one in the list of candidates by the parameter of that page', async () => {
    const { user } = await render('/dashboard?search=ana', personWith(7, 8));
    await user.click(screen.getByRole('button', { name: '1 outra candidatura de Ana Teste 7' }));
    expect(addresses()).toEqual(['/dashboard?search=ana&candidato=8']);
  });

  it('takes no room without others, and if the user may not see the person', async () => {
    const { rerender } = await render('/dashboard', personWith(7));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<OtherApplicationsButton candidate={{ id: 7, person: null }} name="Ana Teste 7" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const onApproved = (query: string): string => `/candidatos-aprovados${query}`;
