import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from '../../../shared/ui/visually-hidden';

/** Says in an open dialog what it has come to: whatever lies outside of it, but for the toasts, is not heard. */
export const LiveRegion = ({ text }: { text: string }) => (
  <Box component="p" role="status" sx={VISUALLY_HIDDEN}>
    {text}
  </Box>
);
