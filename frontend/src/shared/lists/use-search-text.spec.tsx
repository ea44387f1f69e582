import { Suspense, startTransition, use, useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { SearchField } from './search-field';

/** Longer than several pauses after which a text is searched. */
const LONG_MS = 1_500;
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** A page that searches as the address does: by a transition, whose render waits until the test lets it go on. */
function startSlowPage() {
  const searches: string[] = [];
  const held = new Map<string, { promise: Promise<void>; release: () => void }>();
  const hold = (text: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set(text, { promise, release: resolve });
  };
  const release = (text: string) => act(async () => held.get(text)?.release());
  let goBack = (_text: string) => undefined as void;

  function Results({ search }: { search: string }) {
    const waiting = held.get(search);
    if (waiting) use(waiting.promise);
    return <p>Resultados de “{search}”</p>;
  }
  function Page() {
    const [search, setSearch] = useState('');
    goBack = (text) => startTransition(() => setSearch(text));
    return (
      <>
        <SearchField
          label="Buscar"
          value={search}
          onSearch={(text) => {
            searches.push(text);
            startTransition(() => setSearch(text));
          }}
        />
        <button onClick={() => startTransition(() => setSearch(''))}>Limpar</button>
        <Results search={search} />
      </>
    );
  }
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  return { searches, hold, release, goBack: (text: string) => act(async () => goBack(text)) };
}

describe('the text of a search', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Buscar');
  /** All of it with one event: between keys a busy machine may pause for as long as the search waits. */
  const enter = async (user: UserEvent, text: string) => {
    await user.click(field());
    await user.paste(text);
  };

  it('is searched once while its results are under way', async () => {
    const user = userEvent.setup();
    const { searches, hold, release } = startSlowPage();
    hold('ana');
    await enter(user, 'ana');
    await pause(LONG_MS);
    await release('ana');
    await pause(LONG_MS);
    expect(searches).toEqual(['ana']);
    screen.getByText('Resultados de “ana”');
  });

  it('is cleared while its results are under way, which leads back to the whole list', async () => {
    const user = userEvent.setup();
    const { searches, hold, release } = startSlowPage();
    hold('ana');
    await enter(user, 'ana');
    await waitFor(() => expect(searches).toEqual(['ana']));
    await act(() => user.clear(field()));
    await pause(LONG_MS);
    await release('ana');
    await pause(LONG_MS);
    expect(searches).toEqual(['ana', '']);
    expect(field().value).toBe('');
    screen.getByText('Resultados de “”');
  });

  it('is cleared by a button that is pressed before it was searched', async () => {
    const user = userEvent.setup();
    startSlowPage();
    await enter(user, 'ana');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await pause(LONG_MS);
    expect(field().value).toBe('');
    screen.getByText('Resultados de “”');
  });

  it('follows Back, also while the results of another text were just under way', async () => {
    const user = userEvent.setup();
    const { searches, hold, release, goBack } = startSlowPage();
    hold('ana');
    await enter(user, 'ana');
    await waitFor(() => expect(searches).toEqual(['ana']));
    await release('ana');
    await goBack('');
    await pause(LONG_MS);
    expect(field().value).toBe('');
    await goBack('ana');
    expect(field().value).toBe('ana');
    expect(searches).toEqual(['ana']);
  });
});
