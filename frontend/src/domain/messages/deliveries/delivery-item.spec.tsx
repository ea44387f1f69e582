import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onDay } from '../../../testing/fixed-day';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { RESEND, type Delivery } from './deliveries-queries';
import { DeliveryItem } from './delivery-item';

const SENT: Delivery = {
  ...{ id: 5, channel: 'email', kind: 'application-received', subject: 'Recebemos a sua candidatura' },
  ...{ to: 'ana@example.com', state: 'sent', attempts: 1, lastError: null, nextAttemptAt: null, link: null },
  ...{ createdAt: '2026-11-26T12:00:00.000Z', sentAt: '2026-11-26T12:00:01.000Z' },
  ...{ deliveredAt: null, readAt: null, recipientKind: 'candidate', resendOf: null },
};

const MINUTE_MS = 60_000;

describe('a message that is sent again', () => {
  onDay('2026-11-26');

  const start = async () => {
    const { user } = await renderScreen(<DeliveryItem delivery={SENT} />, { session: ADMIN });
    const press = () => user.click(screen.getByRole('button', { name: /^Enviar de novo/ }));
    return {
      fail: async () => {
        await press();
        expect(await screen.findByText('Erro ao reenviar mensagem')).toBeTruthy();
      },
      succeed: async () => {
        gateway.reply(RESEND, { resendDelivery: SENT });
        await press();
        expect(await screen.findByText('Mensagem na fila de envio')).toBeTruthy();
      },
    };
  };
  /** How many messages the calls so far have asked for. */
  const messages = () => new Set(gateway.formKeys(RESEND)).size;

  it('is sent once for several presses whose responses are lost', async () => {
    gateway.disconnect(RESEND);
    const { fail, succeed } = await start();
    await fail();
    await succeed();
    // The site repeats a call whose response is lost.
    expect(gateway.calls(RESEND)).toEqual([{ id: 5 }, { id: 5 }, { id: 5 }]);
    expect(messages()).toBe(1);
  });

  it('is another message some minutes after a lost response', async () => {
    gateway.disconnect(RESEND);
    const { fail, succeed } = await start();
    await fail();
    jest.setSystemTime(Date.now() + 6 * MINUTE_MS);
    await succeed();
    expect(messages()).toBe(2);
  });

  it('is another message after a refusal', async () => {
    gateway.refuse(RESEND, { code: 'NOT_FOUND', message: 'Candidato não encontrado.' });
    const { fail, succeed } = await start();
    await fail();
    await succeed();
    expect(messages()).toBe(2);
  });

  it.each(['INTERNAL', 'UNAVAILABLE'])(
    'is the same message after %s: it may have been sent',
    async (code) => {
      gateway.refuse(RESEND, { code, message: 'Tente novamente.' });
      const { fail, succeed } = await start();
      await fail();
      await succeed();
      expect(messages()).toBe(1);
    },
  );
});
