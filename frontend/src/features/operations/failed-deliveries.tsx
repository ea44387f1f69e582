import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DeliveryItem } from '../../domain/messages/deliveries/delivery-item';
import { OperationsSection } from './operations-section';
import type { Operations } from './operations-queries';

export const FailedDeliveries = ({ deliveries }: { deliveries: Operations['failedDeliveries'] }) => (
  <OperationsSection title="Envios com falha" text="E-mails e mensagens que não chegaram a quem deviam.">
    {!deliveries && <Typography>O serviço de notificações não responde.</Typography>}
    {deliveries?.length === 0 && <Typography>Nenhum envio com falha.</Typography>}
    {Boolean(deliveries?.length) && (
      <Box component="ul" aria-label="Envios com falha" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deliveries?.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </Box>
    )}
  </OperationsSection>
);
