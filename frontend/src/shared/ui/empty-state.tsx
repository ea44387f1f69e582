import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SURFACE_TINT } from './surface-tint';

interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  /** Stands alone on the page: the title is its heading (h1). */
  isPage?: boolean;
  children?: ReactNode;
}

/** Replaces an empty list or a missing page: title, text and actions. */
export function EmptyState({ title, text, icon, isPage = false, children }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2, display: 'grid', justifyItems: 'center', gap: 1 }}>
      {icon && (
        <Box
          aria-hidden
          sx={{
            width: 88,
            height: 88,
            mb: 1,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            bgcolor: SURFACE_TINT,
            color: 'primary.main',
            '& svg': { fontSize: 42 },
          }}
        >
          {icon}
        </Box>
      )}
      <Typography component={isPage ? 'h1' : 'p'} variant={isPage ? 'h2' : 'h3'}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: 520 }}>{text}</Typography>}
      {children && (
        <Box sx={{ mt: 2, display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
