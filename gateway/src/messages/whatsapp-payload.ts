import type { WhatsAppWebhook } from '@araucaria/contracts';

type Report = WhatsAppWebhook['reports'][number];
type Json = Record<string, unknown>;

const STATES = new Set(['sent', 'delivered', 'read', 'failed']);
/** Our reference to an attempt, sent with the message: delivery and attempt. */
const REFERENCE = /^(\d{1,9}):(\d{1,9})$/;

const objects = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : []).filter(
    (item): item is Json => typeof item === 'object' && item !== null,
  );
const object = (value: unknown): Json => objects([value])[0] ?? {};

/**
 * Reads a call of the webhook: reports about our messages, and pressed buttons. Names, numbers and texts of persons are not
 * read; everything else that WhatsApp sends is ignored.
 */
export function readWebhook(body: unknown): WhatsAppWebhook {
  const values = objects(object(body).entry)
    .flatMap(({ changes }) => objects(changes))
    .filter(({ field }) => field === 'messages')
    .map(({ value }) => object(value));
  return {
    reports: values.flatMap(({ statuses }) => objects(statuses).flatMap(readReport)),
    buttons: values.flatMap(({ messages }) =>
      objects(messages).flatMap(({ type, button }) => {
        const { payload } = object(button);
        return type === 'button' && typeof payload === 'string' && payload.length <= 200 ? [payload] : [];
      }),
    ),
  };
}

function readReport(status: Json): Report[] {
  const { id, status: state, timestamp, biz_opaque_callback_data: reference, errors } = status;
  const [, deliveryId, attempt] = REFERENCE.exec(String(reference)) ?? [];
  const at = new Date(Number(timestamp) * 1_000);
  if (!deliveryId || typeof id !== 'string' || !STATES.has(String(state)) || Number.isNaN(at.getTime()))
    return [];
  const code = objects(errors)[0]?.code;
  return [
    {
      deliveryId: Number(deliveryId),
      attempt: Number(attempt),
      messageId: id.slice(0, 200),
      state: state as Report['state'],
      at: at.toISOString(),
      ...(Number.isInteger(code) && { errorCode: code as number }),
    },
  ];
}
