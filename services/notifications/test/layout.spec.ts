import { renderEmail } from '../src/emails/layout.js';

/** Every part that an e-mail may have. */
const { html } = renderEmail({
  subject: 'Assunto',
  preview: 'Prévia',
  heading: 'Olá!',
  paragraphs: ['Um parágrafo.'],
  details: [{ label: 'Vaga', value: 'Analista' }],
  sections: [{ title: 'Seção', rows: [{ label: 'Dia', value: '2 de março' }] }],
  steps: { title: 'Próximos passos', items: ['Um', 'Dois'] },
  links: [{ label: 'Vaga', note: 'Curitiba', url: 'https://site.example/vagas/1' }],
  action: { label: 'Abrir', url: 'https://site.example' },
  footer: 'Rodapé.',
  footerLink: { label: 'Acompanhe', url: 'https://site.example/minha-candidatura' },
  unsubscribe: { label: 'Cancelar', url: 'https://site.example/cancelar' },
});

describe('an e-mail in a dark theme', () => {
  const [, dark = ''] = /@media \(prefers-color-scheme: dark\) \{(.*?)<\/style>/s.exec(html) ?? [];

  it('declares both themes, so that mail programs invert nothing', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
  });

  it('has another colour for every text and surface but the green ones', () => {
    // The heading and the button are white on green in both themes.
    const coloured = [...html.matchAll(/<\w+[^>]*style="([^"]*)"[^>]*>/g)].filter(
      ([, style = '']) =>
        /(?:^|;)(?:color|background):/.test(style) && !/#ffffff;font|background:#1f5c45/.test(style),
    );
    expect(coloured.length).toBeGreaterThan(8);
    for (const [tag] of coloured) {
      const [, name = ''] = /class="(\w+)"/.exec(tag) ?? [];
      expect({ tag, isDark: dark.includes(`.${name} {`) }).toEqual({ tag, isDark: true });
    }
  });
});
