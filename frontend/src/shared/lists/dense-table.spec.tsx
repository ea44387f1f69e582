import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { DenseTable } from './dense-table';

const NAME = 'Maria Eduarda Albuquerque de Figueiredo Cavalcanti Vasconcelos';

describe('a dense table', () => {
  it.each([
    ['which opens', () => undefined],
    ['which does not open', undefined],
  ])('has the whole of a name that may be cut, of a row %s', async (_, onOpen) => {
    await renderScreen(
      <DenseTable
        label="Pessoas"
        rows={[{ id: 1, name: NAME }]}
        columns={[{ key: 'name', label: 'Nome', cell: ({ name }) => name }]}
        sort=""
        onSort={() => undefined}
        {...(onOpen && { onOpen })}
      />,
    );
    expect(screen.getByTitle(NAME).textContent).toBe(NAME);
  });
});
