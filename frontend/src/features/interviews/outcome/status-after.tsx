import { graphql } from '../../../generated';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { statusLabel } from '../../../shared/candidate-status';

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

/** What becomes of the candidate when this interview ends without a decision; the server's rule, in words. */
export function StatusAfter({ interviewId }: { interviewId: string }) {
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
