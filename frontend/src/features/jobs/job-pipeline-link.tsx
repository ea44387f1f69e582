import { useRef } from 'react';
import { CANDIDATE_STATUSES } from '@araucaria/contracts/domain';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { statusLabel } from '../../domain/candidates/candidate-status';
import { STAGE_COUNTS } from '../../domain/candidates/stage-counts';
import { ButtonLink } from '../../shared/ui/links';
import { useNearViewport } from '../../shared/ui/use-near-viewport';
import './staff-job-card.css';

export default function JobPipelineLink({ job }: { job: { id: number; title: string } }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element);
  const { data } = usePublicQuery(STAGE_COUNTS, { variables: { jobId: job.id }, skip: !isNear });
  const counts = new Map(data?.stageCounts.map(({ status, candidates }) => [status, candidates]));
  const total = [...counts.values()].reduce((sum, candidates) => sum + candidates, 0);
  return (
    <div ref={element}>
      <ButtonLink
        to={`/vagas/${job.id}/candidatos`}
        color="inherit"
        aria-label={`Candidatos de ${job.title}`}
      >
        {data ? `Candidatos (${total.toLocaleString('pt-BR')})` : 'Candidatos'}
      </ButtonLink>
      {total > 0 && (
        <p className="at-body2 at-muted">
          {CANDIDATE_STATUSES.filter((status) => counts.has(status))
            .map((status) => `${statusLabel(status)} ${counts.get(status)?.toLocaleString('pt-BR')}`)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}
