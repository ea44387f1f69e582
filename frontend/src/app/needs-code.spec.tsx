import { needsCodeAtOnce } from './needs-code';

const page = (html: string) => {
  const document = new DOMParser().parseFromString(`<div id="root">${html}</div>`, 'text/html');
  return document;
};
const at = (path: string, html = '<p>Vagas</p>') => {
  const { pathname, search } = new URL(path, 'https://talentos.example');
  return needsCodeAtOnce(page(html), { pathname, search });
};

describe('a page that the server has rendered', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it.each(['/', '/vagas', '/vagas?area=Vendas&pagina=2', '/vagas/11?utm_source=x', '/candidatura'])(
    'needs no code before an interaction at %s',
    (path) => expect(at(path)).toBe(false),
  );

  it.each([
    '/vagas?busca=react',
    '/vagas?mostrar=12',
    '/vagas?tipo=PJ',
    '/vagas?local=Curitiba',
    '/candidatura?jobId=11',
    '/vagas/11?ref=REF123456',
    '/login',
    '/confirmar-candidatura',
    '/minha-candidatura',
    '/cancelar-alertas',
  ])('needs its code at once at %s', (path) => expect(at(path)).toBe(true));

  it('needs its code if the browser renders it', () => expect(at('/dashboard', '')).toBe(true));

  it.each(['sessao', 'sessao-candidatura'])(
    'needs its code if a session was open at the last visit: %s',
    (key) => {
      localStorage.setItem(key, '1');
      expect(at('/')).toBe(true);
    },
  );

  it('needs its code to show a draft, in the form only', () => {
    sessionStorage.setItem('candidatura-2', '{}');
    expect([at('/candidatura'), at('/vagas')]).toEqual([true, false]);
  });
});
