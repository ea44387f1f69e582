import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_STATUS_CHANGES } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../../generated/graphql';
import { failureOf } from '../../../shared/api/failure';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { statusLabel } from '../../../domain/candidates/candidate-status';
import { RejectPanel } from '../../../domain/candidates/reject-panel';
import { RESPONSE_SETTINGS } from '../../../domain/candidates/response-settings';
import { STAGE_COUNTS } from '../../../domain/candidates/stage-counts';
import { formatCount } from '../../../shared/format/formats';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { idIn, useUrlState } from '../../../shared/lists/use-url-state';
import { usePermission } from '../../../shared/session/use-permission';
import { useSession } from '../../../shared/session/use-session';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ButtonLink } from '../../../shared/ui/links';
import { LoadError } from '../../../shared/ui/load-error';
import { PageHeading } from '../../../shared/ui/page-heading';
import { useNarrow } from '../../../shared/ui/use-narrow';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { BulkDialog } from '../bulk/bulk-dialog';
import { SelectedBar } from '../bulk/selected-bar';
import { useSelection } from '../bulk/use-selection';
import { LiveRegion } from '../detail/live-region';
import { MoveMenu } from './move-menu';
import { PIPELINE_JOB, type PipelineCandidate } from './pipeline-queries';
import { countOf, isBulkTarget, isEnded, stagesOf } from './pipeline-stages';
import { COLUMN_GAP_PX, FOLDED_WIDTH_PX, StageColumn } from './stage-column';
import { useFoldedStages } from './use-folded-stages';
import { useMoves } from './use-moves';

/** Below this width one stage is shown at a time. */
const NARROW_PX = 800;
const DEFAULT_VIEW = { etapa: 'new' };

interface OpenMenu {
  candidate: PipelineCandidate;
  anchor: HTMLElement;
}

export default function PipelinePage() {
  const jobId = idIn(useParams().id ?? '') ?? 0;
  const { data, error, loading, refetch } = useFreshQuery(PIPELINE_JOB, {
    variables: { id: jobId },
    skip: !jobId,
  });
  const job = data?.job;
  const { code = '' } = error ? failureOf(error) : {};
  const isDeleted = code === 'NOT_FOUND' || code === 'JOB_GONE';
  usePageTitle(job ? `Candidatos de ${job.title}` : 'Candidatos da vaga');
  if (error && !job && !isDeleted)
    return <LoadError title="Erro ao carregar a vaga" error={error} onRetry={() => void refetch()} />;
  if (!jobId || (!job && !loading))
    return (
      <EmptyState isPage title="Vaga não encontrada" text="Ela pode ter sido excluída.">
        <ButtonLink to="/vagas" variant="outlined">
          Ver vagas
        </ButtonLink>
      </EmptyState>
    );
  return <Pipeline jobId={jobId} title={job?.title ?? '…'} />;
}

