import { graphql } from '../../../generated';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { statusLabel } from '../../../domain/candidates/candidate-status';

const STATUS_AFTER = graphql(`
  query InterviewStatusAfter($id: ID!) {
    interview(id: $id) {
      id
      candidateStatusAfter
      candidate {
        id
        status
      }
    }
  }
`);

/** Status of the candidate after this interview ends without a decision, as the server computes it. */
export function ResultingStatus({ interviewId }: { interviewId: string }) {
  const { data } = useFreshQuery(STATUS_AFTER, { variables: { id: interviewId } });
  const now = data?.interview?.candidate?.status;
  const after = data?.interview?.candidateStatusAfter;
  if (!now || !after) return null;
  if (now !== after) return <>O status do candidato passa a ser “{statusLabel(after)}”.</>;
  return (
    <>
      O status do candidato continua “{statusLabel(after)}”
      {after === 'interview' && ', porque há outra entrevista em aberto'}.
    </>
  );
}
