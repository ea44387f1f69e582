import { localPath } from './local-path';

const ORIGIN = 'https://talentos.example';

describe('target of a login', () => {
  it.each([
    ['/nova-vaga', '/nova-vaga'],
    ['/dashboard?page=2#a', '/dashboard?page=2#a'],
    [null, '/dashboard'],
    ['', '/dashboard'],
    ['dashboard', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['/\t/evil.example', '/dashboard'],
    ['/.//evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
  ])('%j redirects to %s', (target, path) => {
    expect(localPath(target, ORIGIN)).toBe(path);
  });
});
