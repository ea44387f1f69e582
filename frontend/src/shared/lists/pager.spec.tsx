import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { Pager } from './pager';

const renderPager = async (page: number, total: number) => {
  const onPage = jest.fn();
  const pager = <Pager page={page} total={total} limit={20} noun="candidatos" onPage={onPage} />;
  const { user } = await renderScreen(pager);
  return { user, onPage };
};

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the pager', () => {
  it('shows the range of the page, and goes one page forward or back', async () => {
    const { user, onPage } = await renderPager(2, 45);
    expect(screen.getByText('Mostrando 21-40 de 45 candidatos').role).toBe('status');
    expect(screen.getByText('Página 2 de 3')).toBeTruthy();

    await user.click(button('Próxima'));
    expect(onPage).toHaveBeenLastCalledWith('3', undefined);
    await user.click(button('Anterior'));
    expect(onPage).toHaveBeenLastCalledWith('', undefined);
  });

  it('offers no page before the first or after the last', async () => {
    await renderPager(1, 20);
    expect(button('Anterior').disabled).toBe(true);
    expect(button('Próxima').disabled).toBe(true);
  });

  it('replaces the address of a page that no longer exists by that of the last page', async () => {
    const { onPage } = await renderPager(9, 45);
    expect(onPage.mock.calls).toEqual([['3', { replace: true }]]);
  });

  it('says that there are more rows than were counted', async () => {
    await renderScreen(
      <Pager
        page={3}
        total={10_001}
        countedRows={10_000}
        limit={20}
        noun="candidatos"
        onPage={() => undefined}
      />,
    );
    expect(screen.getByText('Mostrando 41-60 de mais de 10.000 candidatos').role).toBe('status');
    expect(screen.getByText('Página 3 de mais de 500')).toBeTruthy();
  });

  it('is absent without results', async () => {
    await renderPager(1, 0);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
