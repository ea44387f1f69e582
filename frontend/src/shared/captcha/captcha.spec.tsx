import { screen } from '@testing-library/react';
import { fakeCaptcha } from '../../testing/fake-captcha';
import { gateway, renderScreen } from '../../testing/render-screen';
import { Captcha } from './captcha';

describe('the captcha of public forms', () => {
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
