import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** A wait shorter than this shows nothing: a flash of a spinner disturbs more than it tells. */
const SHOW_AFTER = 300;

export function PageSpinner({ label = 'Carregando...' }: { label?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER);
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
