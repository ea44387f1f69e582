import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFreshQuery } from '../../api/use-fresh-query';
import { LoadState } from '../../ui/load-state';
import { DELIVERIES } from './deliveries-queries';
import { DeliveryItem } from './delivery-item';

/** Exactly one of the two is asked for. */
type DeliveryListProps = { candidateId: number } | { interviewId: string };

/**
 * The messages to a candidate, or about an interview, newest first: what was sent by which channel, to whom, when, with
 * how many tries and which error, and 'Reenviar' for those that failed. Fetches for itself and stays true while it is
 * shown. `<DeliveryList candidateId={candidate.id} />` below a heading of the screen's own; administrators only.
 */
export function DeliveryList(props: DeliveryListProps) {
  const { data, error, loading, refetch } = useFreshQuery(DELIVERIES, { variables: { ...props } });
  const deliveries = data?.deliveries ?? [];
  return (
    <LoadState
      ready={Boolean(data)}
      // Its bar would come and go with every try of the sender.
      loading={loading && !data}
      error={error}
      onRetry={refetch}
      loadingLabel="Carregando mensagens..."
      errorTitle="Erro ao carregar mensagens"
    >
      {deliveries.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nenhuma mensagem enviada
        </Typography>
      ) : (
        <Box component="ul" aria-label="Mensagens" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} />
          ))}
        </Box>
      )}
    </LoadState>
  );
}
