import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface AccountCardProps {
  /** Of the heading. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export const AccountCard = ({ id, title, text, children }: AccountCardProps) => (
  <Card
    component="section"
    aria-labelledby={id}
    sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
  >
    <Typography variant="h2" id={id}>
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
    {children}
  </Card>
);
