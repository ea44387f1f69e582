import { withAtSigns } from '../src/ocr/at-sign.js';

const read = (...texts: string[]) =>
  withAtSigns(texts.map((text, at) => ({ text, bbox: { x0: at * 100, x1: at * 100 + 90 } }))).map(
    ({ text }) => text,
  );

describe('the sign of an e-mail address that recognition reads as letters', () => {
  it.each([
    ['divino.machadoOgmail.com', 'divino.machado@gmail.com'],
    ['nair.coelhoG&hotmail.com', 'nair.coelho@hotmail.com'],
    ['tiago_reis&outlook.com', 'tiago_reis@outlook.com'],
    ['ana.lima(Oescola.example', 'ana.lima@escola.example'],
    ['lia.gusmao(DQescola.example', 'lia.gusmao@escola.example'],
    ['obriensato(Descola.example', 'obriensato@escola.example'],
    ['contato(a)oficina.com.br', 'contato@oficina.com.br'],
    ['mirela.prado&lakemail.example', 'mirela.prado@lakemail.example'],
    ['h.lindqvistQlakemail.example', 'h.lindqvist@lakemail.example'],
    ['secretaria©escola.edu.br', 'secretaria@escola.edu.br'],
    ['tadeu77®correio.net.br', 'tadeu77@correio.net.br'],
    ['lia_m(at)studio.art.br', 'lia_m@studio.art.br'],
    // The sign was read twice: the letter before it belongs to no address in small letters.
    ['kwame.bediakoQ@gmail.com', 'kwame.bediako@gmail.com'],
    ['rosa_brito7O@escola.example', 'rosa_brito7@escola.example'],
    ['lia.prado©@hotmail.com', 'lia.prado@hotmail.com'],
    ['j.achterG@lakemail.co.uk', 'j.achter@lakemail.co.uk'],
  ])('%s is %s', (recognised, address) => {
    expect(read(recognised)).toEqual([address]);
  });

  it.each([
    [
      ['nair.coelhoQ', 'gmail.com', 'FORMAÇÃO'],
      ['nair.coelho@gmail.com', 'FORMAÇÃO'],
    ],
    [['reis77©', 'yahoo.com.br'], ['reis77@yahoo.com.br']],
    [['dulce.peixoto', 'Egmail.com'], ['dulce.peixoto@gmail.com']],
    [
      ['jonas_lima', 'Ohotmail.com', '|'],
      ['jonas_lima@hotmail.com', '|'],
    ],
    [['h.lindqvistQ', 'lakemail.example'], ['h.lindqvist@lakemail.example']],
    [['h.lindqvist', '©lakemail.example'], ['h.lindqvist@lakemail.example']],
    [
      ['h.lindqvist', 'Q', 'lakemail.example', '|'],
      ['h.lindqvist@lakemail.example', '|'],
    ],
    [
      ['E-mail:', 'gareth.puwOlakemail.co.uk'],
      ['E-mail:', 'gareth.puw@lakemail.co.uk'],
    ],
  ])('%j is %j where a gap divides it', (recognised, words) => {
    expect(read(...recognised)).toEqual(words);
  });

  it('ends a line whose domain stands alone on the next one', () => {
    const words = ['nadja.freire', 'Q'].map((text) => ({ text, bbox: { x0: 0, x1: 9 } }));
    expect(withAtSigns(words, 'lakemail.example').map(({ text }) => text)).toEqual(['nadja.freire@']);
    expect(withAtSigns(words, 'Rua Sol').map(({ text }) => text)).toEqual(['nadja.freire', 'Q']);
  });

  it.each([
    [['Rádio', 'globo.com']],
    [['Q', 'gmail.com']],
    [['Auxiliar', '(Operação)', 'loja.com']],
    [['PROJETO', 'uol.com']],
    [['email', 'Egmail.com']],
    [['Rádio', 'Eglobo.com']],
    [['minhaOng.org.br']],
    [['lojas.casaOuro.com.br']],
    [['vendas', '&', 'loja.com.br']],
    [['Q', 'lakemail.example']],
    [['InstitutoQualis.org']],
    [['e-mail', '©lakemail.example']],
    [['www.lojaGuia.com.br']],
    [['LIAPRADOQ@GMAIL.COM']],
    [['Ana.MoraQ@gmail.com']],
    [['claudiaq@gmail.com']],
    [['Q@gmail.com']],
  ])('leaves %j as it is', (words) => {
    expect(read(...words)).toEqual(words);
  });
});
