import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

export const MessageText = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    role="region"
    aria-label={label}
    sx={{
      p: 1.5,
      borderRadius: 1,
      bgcolor: 'action.hover',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);
