import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Alert, AlertTitle } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Column } from '../../shared/form/columns';
import { ErrorSummary } from '../../shared/form/error-summary';
import { SimpleInput } from '../../shared/form/simple-input';
import { submitOnEnter } from '../../shared/form/submit-on-enter';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { TextLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { BACKGROUND, PERSONAL } from './application-fields';
import { ClosedJobNotice } from './closed-job-notice';
import { FormSection } from './form-section';
import { ResumeFieldList } from './resume-fields';
import { ResumeUpload } from './resume-upload';
import { SendSection } from './send-section';
import { useApplication } from './use-application';
import { useReferral } from './use-referral';

// Loaded on demand: few visitors see it.
const KeptNotice = lazyComponent(() => import('./kept-notice'));

export default function ApplicationPage() {
  usePageTitle('Cadastre seu currículo');
  const referral = useReferral();
  const application = useApplication(referral);
  const { form, jobs, resume, filled, confidence, errors, refusals, keptFor, onSubmit } = application;
  const marks = { form, filled, confidence };
  const onArrival = jobs.closed?.when === 'arrival';
  const closedNotice = jobs.closed && (
    <ClosedJobNotice
      closed={jobs.closed}
      attempt={jobs.refusals}
      onTalentBank={() => form.setValues({ jobId: '' })}
    />
  );

  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1">Cadastre seu currículo</Typography>
      <Typography component="p" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        Formulário de Candidatura
        {jobs.title && (
          <>
            {' para '}
            <TextLink to={`/vagas/${form.values.jobId}`}>{jobs.title}</TextLink>
          </>
        )}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={submitOnEnter(onSubmit)}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {referral?.found && (
          <Alert severity="success" variant="outlined">
            <AlertTitle>Você foi indicado por {referral.found.referrerName}</AlertTitle>
            {referral.found.jobTitle}
          </Alert>
        )}
        {onArrival && closedNotice}
        <ErrorSummary errors={refusals ? errors : []} attempt={refusals} />
        {keptFor && (
          <Suspense>
            <KeptNotice email={keptFor} />
          </Suspense>
        )}
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
        <FormSection
          title="Dados pessoais"
          text="Somente nome, sobrenome, e-mail e telefone são obrigatórios."
        >
          <ResumeFieldList {...marks} fields={PERSONAL} />
        </FormSection>
        <FormSection title="Formação e experiência" text="Opcional: conte o que quiser.">
          <ResumeFieldList {...marks} fields={BACKGROUND} />
        </FormSection>
        <FormSection title="Vaga">
          {jobs.failed && (
            <Column>
              <Alert
                severity="error"
                action={
                  <Button color="inherit" onClick={jobs.retry}>
                    Tentar novamente
                  </Button>
                }
              >
                Erro ao carregar as vagas
              </Alert>
            </Column>
          )}
          {closedNotice && !onArrival && <Column>{closedNotice}</Column>}
          <Column>
            <SimpleInput form={form} name="jobId" label="Vaga de interesse" options={jobs.options} />
          </Column>
        </FormSection>
        <SendSection application={application} />
      </Box>
    </Container>
  );
}
