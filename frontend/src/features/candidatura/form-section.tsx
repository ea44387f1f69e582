import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.3rem' }}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>}
      <Box sx={{ mt: 2.5, display: 'grid', gap: 2.25, gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }}>
        {children}
      </Box>
    </Card>
  );
}

/** A place of `span` of the twelve columns; on a phone the whole width. */
export const Column = ({ span = 12, children }: { span?: number; children: ReactNode }) => (
  <Box sx={{ gridColumn: { xs: '1 / -1', sm: `span ${span}` } }}>{children}</Box>
);
