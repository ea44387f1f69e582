import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const STAGES = [
  ['Aprovação final', 'O candidato passou pelas entrevistas e foi aprovado pela equipe.'],
  ['Proposta de contratação', 'A proposta foi enviada e aguarda a resposta do candidato.'],
  ['Documentação', 'O candidato envia os documentos para o contrato.'],
  ['Integração', 'O contrato está assinado e a pessoa começa na empresa.'],
] as const;

export function HiringStages() {
  return (
    <Box component="section" aria-labelledby="etapas" sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography id="etapas" component="h2" variant="h3" sx={{ mb: 1 }}>
        Etapas da contratação
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {STAGES.map(([name, text], index) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1.5 }}>
            <Box
              aria-hidden
              sx={{ typography: 'h2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {index + 1}
            </Box>
            <Box>
              <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
