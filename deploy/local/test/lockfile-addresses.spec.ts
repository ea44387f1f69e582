import { withAddresses } from '../bootstrap/lockfile-addresses.mjs';

const addresses = (packages: Parameters<typeof withAddresses>[0]['packages']) =>
  Object.values(withAddresses({ packages }).packages).map(({ resolved }) => resolved);

describe('the addresses of packages', () => {
  it('follow the convention of registries', () => {
    expect(
      addresses({
        'node_modules/thing': { version: '1.2.3' },
        'node_modules/thing/node_modules/@scope/other': { version: '2.0.0-beta.1' },
        'node_modules/alias': { name: '@scope/true-name', version: '3.0.0' },
      }),
    ).toEqual([
      'https://registry.invalid/thing/-/thing-1.2.3.tgz',
      'https://registry.invalid/@scope/other/-/other-2.0.0-beta.1.tgz',
      'https://registry.invalid/@scope/true-name/-/true-name-3.0.0.tgz',
    ]);
  });

  it('are given to nothing that no registry has', () => {
    expect(
      addresses({
        '': { version: '0.1.0' },
        'libs/one': { version: '0.1.0' },
        'node_modules/@araucaria/one': { link: true },
        'node_modules/thing/node_modules/bundled': { version: '1.0.0', inBundle: true },
        'node_modules/only-on-mars': {},
      }),
    ).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});
