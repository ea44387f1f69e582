import Box from '@mui/material/Box';

/** Reserves space for content that is loading; lighter than MUI's animated skeleton. */
export const Placeholder = ({ height, maxWidth }: { height: number; maxWidth?: number }) => (
  <Box aria-hidden sx={{ height, maxWidth, borderRadius: 1, bgcolor: 'action.hover' }} />
);
