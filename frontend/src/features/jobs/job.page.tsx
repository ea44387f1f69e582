import { useParams } from 'react-router-dom';
import { MAX_INT4, commaList, truncate } from '@araucaria/contracts/domain';
import { Alert } from '../../shared/ui/alert';
import { failureOf } from '../../shared/api/failure';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { formatDate } from '../../shared/format/formats';
import { useOwnArea } from '../../shared/session/use-own-area';
import { classes } from '../../shared/ui/classes';
import { ArrowBack } from '../../generated/plain-icons';
import { ButtonLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import '../../shared/ui/display-font.css';
import '../../shared/ui/written-text.css';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { JOB } from './job-query';
import { JobRows } from './job-rows';
import { JobSummary } from './job-summary';
import { useListReturn } from './list-return';
import { ShareMenu } from './share-menu';
import { JobGone } from './job-gone';
import { JobSkeleton } from './job-skeleton';
import css from './job.page.module.css';

/** Characters that search results and link previews show. */
const MAX_SUMMARY_LENGTH = 160;

export default function JobPage() {
  const list = useListReturn();
  const named = useParams().id ?? '';
  const id = /^[1-9]\d{0,9}$/.test(named) ? Number(named) : 0;
  const valid = id > 0 && id <= MAX_INT4;
  const { data, error, loading, refetch } = usePublicQuery(JOB, { variables: { id }, skip: !valid });
  const failure = error ? failureOf(error) : undefined;
  const closed = failure?.details.closed === true;
  const gone = !valid || failure?.code === 'NOT_FOUND';
  // Cached data stays visible beside an error, except if the job no longer exists.
  const job = gone ? undefined : data?.job;
  usePageTitle(
    job?.title ?? (closed ? 'Vaga encerrada' : gone ? 'Vaga não encontrada' : 'Vaga'),
    job ? truncate(`${job.location}. ${job.summary}`.replace(/\s+/g, ' '), MAX_SUMMARY_LENGTH) : undefined,
  );
  const applied = useOwnArea()?.applications.find(
    ({ jobId, outcome }) => job && jobId === job.id && outcome !== 'declined',
  );
  const apply =
    job?.isOpen &&
    (applied ? (
      <ButtonLink to="/minha-candidatura" variant="contained" size="large">
        Acompanhar a candidatura
      </ButtonLink>
    ) : (
      <ButtonLink to={`/candidatura?jobId=${job.id}`} variant="contained" size="large">
        Candidatar-se
      </ButtonLink>
    ));
  return (
    <div className={classes('at-container', css.page)}>
      <ButtonLink {...list} color="inherit" startIcon={<ArrowBack />} className={css.back}>
        Voltar para as vagas
      </ButtonLink>
      {job ? (
        <>
          <article className={css.columns}>
            <h1 className="at-h1">{job.title}</h1>
            <section aria-label="Resumo da vaga" className={classes('at-card', css.summary)}>
              {!job.isOpen && (
                <Alert severity="warning">
                  {job.closingText
                    ? `${job.closingText}.`
                    : 'Esta vaga não está mais recebendo candidaturas.'}
                </Alert>
              )}
              {applied && (
                <Alert severity="info">
                  Você já se candidatou a esta vaga em {formatDate(applied.createdAt)}.
                </Alert>
              )}
              <JobSummary job={job} />
              <div className={css.acts}>
                {apply}
                <ShareMenu job={job} />
                <p className="at-body2 at-muted">Publicada em {formatDate(job.createdAt)}</p>
              </div>
            </section>
            <div className={css.text}>
              <section>
                <h2 className={classes('at-h2', css.heading)}>Sobre a vaga</h2>
                {/* The gateway writes paragraphs, lists and emphasis only; everything else is escaped. */}
                <div className="at-written" dangerouslySetInnerHTML={{ __html: job.descriptionHtml }} />
              </section>
              <ItemList title="Requisitos" items={commaList(job.requirements)} />
              <ItemList title="Benefícios" items={commaList(job.benefits)} />
            </div>
            {apply && <div className={css.end}>{apply}</div>}
          </article>
          <JobRows title="Vagas parecidas" jobs={data?.similarJobs ?? []} />
        </>
      ) : gone ? (
        <JobGone closed={closed} />
      ) : error && !loading ? (
        <LoadError isPage title="Erro ao carregar a vaga" error={error} onRetry={() => void refetch()} />
      ) : (
        <JobSkeleton />
      )}
    </div>
  );
}

function ItemList({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={classes('at-h2', css.heading)}>{title}</h2>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
