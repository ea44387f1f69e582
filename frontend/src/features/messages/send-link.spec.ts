import { missingVariables, sendLink } from './send-link';

const ana = {
  firstName: 'Ana',
  email: 'ana+vagas@example.com',
  phone: '(41) 99876-5432',
  jobTitle: 'Analista',
};

describe('sendLink', () => {
  it('creates a mailto link to the candidate', () => {
    const link = sendLink(
      { title: 'Convite & data', type: 'email', content: 'Olá, [nome]!\n[vaga] [local]' },
      ana,
    );
    expect(link).toBe(
      'mailto:ana%2Bvagas@example.com?subject=Convite%20%26%20data&body=Ol%C3%A1%2C%20Ana!%0D%0AAnalista%20%5Blocal%5D',
    );
  });

  it('creates a WhatsApp link', () => {
    const link = sendLink({ title: 'x', type: 'whatsapp', content: 'Oi, [nome] 🍀' }, ana);
    expect(link).toBe('https://wa.me/5541998765432?text=Oi%2C%20Ana%20%F0%9F%8D%80');
  });

  it('lets WhatsApp ask for the recipient of a number without an area code', () => {
    const template = { title: 'x', type: 'whatsapp', content: 'Oi' } as const;
    expect(sendLink(template, { ...ana, phone: '99876-5432' })).toBe('https://wa.me/?text=Oi');
  });

  it('has one recipient, whatever the address of the candidate', () => {
    const email = 'ana?bcc=todos@example.com';
    expect(sendLink({ title: 't', type: 'email', content: 'Oi' }, { ...ana, email })).toBe(
      'mailto:ana%3Fbcc%3Dtodos@example.com?subject=t&body=Oi',
    );
  });

  it('uses a placeholder address without a recipient', () => {
    expect(sendLink({ title: 't', type: 'email', content: 'Olá!' })).toBe(
      'mailto:candidato@exemplo.com?subject=t&body=Ol%C3%A1!',
    );
  });
});

describe('missingVariables', () => {
  it('returns the variables without a value for the recipient', () => {
    expect(missingVariables({ content: '{{nome}} [minhas notas] {{data}} {{hora}} {{data}}' }, ana)).toEqual([
      '{{data}}',
      '{{hora}}',
    ]);
  });
});
