import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { UnsavedChanges } from '../shared/form/unsaved-changes';

type History = ReturnType<typeof createBrowserHistory>;
type Update = Parameters<Parameters<History['listen']>[0]>[0];

const pathOf = (to: Parameters<History['push']>[0], current: string): string =>
  typeof to === 'string' ? (/^[^?#]*/.exec(to)?.[0] ?? '') || current : to.pathname || current;

/**
 * Asks before another page takes the place of a form with unsaved changes. `useBlocker` does the same, but only in React
 * Router's data router, which would be a tenth of what a visitor downloads.
 */
export function guardedHistory(history: History, unsaved: UnsavedChanges): History {
  /** Moves of the history that follow from this code, not from the user. */
  let ownMoves = 0;
  const move = (delta: number) => {
    ownMoves += 1;
    history.go(delta);
  };
  const go = (write: 'push' | 'replace'): History['push'] => {
    return (to, state) => {
      // The same page with other filters keeps its forms.
      if (pathOf(to, history.location.pathname) === history.location.pathname) history[write](to, state);
      else unsaved.confirmLeave(() => history[write](to, state));
    };
  };
  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: go('push'),
    replace: go('replace'),
    listen: (listener) => {
      let returned: (() => void) | undefined;
      return history.listen((update: Update) => {
        const { action, delta } = update;
        if (action !== 'POP') return listener(update);
        if (ownMoves > 0) {
          ownMoves -= 1;
          const ask = returned;
          returned = undefined;
          // The page never left the screen: the router does not notice that the address was elsewhere meanwhile.
          return ask ? ask() : listener(update);
        }
        if (!unsaved.hasAny() || !delta) return listener(update);
        // The browser has already changed the address: it goes back to that of the form until the user has answered.
        returned = () => unsaved.confirmLeave(() => move(delta));
        move(-delta);
      });
    },
  };
}
