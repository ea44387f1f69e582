import Box from '@mui/material/Box';

/** Keeps the place of something that is being loaded, without the weight of MUI's animated skeleton. */
export const Placeholder = ({ height, maxWidth }: { height: number; maxWidth?: number }) => (
  <Box aria-hidden sx={{ height, maxWidth, borderRadius: 1, bgcolor: 'action.hover' }} />
);
