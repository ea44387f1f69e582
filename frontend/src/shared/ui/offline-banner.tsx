import { useSyncExternalStore } from 'react';
import { CloudOffOutlined } from '../../generated/plain-icons';
import css from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Warns while there is no connection. Does not intercept clicks on what it covers. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={css.place}>
      {!online && (
        <div className={css.banner}>
          <CloudOffOutlined />
          Sem conexão. As informações podem estar desatualizadas.
        </div>
      )}
    </div>
  );
}
