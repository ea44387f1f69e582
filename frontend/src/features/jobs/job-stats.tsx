import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { JobFigures } from '../../shared/jobs/jobs-preview';

/** Key figures above the list. */
export function JobStats({ figures }: { figures: JobFigures }) {
  const stats = [
    { value: figures.departments.length, label: 'Departamentos' },
    { value: figures.locations, label: 'Localidades' },
    { value: figures.open, label: 'Vagas abertas' },
    { value: '100%', label: 'Remoto Opcional' },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        m: 0,
      }}
    >
      {stats.map(({ value, label }) => (
        <Card key={label} sx={{ p: 2.25, display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: { xs: '0.85rem', sm: '1rem' } }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontSize: '1.9rem',
              fontWeight: 720,
              lineHeight: 1.2,
              color: 'primary.main',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {value}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
