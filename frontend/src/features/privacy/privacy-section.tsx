import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { READING_WIDTH } from '../../shared/ui/reading-width';

interface PrivacySectionProps {
  title: string;
  text?: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function PrivacySection({ title, text, actions, children }: PrivacySectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography id={id} component="h2" variant="h3">
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: READING_WIDTH }}>
              {text}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}
