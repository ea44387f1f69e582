import { screen } from '@testing-library/react';
import { fakeCaptcha } from '../../testing/fake-captcha';
import { gateway, renderScreen } from '../../testing/render-screen';
import { Captcha } from './captcha';

/** An observer of elements that are all far below the window. */
class FarIntersectionObserver {
  observe(): void {}
  disconnect(): void {}
}

describe('the captcha of public forms', () => {
  it('is loaded by the first use of its form where it is far from the window', async () => {
    const { IntersectionObserver: near } = window;
    Object.assign(window, { IntersectionObserver: FarIntersectionObserver });
    try {
      fakeCaptcha();
      let requests = 0;
      gateway.replyRest('GET', '/api/recaptcha/site-key', () => {
        requests += 1;
        return { body: { siteKey: 'chave-de-teste', provider: 'recaptcha' } };
      });
      const { user } = await renderScreen(
        <>
          <button>Ler mais</button>
          <form>
            <input aria-label="Nome" />
            <Captcha onToken={() => undefined} />
          </form>
        </>,
      );
      await user.click(screen.getByRole('button', { name: 'Ler mais' }));
      expect(requests).toBe(0);
      await user.click(screen.getByLabelText('Nome'));
      expect(await screen.findByRole('button', { name: 'Não sou um robô' })).toBeTruthy();
      expect(requests).toBe(1);
    } finally {
      Object.assign(window, { IntersectionObserver: near });
    }
  });

  it('loads again by itself when the connection is back', async () => {
    fakeCaptcha();
    gateway.replyRest('GET', '/api/recaptcha/site-key', () => ({
      status: 503,
      body: { code: 'UNAVAILABLE', message: 'Serviço temporariamente indisponível.' },
    }));
    const { user } = await renderScreen(<Captcha onToken={() => undefined} />);
    await user.tab();
    await user.click(document.body);
    expect(await screen.findByText('reCAPTCHA não carregado')).toBeTruthy();
    fakeCaptcha();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('button', { name: 'Não sou um robô' })).toBeTruthy();
  });
});
