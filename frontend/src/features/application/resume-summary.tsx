import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import type { UploadedResume } from './upload-resume';

interface ResumeSummaryProps {
  resume: UploadedResume;
  onClear: () => void;
}

/** The values that were parsed from the résumé. */
export function ResumeSummary({ resume, onClear }: ResumeSummaryProps) {
  const { fields } = resume;
  const place = [fields.address, fields.city, fields.state].filter(Boolean).join(', ');
  const rows = [
    ['Nome', [fields.firstName, fields.lastName].filter(Boolean).join(' ')],
    ['E-mail', fields.email],
    ['Telefone', fields.phone],
    ['Endereço', place],
    ['Experiência', resume.experiences.map(({ position, company }) => `${position}, ${company}`).join('; ')],
    ['Formação', resume.education.map(({ degree, institution }) => `${degree}, ${institution}`).join('; ')],
  ].filter(([, value]) => value);
  return (
    <Box
      sx={{
        p: { xs: 2.5, sm: 3 },
        border: 1,
        borderColor: 'success.main',
        borderRadius: 1.5,
        display: 'grid',
        gap: 2,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
        <CheckCircleOutlined color="success" />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650 }}>
            {rows.length ? 'Currículo lido' : 'Currículo recebido'}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {resume.resumeFilename}
          </Typography>
        </Box>
      </Box>
      {rows.length > 0 && resume.message && <Alert severity="warning">{resume.message}</Alert>}
      {rows.length > 0 ? (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 2,
            rowGap: 0.5,
          }}
        >
          {rows.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography variant="body2">
          {resume.message ??
            'Não encontramos os seus dados no arquivo. Preencha o formulário: o currículo será enviado junto.'}
        </Typography>
      )}
      <Box>
        <Button variant="outlined" onClick={onClear}>
          Enviar outro currículo
        </Button>
      </Box>
    </Box>
  );
}
