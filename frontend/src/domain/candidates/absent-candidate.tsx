import { EmptyState } from '../../shared/ui/empty-state';
import { LoadError } from '../../shared/ui/load-error';
import { PageSpinner } from '../../shared/ui/page-spinner';

interface AbsentCandidateProps {
  isGone: boolean;
  error: Error | undefined;
  onRetry: () => void;
}

/** In place of a candidate who was erased, cannot be read, or is being read. */
export function AbsentCandidate({ isGone, error, onRetry }: AbsentCandidateProps) {
  if (isGone)
    return (
      <EmptyState
        title="Candidato não encontrado"
        text="O endereço não leva a um candidato, ou os dados desta pessoa foram apagados."
      />
    );
  return error ? (
    <LoadError title="Erro ao carregar dados do candidato" error={error} onRetry={onRetry} />
  ) : (
    <PageSpinner />
  );
}
