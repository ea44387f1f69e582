import { useEffect, useRef } from 'react';
import { statusLabel } from '../../../domain/candidates/candidate-status';
import { fullName } from '../../../shared/format/full-name';
import type { PipelineCandidate, StageMove } from './pipeline-queries';
import type { Stage } from './pipeline-stages';

interface Arrivals {
  loaded: boolean;
  candidates: readonly PipelineCandidate[];
  moves: ReadonlyMap<number, StageMove>;
  stage: Stage;
  userId: number | undefined;
  onAnnounce: (text: string) => void;
}

/** Announces candidates whom others have moved into the stage while it is shown. Those who are scrolled to are no news. */
export function useArrivals({ loaded, candidates, moves, stage, userId, onAnnounce }: Arrivals): void {
  /** Time of the latest move that the stage has shown, ISO 8601. */
  const latest = useRef<string>(undefined);
  useEffect(() => {
    if (!loaded) return;
    const before = latest.current;
    latest.current = [...moves.values()].reduce((last, { at }) => (at > last ? at : last), before ?? '');
    if (before === undefined) return;
    const arrived = candidates.filter(({ id }) => {
      const move = moves.get(id);
      return move !== undefined && move.actorId !== userId && move.at > before;
    });
    const [first, ...others] = arrived;
    if (!first) return;
    const more = others.length ? ` e mais ${others.length}` : '';
    const actor = moves.get(first.id)?.actorName ?? '';
    onAnnounce(`${actor} moveu ${fullName(first)}${more} para “${statusLabel(stage.status)}”`);
  }, [loaded, candidates, moves, stage, userId, onAnnounce]);
}
