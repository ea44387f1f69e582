import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { ReadRecords } from './read-records';
import type { UploadedResume } from './upload-resume';

export type ReadEntries = Pick<UploadedResume, 'experiences' | 'education'>;

interface ResumeSummaryProps {
  resume: UploadedResume;
  /** The visitor leaves out an entry. */
  onEntries: (entries: ReadEntries) => void;
  onClear: () => void;
}

/** The values that were parsed from the résumé. */
export function ResumeSummary({ resume, onEntries, onClear }: ResumeSummaryProps) {
  const { fields, experiences, education } = resume;
  const place = [fields.address, fields.city, fields.state].filter(Boolean).join(', ');
  const rows = [
    ['Nome', [fields.firstName, fields.lastName].filter(Boolean).join(' ')],
    ['E-mail', fields.email],
    ['Telefone', fields.phone],
    ['Endereço', place],
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
      <ReadRecords
        heading="Experiência: confira o que será enviado"
        records={experiences.map(({ position, company, startDate, endDate, isCurrent }) => ({
          title: position,
          place: company,
          startDate,
          endDate,
          isOngoing: isCurrent === true,
        }))}
        onRemove={(index) =>
          onEntries({ experiences: experiences.filter((_one, at) => at !== index), education })
        }
      />
      <ReadRecords
        heading="Formação: confira o que será enviado"
        records={education.map(({ degree, institution, startDate, endDate, inProgress }) => ({
          title: degree,
          place: institution,
          startDate,
          endDate,
          isOngoing: inProgress === true,
        }))}
        onRemove={(index) =>
          onEntries({ experiences, education: education.filter((_one, at) => at !== index) })
        }
      />
      <Box>
        <Button variant="outlined" onClick={onClear}>
          Enviar outro currículo
        </Button>
      </Box>
    </Box>
  );
}
