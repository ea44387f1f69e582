import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { Forest, FOREST_GREEN } from '../../shared/ui/araucarias';
import { ButtonLink } from '../../shared/ui/links';

/** Claim, number of open jobs, and a link to them; green in both schemes. */
export function Hero({ open }: { open: number | undefined }) {
  return (
    <Box
      component="section"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        color: '#fff',
        background: FOREST_GREEN,
      }}
    >
      <Forest sx={{ width: { xs: '100%', md: '58%' }, opacity: { xs: 0.14, md: 0.5 } }} />
      <Container maxWidth="lg" sx={{ position: 'relative', py: { xs: 7, md: 12 } }}>
        <Typography component="p" variant="overline" sx={{ color: '#f6c9a9' }}>
          Carreiras na Araucária Software
        </Typography>
        <Typography variant="h1" sx={{ maxWidth: 680, mt: 1 }}>
          Software que fica de pé por gerações começa com gente.
        </Typography>
        <Typography sx={{ mt: 2.5, maxWidth: 560, fontSize: '1.125rem', color: '#d8e8de' }}>
          Envie o seu currículo em PDF e candidate-se em poucos minutos.
        </Typography>
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
          <ButtonLink
            to="/vagas"
            variant="contained"
            size="large"
            endIcon={<ArrowForward />}
            sx={{ bgcolor: '#f6c9a9', color: '#2b1304', '&:hover': { bgcolor: '#fbdcc6' } }}
          >
            Ver oportunidades
          </ButtonLink>
          <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 680, minHeight: '1.6em' }}>
            {open !== undefined && `${open} vagas abertas!`}
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}
