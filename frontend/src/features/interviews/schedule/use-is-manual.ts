import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { MESSAGE_WAYS } from '../../../domain/messages/whatsapp';

/** Whether a WhatsApp message must be sent by hand, because WhatsApp is not connected. */
export function useIsManual(sendWhatsApp: boolean): boolean {
  const { data } = useFreshQuery(MESSAGE_WAYS, { skip: !sendWhatsApp });
  return sendWhatsApp && data?.messageWays.whatsApp === 'link';
}
