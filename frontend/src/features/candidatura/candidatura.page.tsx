import { useEffect } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Captcha } from '../../shared/captcha/captcha';
import { ErrorSummary } from '../../shared/form/error-summary';
import { SimpleInput } from '../../shared/form/simple-input';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { Background, PersonalData } from './application-fields';
import { ConsentField } from './consent-field';
import { Column, FormSection } from './form-section';
import { ResumeUpload } from './resume-upload';
import { useApplication } from './use-application';
import { useJobChoice } from './use-job-choice';
import { useReferral } from './use-referral';

export default function CandidaturaPage() {
  usePageTitle('Cadastre seu currículo');
  const referral = useReferral();
  const jobs = useJobChoice();
  const { form, resume, filled, confidence, captcha, errors, refusals, onSubmit } = useApplication(referral);
  const fields = { form, filled, confidence };
  const { set } = form;
  const chosen = form.values.jobId;

  // The address names the vacancy; after that the visitor's own choice counts.
  useEffect(() => {
    if (jobs.wanted) set({ jobId: jobs.wanted });
  }, [jobs.wanted, set]);

  // A draft may remember a vacancy that has been closed since.
  const gone = !jobs.loading && !jobs.options.some(([id]) => id === chosen);
  useEffect(() => {
    if (gone) set({ jobId: '' });
  }, [gone, set]);

  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1">Cadastre seu currículo</Typography>
      <Typography component="p" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        Formulário de Candidatura
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {referral?.found && (
          <Alert severity="success" variant="outlined">
            <AlertTitle>Você foi indicado por {referral.found.referrerName}</AlertTitle>
            {referral.found.jobTitle}
          </Alert>
        )}
        {jobs.closed && (
          <Alert severity="info">
            A vaga deste endereço não está recebendo candidaturas. Escolha outra ou siga com o Banco de
            Talentos.
          </Alert>
        )}
        <ErrorSummary errors={refusals ? errors : []} attempt={refusals} />
        <FormSection
          title="Currículo"
          text="Comece por ele: o formulário se preenche sozinho. Se preferir, pule esta parte."
        >
          <Column>
            <ResumeUpload
              state={resume.state}
              onChoose={(file) => void resume.choose(file)}
              onClear={resume.clear}
            />
          </Column>
        </FormSection>
        <PersonalData {...fields} />
        <Background {...fields} />
        <FormSection title="Vaga">
          <Column>
            <SimpleInput form={form} name="jobId" label="Vaga de interesse" options={jobs.options} />
          </Column>
        </FormSection>
        <FormSection title="Verificação e envio">
          <Column>
            <ConsentField form={form} />
          </Column>
          <Column>
            <Captcha key={captcha.round} onToken={captcha.onToken} />
          </Column>
          <Column>
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={!captcha.solved || form.submitting}
              sx={{ minWidth: 220 }}
            >
              {form.submitting ? 'Enviando...' : 'Enviar Candidatura'}
            </Button>
            {!captcha.solved && (
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                Marque a verificação acima para poder enviar.
              </Typography>
            )}
          </Column>
        </FormSection>
      </Box>
    </Container>
  );
}
