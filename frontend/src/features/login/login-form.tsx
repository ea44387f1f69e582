import type { ReactNode, SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import { submitOnEnter } from '../../shared/form/submit-on-enter';

interface LoginFormProps {
  onSubmit: (event: SyntheticEvent) => void;
  children: ReactNode;
}

export const LoginForm = ({ onSubmit, children }: LoginFormProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={onSubmit}
    onKeyDown={submitOnEnter(onSubmit)}
    sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
  >
    {children}
  </Box>
);
