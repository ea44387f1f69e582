import { Suspense } from 'react';
import { Alert, AlertTitle } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Column } from '../../shared/form/columns';
import { ErrorSummary } from '../../shared/form/error-summary';
import { SimpleInput } from '../../shared/form/simple-input';
import { submitOnEnter } from '../../shared/form/submit-on-enter';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { useOwnArea } from '../../shared/session/use-own-area';
import { classes } from '../../shared/ui/classes';
import { TextLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import { BACKGROUND, PERSONAL } from './application-fields';
import css from './application.page.module.css';
import { ClosedJobNotice } from './closed-job-notice';
import { FormSection } from './form-section';
import { ResumeFieldList } from './resume-fields';
import { ResumeUpload } from './resume-upload';
import { SendSection } from './send-section';
import { useApplication } from './use-application';
import { useReferral } from './use-referral';

// Loaded on demand: visitors do not see it.
const OwnApplication = lazyComponent(() => import('./own-application'));

export default function ApplicationPage() {
  usePageTitle(
    'Cadastre seu currículo',
    'Candidate-se a uma vaga da Araucária Software ou entre no banco de talentos: o currículo em PDF preenche o formulário.',
  );
  const referral = useReferral();
  const application = useApplication(referral);
  const ownArea = useOwnArea();
  const { form, jobs, resume, filled, confidence, errors, refusals, onSubmit } = application;
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
    <div className={classes('at-container at-medium', css.page)}>
      <h1 className="at-h1">Cadastre seu currículo</h1>
      <p className={classes('at-body1 at-muted', css.lead)}>
        Formulário de Candidatura
        {jobs.title && (
          <>
            {' para '}
            <TextLink to={`/vagas/${form.values.jobId}`}>{jobs.title}</TextLink>
          </>
        )}
      </p>
      {ownArea ? (
        <Suspense>
          <OwnApplication area={ownArea} wanted={form.values.jobId} referralCode={referral?.code} />
        </Suspense>
      ) : (
        <form noValidate onSubmit={onSubmit}>
          <div role="presentation" onKeyDown={submitOnEnter(onSubmit)} className={css.form}>
            {referral?.found && (
              <Alert severity="success" variant="outlined">
                <AlertTitle>Você foi indicado por {referral.found.referrerName}</AlertTitle>
                {referral.found.jobTitle}
              </Alert>
            )}
            {onArrival && closedNotice}
            <ErrorSummary errors={refusals ? errors : []} attempt={refusals} />
            <FormSection
              title="Currículo"
              text="Comece por ele: o formulário se preenche sozinho. Se preferir, pule esta parte."
            >
              <Column>
                <ResumeUpload resume={resume} />
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
          </div>
        </form>
      )}
    </div>
  );
}
