import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../shared/ui/links';
import { Logo } from '../../shared/ui/logo';
import { LoginArt } from './login-art';

interface LoginFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

export const LoginFrame = ({ title, text, children }: LoginFrameProps) => (
  <Box
    component="main"
    id="conteudo"
    className="at-display"
    tabIndex={-1}
    sx={{
      minHeight: '100dvh',
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
      gridTemplateRows: '1fr auto',
      // The space for a toast is below the form, not below the decoration.
      '&::after': { gridColumn: { md: 2 } },
    }}
  >
    <LoginArt />
    <Box sx={{ width: '100%', maxWidth: 452, m: 'auto', p: 2 }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', mb: 3 }}>
        <Logo />
      </Box>
      <Card sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography variant="h2" component="h1" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>{text}</Typography>
        {children}
      </Card>
      <Box sx={{ mt: 3, textAlign: 'center' }}>
        <TextLink to="/">Voltar para o site</TextLink>
      </Box>
    </Box>
  </Box>
);
