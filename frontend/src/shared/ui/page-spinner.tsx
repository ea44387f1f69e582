import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** During a shorter wait a spinner would only flash. */
const SHOW_AFTER_MS = 300;

export function PageSpinner({ label = 'Carregando...' }: { label?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      role="status"
      sx={{ minHeight: 320, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      {shown && (
        <>
          <CircularProgress aria-label={label} />
          <span>{label}</span>
        </>
      )}
    </Box>
  );
}
