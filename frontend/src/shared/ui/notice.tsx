import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface NoticeProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  children?: ReactNode;
}

/** What stands where a list or a page would be: nothing found, nothing here, something failed. */
export function Notice({ title, text, icon, children }: NoticeProps) {
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2, display: 'grid', justifyItems: 'center', gap: 1 }}>
      {icon && <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 44 } }}>{icon}</Box>}
      <Typography component="p" variant="h3">
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
