import { NavigationType, type UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { UnsavedChanges } from '../shared/form/unsaved-changes';

type History = ReturnType<typeof createBrowserHistory>;
type Update = Parameters<Parameters<History['listen']>[0]>[0];

const pathOf = (to: Parameters<History['push']>[0], current: string): string =>
  typeof to === 'string' ? (/^[^?#]*/.exec(to)?.[0] ?? '') || current : to.pathname || current;

/**
 * Prompts before another page replaces a form with unsaved changes. React Router's `useBlocker` needs its data router,
 * which would add a tenth to a visitor's first download.
 */
export function guardedHistory(history: History, unsaved: UnsavedChanges): History {
  /** Number of pending history moves that this code, not the user, has caused. */
  let ownMoves = 0;
  const move = (delta: number) => {
    ownMoves += 1;
    history.go(delta);
  };
  const go = (write: 'push' | 'replace'): History['push'] => {
    return (to, state) => {
      // Other filters on the same page do not close its forms.
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
      let promptAfterReturn: (() => void) | undefined;
      return history.listen((update: Update) => {
        const { action, delta } = update;
        if (action !== NavigationType.Pop) return listener(update);
        if (ownMoves > 0) {
          ownMoves -= 1;
          const prompt = promptAfterReturn;
          promptAfterReturn = undefined;
          // The page stayed on the screen: the router must not learn that the URL changed for a moment.
          return prompt ? prompt() : listener(update);
        }
        if (!unsaved.hasAny() || !delta) return listener(update);
        // The browser has already changed the URL: restore the form's URL until the user has decided.
        promptAfterReturn = () => unsaved.confirmLeave(() => move(delta));
        move(-delta);
      });
    },
  };
}
