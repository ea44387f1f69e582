import { useEffect, useRef } from 'react';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { LegalHolds } from './legal-holds';
import { RETENTION } from './privacy-queries';
import { QuarantineList } from './quarantine-list';
import { RetentionRules } from './retention-rules';
import { RetentionRuns } from './retention-runs';

const POLL_INTERVAL_MS = 1_500;

export function RetentionTab() {
  const query = useFreshQuery(RETENTION);
  const { data, refetch, startPolling, stopPolling } = query;
  const isRunning = data?.retentionRuns.some(({ finishedAt }) => finishedAt === null) ?? false;
  const lastFinished = data?.retentionRuns.find(({ finishedAt }) => finishedAt !== null)?.id;
  const shownFinished = useRef(lastFinished);
  useEffect(() => {
    // The other lists may have been read before the run ended.
    if (lastFinished !== shownFinished.current) void refetch().catch(() => undefined);
    shownFinished.current = lastFinished;
  }, [lastFinished, refetch]);
  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  return (
    <LoadState
      {...queryState(query)}
      loadingLabel="Carregando a retenção..."
      errorTitle="Erro ao carregar a retenção"
    >
      {data && (
        <>
          <RetentionRules rules={data.retentionRules} />
          <RetentionRuns runs={data.retentionRuns} rules={data.retentionRules} />
          <QuarantineList records={data.quarantinedRecords} />
          <LegalHolds holds={data.legalHolds} />
        </>
      )}
    </LoadState>
  );
}
