import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { TALENT_BANK_TITLE, type CandidateArea } from '@araucaria/contracts/domain';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { candidateHint } from '../../shared/session/session-hint';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { Column } from '../../shared/form/columns';
import { useSimpleForm, type Rules } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { formatDate } from '../../shared/format/formats';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { ButtonLink, TextLink } from '../../shared/ui/links';
import css from './application.page.module.css';
import { FormSection } from './form-section';
import { referralVisit } from './referral-visit';
import { SENT_PATH, sentApplication } from './sent-application';

interface OwnApplicationProps {
  area: CandidateArea;
  /** Id of the job that the address names; empty: none. */
  wanted: string;
  referralCode: string | undefined;
}

interface Answers {
  vaga: string;
  carta: string;
  outras: string;
}

/** The talent bank, which has no id. */
const TALENT_BANK = '0';
/** As the server limits them. */
const TEXT_MAX_CHARS = 10_000;
const RULES: Rules<Answers> = { vaga: { required: 'Escolha uma vaga' } };

/** The form for a person with a session of 'Minha candidatura': profile, consent and résumé are known, and no captcha is needed. */
export default function OwnApplication({ area, wanted, referralCode }: OwnApplicationProps) {
  const { email, profile, lastResume, applications } = area;
  const { data, error, refetch } = usePublicQuery(JOB_TITLES);
  const earlier = applications.find(({ jobId }) => String(jobId) === wanted);
  return (
    <div className={css.form}>
      <FormSection title="Seu cadastro">
        <Column>
          <p>
            Você está em Minha candidatura como {profile.firstName} {profile.lastName} ({email}). Usamos o seu
            cadastro, o seu consentimento e{' '}
            {lastResume
              ? `o último currículo, ${lastResume.filename}`
              : 'nenhum currículo: ainda não enviou um'}
            .
          </p>
          <TextLink to="/minha-candidatura">Corrigir o cadastro, trocar o currículo ou sair</TextLink>
        </Column>
      </FormSection>
      {earlier && (
        <Alert severity="info">
          {earlier.outcome === 'declined'
            ? 'Você desistiu da candidatura a esta vaga. Se enviar de novo, ela é reaberta.'
            : `Você já se candidatou a esta vaga em ${formatDate(earlier.createdAt)}. Em Minha candidatura você vê em que etapa ela está.`}
        </Alert>
      )}
      {data ? (
        <Questions area={area} jobs={data.jobs} wanted={wanted} referralCode={referralCode} />
      ) : (
        error !== undefined && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => void refetch()}>
                Tentar novamente
              </Button>
            }
          >
            Erro ao carregar as vagas
          </Alert>
        )
      )}
    </div>
  );
}

type QuestionsProps = OwnApplicationProps & {
  jobs: ReadonlyArray<{ id: number; title: string; location: string; isOpen: boolean }>;
};

function Questions({ area, jobs, wanted, referralCode }: QuestionsProps) {
  const navigate = useNavigate();
  const { failure, run } = useCall();
  const applied = new Set(
    area.applications.filter(({ outcome }) => outcome !== 'declined').map(({ jobId }) => jobId),
  );
  const open = jobs.filter(({ id, isOpen }) => isOpen && !applied.has(id));
  const options: Array<readonly [id: string, text: string]> = [
    ['', 'Escolha uma vaga'],
    ...(applied.has(null) ? [] : [[TALENT_BANK, TALENT_BANK_TITLE] as const]),
    ...open.map(({ id, title, location }) => [String(id), `${title} (${location})`] as const),
  ];
  const chosen = options.some(([id]) => id === wanted) ? wanted : '';
  const form = useSimpleForm<Answers>({ vaga: chosen, carta: '', outras: '' }, RULES);

  const send = ({ vaga, carta, outras }: Answers) =>
    run(async () => {
      const job = open.find(({ id }) => String(id) === vaga);
      await rest('POST', '/api/candidate-area/applications', {
        ...(job && { jobId: job.id }),
        coverLetter: carta,
        additionalInfo: outras,
        ...(referralCode && { referralCode }),
      });
      candidateHint.renew();
      referralVisit.end();
      sentApplication.save({
        job: job ? { id: job.id, title: job.title } : null,
        email: area.email,
        resume: area.lastResume?.filename ?? null,
        sentAt: new Date().toISOString(),
      });
      await navigate(SENT_PATH, { replace: true });
    });

  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event: SyntheticEvent) => form.submit(event, { onValid: send })}
    >
      <FormSection title="Vaga">
        <Column>
          <SimpleInput form={form} name="vaga" label="Vaga de interesse" options={options} />
        </Column>
        <Column>
          <SimpleInput
            form={form}
            name="carta"
            label="Carta de apresentação (opcional)"
            multiline
            minRows={3}
            limit={TEXT_MAX_CHARS}
          />
        </Column>
        <Column>
          <SimpleInput
            form={form}
            name="outras"
            label="Informações adicionais (opcional)"
            multiline
            minRows={2}
            limit={TEXT_MAX_CHARS}
          />
        </Column>
        <Column>
          <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
          <Button type="submit" variant="contained" size="large" disabled={form.submitting}>
            {form.submitting ? 'Enviando...' : 'Enviar Candidatura'}
          </Button>
          <ButtonLink to="/minha-candidatura">Minha candidatura</ButtonLink>
        </Column>
      </FormSection>
    </form>
  );
}
