import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { LoadState, queryState } from '../../../shared/ui/load-state';
import { DELIVERIES } from './deliveries-queries';
import { DeliveryItem } from './delivery-item';

type DeliveryListProps = { candidateId: number } | { interviewId: string };

/**
 * Messages to a candidate or about an interview, newest first, each with channel, recipient, time, attempts and error.
 * Fetches its own data and follows live updates. For administrators only. The screen provides the heading.
 */
export function DeliveryList(props: DeliveryListProps) {
  const query = useFreshQuery(DELIVERIES, { variables: { ...props } });
  const deliveries = query.data?.deliveries ?? [];
  return (
    <LoadState
      {...queryState(query)}
      // Refetches come with every attempt of the sender: a progress bar would flicker.
      loading={query.loading && !query.data}
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
