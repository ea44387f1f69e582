import { screen } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { RESEND, type Delivery } from './deliveries-queries';
import { DeliveryItem } from './delivery-item';

const SENT: Delivery = {
  ...{ id: 5, channel: 'email', kind: 'application-received', subject: 'Recebemos a sua candidatura' },
  ...{ to: 'ana@example.com', state: 'sent', attempts: 1, lastError: null, nextAttemptAt: null, link: null },
  ...{ createdAt: '2026-11-26T12:00:00.000Z', sentAt: '2026-11-26T12:00:01.000Z' },
  ...{ deliveredAt: null, readAt: null, recipientKind: 'candidate', resendOf: null },
};

describe('a message', () => {
  it('is sent again once for several presses whose responses are lost', async () => {
    gateway.disconnect(RESEND);
    const { user } = await renderScreen(<DeliveryItem delivery={SENT} />, { session: ADMIN });
    const press = () => user.click(screen.getByRole('button', { name: /^Enviar de novo/ }));
    await press();
    expect(await screen.findByText('Erro ao reenviar mensagem')).toBeTruthy();
    gateway.reply(RESEND, { resendDelivery: SENT });
    await press();
    expect(await screen.findByText('Mensagem na fila de envio')).toBeTruthy();
    expect(gateway.calls(RESEND)).toEqual([{ id: 5 }, { id: 5 }, { id: 5 }]);
    expect(gateway.formKeys(RESEND)).toHaveLength(3);
    const [key, ...keys] = gateway.formKeys(RESEND);
    expect(keys).toEqual([key, key]);
  });
});
