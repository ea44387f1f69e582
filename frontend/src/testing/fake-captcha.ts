import { gateway } from './render-screen';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});

/**
 * Replies with a captcha widget of one button, "Não sou um robô", which gives the tokens `token-1`, `token-2` and so on.
 * Call it before the screen is rendered.
 */
export function fakeCaptcha(): void {
  gateway.replyRest('GET', '/api/recaptcha/site-key', () => ({
    body: { siteKey: 'chave-de-teste', provider: 'recaptcha' },
  }));
  let solved = 0;
  Object.assign(globalThis, {
    grecaptcha: {
      render: (element: HTMLElement, { callback }: { callback: (token: string) => void }) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Não sou um robô';
        button.onclick = () => callback(`token-${++solved}`);
        element.append(button);
      },
    },
  });
}
