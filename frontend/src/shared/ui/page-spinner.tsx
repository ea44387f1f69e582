import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';

/** During a shorter wait a spinner would only flash. */
const SHOW_AFTER_MS = 300;

/** MUI's would be the only part of a public page that needs its animations. */
const SPINNER = {
  width: 40,
  height: 40,
  mx: 'auto',
  border: 4,
  borderColor: 'primary.main',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: 'spin 1.2s linear infinite',
  '@keyframes spin': { to: { rotate: '1turn' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};

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
          <Box role="progressbar" aria-label={label} sx={SPINNER} />
          <span>{label}</span>
        </>
      )}
    </Box>
  );
}
