import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from '../../../shared/ui/visually-hidden';

/**
 * Announces a text to screen readers from inside a dialog. An open dialog hides everything outside it from them, except
 * the toasts.
 */
export const LiveRegion = ({ text }: { text: string }) => (
  <Box component="p" role="status" sx={VISUALLY_HIDDEN}>
    {text}
  </Box>
);
