import { screen, within } from '@testing-library/react';
import { personWith } from '../../../testing/fixtures/candidates';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { IN_PROGRESS, RECENT_HIRES } from '../hiring-queries';
import { ProcessList } from './process-list';
import { RecentHires } from './recent-hires';

const options = { address: '/hiring-dashboard', session: ADMIN };
const hired = { name: 'Ana Teste 7', position: 'Analista' };

describe('other applications on the hiring dashboard', () => {
  it('are shown with each process, and open over the page', async () => {
    const process = {
      ...hired,
      hiringStep: 'documents' as const,
      lastUpdateDate: '2026-11-10T12:00:00.000Z',
    };
    gateway.reply(IN_PROGRESS, {
      hiringInProgress: [
        { ...process, id: 7, person: personWith(7, 8, 9) },
        { ...process, id: 10, name: 'Bia Teste 10' },
      ],
    });
    const { user } = await renderScreen(<ProcessList />, options);
    const list = within(await screen.findByRole('list', { name: 'Processos em andamento' }));
    const button = await list.findByRole('button', { name: '2 outras candidaturas de Ana Teste 7' });
    expect(list.getAllByRole('button', { name: /outras? candidatura/ })).toEqual([button]);
    await user.click(button);
    await user.click(await screen.findByRole('link', { name: 'Vaga 9' }));
    expect(location.search).toBe('?ficha=9');
  });

  it('are shown with each recent hire', async () => {
    const hire = { ...hired, id: 7, hireDate: '2026-11-10T12:00:00.000Z', person: personWith(7, 8) };
    gateway.reply(RECENT_HIRES, { recentHires: [hire] });
    const { user } = await renderScreen(<RecentHires />, options);
    await user.click(await screen.findByRole('button', { name: '1 outra candidatura de Ana Teste 7' }));
    expect((await screen.findByRole('link', { name: 'Vaga 8' })).getAttribute('href')).toBe(
      '/hiring-dashboard?ficha=8',
    );
  });
});
