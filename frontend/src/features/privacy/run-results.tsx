import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RETENTION_KINDS, type RetentionKind } from '@araucaria/contracts/domain';
import type { RetentionRunRow } from './privacy-queries';
import { RETENTION_TEXTS } from './retention-texts';

type Result = RetentionRunRow['results'][number];

/** Ids that are shown; the counts are complete. */
const MAX_SHOWN_IDS = 20;

const idList = (ids: readonly number[], count: number): string => {
  const shown = ids.slice(0, MAX_SHOWN_IDS);
  if (!shown.length) return '';
  return ` (nº ${shown.join(', ')}${count > shown.length ? ' e outros' : ''})`;
};

/** What a run did with one kind, as a sentence; empty: nothing. */
export function describeResult({ kind, ...result }: Result, dryRun: boolean): string {
  const { hasQuarantine } = RETENTION_KINDS[kind as RetentionKind];
  const [quarantined, erased] = dryRun
    ? ['iriam para a quarentena', 'seriam apagados']
    : ['em quarentena', 'apagados'];
  const parts: Array<[count: number, text: string, ids: readonly number[]]> = [
    [result.due, hasQuarantine ? quarantined : erased, result.dueIds],
    [result.expired, erased, result.expiredIds],
    [result.held, 'sob retenção legal', []],
    [result.kept, 'mantidos por outro motivo', []],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, text, ids]) => `${count} ${text}${idList(ids, count)}`)
    .join('; ');
}

export function RunResults({ results, dryRun }: { results: readonly Result[]; dryRun: boolean }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {results.map((result) => (
        <li key={result.kind}>
          <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {RETENTION_TEXTS[result.kind as RetentionKind].label}:{' '}
            {describeResult(result, dryRun) || 'nada a fazer'}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
