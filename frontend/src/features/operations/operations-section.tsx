import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { READING_WIDTH } from '../../shared/ui/reading-width';

interface OperationsSectionProps {
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

export const OperationsSection = ({ title, text, action, children }: OperationsSectionProps) => (
  <Box
    component="section"
    aria-label={title}
    sx={{
      pt: 1.5,
      display: 'grid',
      gap: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="h2" sx={{ mr: 'auto' }}>
        {title}
      </Typography>
      {action}
    </Box>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: READING_WIDTH }}>{text}</Typography>}
    {children}
  </Box>
);
