import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BONUS_TERMS } from '../../shared/referrals/bonus-terms';
import { SURFACE_TINT } from '../../shared/ui/surface-tint';

const STEPS = [
  { title: 'Indique', text: 'Compartilhe com um amigo o seu link de indicação de uma vaga.' },
  { title: 'Ele se candidata', text: 'A candidatura chega com o seu nome, e você acompanha o andamento.' },
  { title: 'Você ganha', text: BONUS_TERMS },
];

/** How the referral programme works. `children`: what the visitor may do about it. */
export function ReferralExplainer({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 3, sm: 5 }, bgcolor: SURFACE_TINT }}>
      <Typography variant="h2">{title}</Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          my: 3,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {STEPS.map((step, index) => (
          <Box component="li" key={step.title} sx={{ display: 'flex', gap: 2 }}>
            <Box
              aria-hidden
              sx={{
                flexShrink: 0,
                width: 40,
                height: 40,
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                fontWeight: 700,
              }}
            >
              {index + 1}
            </Box>
            <Box>
              <Typography variant="h3">{step.title}</Typography>
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{step.text}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>}
    </Card>
  );
}
