import { useState, type ReactNode } from 'react';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { KNOWN_EMAIL } from '../../features/application/refusal';
import { sentApplication, type SentApplication } from '../../features/application/sent-application';
import { JobRows } from '../../features/jobs/job-rows';
import { ShareMenu } from '../../features/jobs/share-menu';
import { formatDateTime } from '../../shared/format/formats';
import { useJobs } from '../../domain/jobs/use-jobs';
import { Alert, AlertTitle } from '../../shared/ui/alert';
import { classes } from '../../shared/ui/classes';
import { EmailText } from '../../shared/ui/email-text';
import { EmptyState } from '../../shared/ui/empty-state';
import { ButtonLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import css from './application-sent.page.module.css';

const MAX_OTHER_JOBS = 3;

export default function ApplicationSentPage() {
  const [sent] = useState(() => sentApplication.load());
  usePageTitle(sent?.isKept ? 'Veja o seu e-mail' : 'Candidatura enviada');
  return (
    <div className={classes('at-container at-medium', css.page)}>
      {sent?.isKept ? (
        <KnownEmail sent={sent} />
      ) : sent ? (
        <Confirmation sent={sent} />
      ) : (
        <EmptyState
          isPage
          title="Nenhuma candidatura nesta aba"
          text="Esta página mostra a candidatura que acabou de ser enviada. As anteriores estão em Minha candidatura."
        >
          <ButtonLink to="/minha-candidatura" variant="contained">
            Minha candidatura
          </ButtonLink>
          <ButtonLink to="/vagas">Ver vagas</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

function Confirmation({ sent }: { sent: SentApplication }) {
  const { job, email, resume, sentAt } = sent;
  const facts: Array<[name: string, fact: ReactNode]> = [
    ['Vaga', job?.title ?? TALENT_BANK_TITLE],
    ['Currículo', resume ?? 'Sem arquivo'],
    ['E-mail', <EmailText key="email" email={email} />],
    ['Enviada em', formatDateTime(sentAt)],
  ];
  return (
    <>
      <h1 className="at-h1">Candidatura enviada</h1>
      <Alert severity="success">
        Candidatura enviada com sucesso! Agradecemos seu interesse. Entraremos em contato em breve.
      </Alert>
      <section aria-labelledby="enviado" className={classes('at-card', css.sent)}>
        <h2 id="enviado" className="at-h2">
          O que foi enviado
        </h2>
        <dl>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="proximos-passos">
        <h2 id="proximos-passos" className="at-h2">
          Próximos passos
        </h2>
        <ol className={css.steps}>
          <li>Agora: você recebe em {email} um e-mail que confirma o envio.</li>
          {nextSteps(sent).map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>A qualquer momento: em Minha candidatura você acompanha, corrige ou retira a candidatura.</li>
        </ol>
        <div className={css.acts}>
          <ButtonLink to="/minha-candidatura" variant="contained">
            Minha candidatura
          </ButtonLink>
          <ButtonLink to="/vagas">Ver vagas</ButtonLink>
          {job && <ShareMenu job={job} />}
        </div>
      </section>
      <OtherJobs except={job?.id} />
    </>
  );
}

/** The e-mail is known: what its owner does next. True for an application to another job and to the same one. */
function KnownEmail({ sent: { job, email } }: { sent: SentApplication }) {
  return (
    <>
      <h1 className="at-h1">Veja o seu e-mail</h1>
      <Alert severity="info">
        <AlertTitle>{KNOWN_EMAIL.title}</AlertTitle>
        {KNOWN_EMAIL.text} Por isso a mensagem que enviamos para {email} diz o próximo passo.
      </Alert>
      <section aria-labelledby="proximos-passos">
        <h2 id="proximos-passos" className="at-h2">
          Próximos passos
        </h2>
        <ol className={css.steps}>
          <li>Abra a mensagem. Se não a encontrar em alguns minutos, veja também a pasta de spam.</li>
          <li>
            Se a candidatura {job ? `para ${job.title}` : 'ao Banco de Talentos'} ainda falta, o link da
            mensagem a envia sem preencher nada de novo. Ele vale por 30 minutos.
          </li>
          <li>Se você já se candidatou, a mensagem diz desde quando; sem a sua confirmação, nada muda.</li>
        </ol>
        <div className={css.acts}>
          <ButtonLink to="/vagas" variant="contained">
            Ver vagas
          </ButtonLink>
          <ButtonLink to={job ? `/candidatura?jobId=${job.id}` : '/candidatura'}>
            Usar outro e-mail
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/** The steps that the e-mail of confirmation names, too. */
const nextSteps = ({ job, resume }: SentApplication): string[] =>
  job
    ? [
        `Depois: analisamos ${resume ? 'o seu currículo' : 'os seus dados'} com atenção.`,
        'Se o seu perfil avançar: entramos em contato por e-mail ou telefone para marcar uma entrevista.',
      ]
    : [
        'Depois: comparamos o seu perfil com as vagas que abrirmos.',
        'Se uma delas combinar com você: entramos em contato por e-mail ou telefone.',
      ];

function OtherJobs({ except }: { except: number | undefined }) {
  const { all, preview } = useJobs();
  const others = (all ?? preview?.page.jobs)?.filter(({ id, isOpen }) => isOpen && id !== except) ?? [];
  return <JobRows title="Outras vagas abertas" jobs={others.slice(0, MAX_OTHER_JOBS)} />;
}
