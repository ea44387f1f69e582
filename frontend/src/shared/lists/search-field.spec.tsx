import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

describe('the search field', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Buscar');
  /** A page whose list shows what is searched. `goTo` is Back and Forward. */
  function show() {
    const searches: string[] = [];
    let goTo = (_text: string) => undefined as void;
    function Page() {
      const [value, setValue] = useState('');
      goTo = setValue;
      const search = (text: string) => {
        searches.push(text);
        setValue(text);
      };
      return <SearchField label="Buscar" value={value} onSearch={search} />;
    }
    render(<Page />);
    return { searches, goTo: (text: string) => act(() => goTo(text)) };
  }

  it('keeps what is typed while the value of its own search arrives', async () => {
    const user = userEvent.setup();
    const { searches } = show();
    await user.type(field(), 'te');
    await waitFor(() => expect(searches.at(-1)).toBe('te'));
    await user.type(field(), 'ste');
    expect(field().value).toBe('teste');
    await waitFor(() => expect(searches.at(-1)).toBe('teste'));
    expect(field().value).toBe('teste');
  });

  it('follows a value that Back and Forward change', async () => {
    const user = userEvent.setup();
    const { searches, goTo } = show();
    await user.type(field(), 'ana');
    await waitFor(() => expect(searches.at(-1)).toBe('ana'));
    goTo('');
    expect(field().value).toBe('');
    goTo('ana');
    expect(field().value).toBe('ana');
  });
});
