import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { ReadRecords } from './read-records';

const job = {
  title: 'Dev',
  place: 'Padaria',
  start: '2018-01',
  end: '2021-12',
  isOngoing: false,
  description: null,
};

describe('the entries that were read from a résumé', () => {
  it('show what will be sent, by years, and each can be left out', async () => {
    const removed: number[] = [];
    const records = [job, { ...job, title: 'Líder', start: '2022-03', end: null, isOngoing: true }];
    const { user } = await renderScreen(
      <ReadRecords heading="Experiência" records={records} onRemove={(index) => removed.push(index)} />,
    );
    const list = within(screen.getByRole('list', { name: 'Experiência' }));
    expect(list.getByText('2018 – 2021')).toBeTruthy();
    expect(list.getByText('2022 – atual')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Não enviar: Líder, Padaria' }));
    expect(removed).toEqual([1]);
  });
});
