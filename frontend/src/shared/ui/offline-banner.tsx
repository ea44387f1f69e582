import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';

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
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 'calc(var(--toast-space, 0px) + 8px)',
        left: '50%',
        transform: 'translateX(-50%)',
        maxWidth: 'calc(100% - 16px)',
        pointerEvents: 'none',
        displayPrint: 'none',
      }}
    >
      {!online && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 4,
            bgcolor: 'background.paper',
            color: 'text.secondary',
            fontSize: '0.875rem',
            boxShadow: 2,
          }}
        >
          <CloudOffOutlined fontSize="small" aria-hidden />
          Sem conexão. As informações podem estar desatualizadas.
        </Box>
      )}
    </Box>
  );
}
