import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

describe('the search field', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Buscar');
  const show = (value: string, onSearch = jest.fn<(text: string) => void>()) => {
    const { rerender } = render(<SearchField label="Buscar" value={value} onSearch={onSearch} />);
    const change = (next: string) =>
      rerender(<SearchField label="Buscar" value={next} onSearch={onSearch} />);
    return { onSearch, change };
  };

  it('keeps what is typed while the value of its own search arrives', async () => {
    const user = userEvent.setup();
    const { onSearch, change } = show('');
    await user.type(field(), 'te');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('te'));
    await user.type(field(), 'ste');
    change('te');
    expect(field().value).toBe('teste');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('teste'));
  });

  it('follows a value that Back and Forward change', async () => {
    const user = userEvent.setup();
    const { onSearch, change } = show('');
    await user.type(field(), 'ana');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ana'));
    change('ana');
    change('');
    expect(field().value).toBe('');
    change('ana');
    expect(field().value).toBe('ana');
  });
});
