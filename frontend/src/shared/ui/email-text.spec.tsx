import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { EmailText } from './email-text';

const breaksOf = async (email: string): Promise<string[]> => {
  const { unmount } = await renderScreen(
    <p>
      <EmailText email={email} />
    </p>,
  );
  const text = screen.getByText(email);
  const parts = text.innerHTML.split('<wbr>');
  unmount();
  return parts;
};

describe('an e-mail address in a narrow column', () => {
  it.each([
    ['ana.silva@exemplo.com.br', ['ana.silva', '@exemplo.com.br']],
    // Parts that do not fit on a line of their own wrap before a dot, and not in a word.
    [
      'joao.pedro.montenegro.nepomuceno@exemplo.com.br',
      ['joao', '.pedro', '.montenegro', '.nepomuceno', '@exemplo.com.br'],
    ],
    ['ana@empresadenomemuitolongo.com.br', ['ana', '@empresadenomemuitolongo', '.com', '.br']],
    ['no address', ['no address']],
  ])('wraps %s at %j', async (email, parts) => {
    expect(await breaksOf(email)).toEqual(parts);
  });
});
