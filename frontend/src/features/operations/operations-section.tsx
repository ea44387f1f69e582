import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { READING_WIDTH } from '../../shared/ui/reading-width';

interface OperationsSectionProps {
  title: string;
  text?: string;
  /** Button for all entries. */
  action?: ReactNode;
  children: ReactNode;
}

export const OperationsSection = ({ title, text, action, children }: OperationsSectionProps) => (
  <Card
    component="section"
    aria-label={title}
    sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
        {title}
      </Typography>
      {action}
    </Box>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: READING_WIDTH }}>{text}</Typography>}
    {children}
  </Card>
);