function Pipeline({ jobId, title }: { jobId: number; title: string }) {
  const { data: counted } = useFreshQuery(STAGE_COUNTS, { variables: { jobId } });
  const { data: settings } = useFreshQuery(RESPONSE_SETTINGS);
  const counts = useMemo(
    () =>
      counted && new Map(counted.stageCounts.map(({ status, candidates }) => [status, candidates] as const)),
    [counted],
  );
  const stages = useMemo(() => stagesOf(counts ?? new Map()), [counts]);
  const { user } = useSession();
  const movable = usePermission('candidates.decide');
  const narrow = useNarrow(NARROW_PX);
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const shown = narrow ? stages.filter(({ status }) => status === view.etapa).slice(0, 1) : stages;
  const { isFolded, onFold } = useFoldedStages(narrow);
  const selection = useSelection(String(jobId));
  const { ids: selected, set: select } = selection;
  const { moving, rejected, closeRejection, move } = useMoves();
  const [menu, setMenu] = useState<OpenMenu>();
  const [bulk, setBulk] = useState<{ status: CandidateStatus }>();
  const [news, setNews] = useState('');
  const onMenu = useCallback(
    (candidate: PipelineCandidate, anchor: HTMLElement) => setMenu({ candidate, anchor }),
    [],
  );
  const onDrop = useCallback(
    (candidate: PipelineCandidate, to: CandidateStatus) => {
      if (selected.has(candidate.id) && selected.size > 1 && isBulkTarget(to)) setBulk({ status: to });
      else move(candidate, to);
    },
    [selected, move],
  );
  const onSelect = useCallback(
    (id: number) =>
      select(selected.has(id) ? [...selected].filter((each) => each !== id) : [...selected, id]),
    [select, selected],
  );
  const total = [...(counts?.values() ?? [])].reduce((sum, candidates) => sum + candidates, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title={title}
        text={counts ? formatCount(total, 'candidato', 'candidatos') : 'Carregando candidatos...'}
      >
        <ButtonLink to={`/vagas/${jobId}`} color="inherit">
          Ver vaga
        </ButtonLink>
      </PageHeading>
      <LiveRegion text={news} />
      {movable && selected.size > 0 && (
        <SelectedBar count={selected.size} onClear={selection.clear}>
          {selected.size <= MAX_STATUS_CHANGES && (
            <Button variant="contained" onClick={() => setBulk({ status: 'reviewing' })}>
              Mover selecionados
            </Button>
          )}
        </SelectedBar>
      )}
      {narrow && (
        <SelectFilter
          id="etapa"
          label="Etapa"
          value={view.etapa}
          options={stages.map((stage) => [
            stage.status,
            counts ? `${statusLabel(stage.status)} (${countOf(stage, counts)})` : statusLabel(stage.status),
          ])}
          onChange={(etapa) => change({ etapa })}
        />
      )}
      <Box
        role="region"
        aria-label="Etapas"
        // Scrollable by keyboard where the columns are wider than the screen.
        tabIndex={narrow ? undefined : 0}
        sx={{
          // Contains the hidden texts of the columns, which would widen the page otherwise.
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: narrow
            ? 'minmax(0, 1fr)'
            : shown
                .map((stage) => (isFolded(stage) ? `${FOLDED_WIDTH_PX}px` : 'minmax(236px, 1fr)'))
                .join(' '),
          gap: `${COLUMN_GAP_PX}px`,
          // What has the focus is scrolled out from below the folded columns, which stay in view.
          scrollPaddingInlineEnd: shown.filter(isFolded).length * (FOLDED_WIDTH_PX + COLUMN_GAP_PX),
          height: { xs: 'max(420px, calc(100dvh - 200px))', md: 'max(420px, calc(100dvh - 128px))' },
          overflowX: narrow ? 'visible' : 'auto',
        }}
      >
        {shown.map((stage, index) => (
          <StageColumn
            key={stage.status}
            jobId={jobId}
            stage={stage}
            count={counts && countOf(stage, counts)}
            moving={moving}
            selected={selected}
            overdueDays={settings?.responseSettings.overdueDays}
            movable={movable}
            userId={user?.id}
            foldedAt={
              isFolded(stage)
                ? shown.slice(index + 1).filter(isFolded).length * (FOLDED_WIDTH_PX + COLUMN_GAP_PX)
                : undefined
            }
            onFold={!narrow && isEnded(stage) ? onFold : undefined}
            onSelect={onSelect}
            onMenu={onMenu}
            onDrop={onDrop}
            onAnnounce={setNews}
          />
        ))}
      </Box>
      {menu && (
        <MoveMenu
          {...menu}
          onMove={(candidate, to) => {
            focusStage(candidate.status);
            move(candidate, to);
          }}
          onClose={() => setMenu(undefined)}
        />
      )}
      {rejected && <RejectPanel candidate={rejected} onClose={closeRejection} />}
      {bulk && (
        <BulkDialog
          ids={[...selected]}
          status={bulk.status}
          onClose={() => setBulk(undefined)}
          onDone={() => {
            setBulk(undefined);
            selection.clear();
          }}
        />
      )}
    </Box>
  );
}

/** The menu's button leaves the document with its candidate: the focus continues at the heading of the stage. */
const focusStage = (status: CandidateStatus): void =>
  document.querySelector<HTMLElement>(`[data-stage='${status}'] h2`)?.focus();
