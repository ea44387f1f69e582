import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from '../ui/visually-hidden';

/** Hidden: password managers read from it whose password a form sets. */
export const UsernameField = ({ username }: { username: string }) => (
  <Box
    component="input"
    name="username"
    autoComplete="username"
    value={username}
    readOnly
    tabIndex={-1}
    aria-hidden
    sx={VISUALLY_HIDDEN}
  />
);
