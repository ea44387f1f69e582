import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { ButtonLink } from '../../shared/ui/links';

/** The promise, the number of open vacancies, and the way to them. Green in both schemes: it is the house's front. */
export function Hero({ open }: { open: number | undefined }) {
  return (
    <Box
      component="section"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        color: '#fff',
        background: 'linear-gradient(115deg, #0d3323 0%, #1d5b40 62%, #2d7354 100%)',
      }}
    >
      <Forest />
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

/** Araucarias on the horizon. */
function Forest() {
  return (
    <Box
      component="svg"
      viewBox="0 0 620 420"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden
      sx={{
        position: 'absolute',
        right: 0,
        bottom: 0,
        height: '100%',
        width: { xs: '100%', md: '58%' },
        opacity: { xs: 0.14, md: 0.5 },
        color: '#8fcfa9',
      }}
    >
      <Tree x={150} y={420} scale={1.15} opacity={0.28} />
      <Tree x={300} y={420} scale={1.75} opacity={0.5} />
      <Tree x={500} y={420} scale={2.35} opacity={0.85} />
      <Tree x={405} y={420} scale={1} opacity={0.3} />
    </Box>
  );
}

interface TreeProps {
  x: number;
  y: number;
  scale: number;
  opacity: number;
}

const Tree = ({ x, y, scale, opacity }: TreeProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${scale})`}
    opacity={opacity}
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
  >
    <path d="M0 0V-132" strokeWidth="7" />
    <g strokeWidth="4">
      <path d="M0-96C-18-94-42-100-56-124M0-96C18-94 42-100 56-124" />
      <path d="M0-108C-14-106-34-112-44-136M0-108C14-106 34-112 44-136" />
      <path d="M0-120C-10-119-22-124-28-144M0-120C10-119 22-124 28-144" />
    </g>
    <g fill="currentColor" stroke="none">
      <ellipse cx="-60" cy="-128" rx="14" ry="8" />
      <ellipse cx="60" cy="-128" rx="14" ry="8" />
      <ellipse cx="-44" cy="-141" rx="13" ry="8" />
      <ellipse cx="44" cy="-141" rx="13" ry="8" />
      <ellipse cx="-25" cy="-149" rx="13" ry="8" />
      <ellipse cx="25" cy="-149" rx="13" ry="8" />
      <ellipse cx="0" cy="-148" rx="17" ry="10" />
    </g>
  </g>
);
