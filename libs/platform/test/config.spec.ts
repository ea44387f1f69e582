import { port, readConfig, str, url } from '../src/index.js';

describe('readConfig', () => {
  const specs = {
    DATABASE_URL: url(),
    RPC_PORT: port(),
    MAIL_FROM: str({ default: 'vagas@araucaria.test' }),
  };

  it('reads the variables that are set and applies defaults to the others', () => {
    const config = readConfig(specs, { DATABASE_URL: 'postgres://localhost/x', RPC_PORT: '4001' });
    expect(config).toMatchObject({
      DATABASE_URL: 'postgres://localhost/x',
      RPC_PORT: 4001,
      MAIL_FROM: 'vagas@araucaria.test',
    });
  });

  it('names every variable that is missing or malformed', () => {
    expect(() => readConfig(specs, { RPC_PORT: 'eighty' })).toThrow(/DATABASE_URL[^]*RPC_PORT/);
  });

  it('treats an empty variable as missing', () => {
    expect(() => readConfig(specs, { DATABASE_URL: '', RPC_PORT: '1' })).toThrow(/DATABASE_URL/);
  });
});
