import { useEffect } from 'react';
import { candidateHint } from './session-hint';

interface OtherTabs {
  /** What the session of 'Minha candidatura' shows may have changed, or it is that of another person. */
  onChange: () => void;
  onSignOut: () => void;
}

/**
 * Keeps a tab current that shows the data of the session of 'Minha candidatura': by the mark of other tabs of this browser, and when the tab
 * is used again, as another device may have changed them. The handlers must keep their identity between renders.
 */
export function useOtherTabs({ onChange, onSignOut }: OtherTabs): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === candidateHint.KEY) (newValue === null ? onSignOut : onChange)();
    };
    const onReturn = () => document.visibilityState === 'visible' && candidateHint.isSet() && onChange();
    addEventListener('storage', onStorage);
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [onChange, onSignOut]);
}
