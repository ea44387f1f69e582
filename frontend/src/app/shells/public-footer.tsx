import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CONTACT_EMAIL, PRIVACY_PATH } from '../../shared/privacy/policy';
import { TextLink } from '../../shared/ui/links';
import { Logo } from '../../shared/ui/logo';

const LINKS = [
  { to: '/login', text: 'Acessar sua conta' },
  { to: '/minha-candidatura', text: 'Minha candidatura' },
  { to: '/vagas', text: 'Vagas abertas' },
  { to: '/#faq', text: 'Perguntas frequentes' },
  { to: PRIVACY_PATH, text: 'Privacidade' },
];

export function PublicFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper', mt: 8 }}>
      <Container
        maxWidth="lg"
        sx={{ py: 5, display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1.4fr 1fr 1fr' } }}
      >
        <Box>
          <Logo />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2, maxWidth: 340 }}>
            A Araucária Software desenvolve sistemas de gestão em Curitiba desde 2009. Aqui você encontra as
            nossas vagas e acompanha quem você indicou.
          </Typography>
        </Box>
        <Box component="nav" aria-label="Rodapé">
          <Typography component="h2" variant="overline">
            Navegação
          </Typography>
          <Box
            component="ul"
            sx={{ listStyle: 'none', p: 0, m: 0, '& a': { display: 'inline-block', py: 0.9 } }}
          >
            {LINKS.map(({ to, text }) => (
              <li key={to}>
                <TextLink to={to}>{text}</TextLink>
              </li>
            ))}
          </Box>
        </Box>
        <Box>
          <Typography component="h2" variant="overline">
            Contato
          </Typography>
          <Typography
            variant="body2"
            component="address"
            sx={{ fontStyle: 'normal', color: 'text.secondary', lineHeight: 1.9 }}
          >
            Curitiba, Paraná
            <br />
            <Link href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</Link>
          </Typography>
        </Box>
      </Container>
      <Container maxWidth="lg" sx={{ pb: 4 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }} suppressHydrationWarning>
          © {new Date().getFullYear()} Araucária Software
        </Typography>
      </Container>
    </Box>
  );
}
