import { explain } from '../src/explain.js';
import { extract } from '../src/fields/extract.js';
import { parsePlainLines } from './plain-lines.js';

describe('explain', () => {
  it('prints each value with its line and the rules that chose it', () => {
    const content = parsePlainLines(
      '# Bruna Leal\nE-mail: bruna.leal@gmail.com\n## Experiência\nVendedora – Loja Sol – 2019 a 2021',
    );
    const text = explain('bruna.pdf', {
      kind: 'text',
      needsPictures: false,
      language: 'pt',
      hiddenText: false,
      hiddenSample: '',
      truncated: false,
      pages: 1,
      text: '',
      ...extract(content),
    });
    expect(text).toContain('bruna.pdf (text, pt)');
    expect(text).toContain('email: bruna.leal@gmail.com (confidence 0.97)');
    expect(text).toContain('  page 1: E-mail: bruna.leal@gmail.com\n    +3.00  among the contacts');
    expect(text).toContain('phone: nothing found');
    expect(text).toContain('experience 1: Vendedora at Loja Sol');
  });
});
