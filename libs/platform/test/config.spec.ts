import { port, readConfig, str, url } from '../src/index.js';

describe('readConfig', () => {
  const specs = {
    DATABASE_URL: url(),
    RPC_PORT: port(),
    MAIL_FROM: str({ default: 'vagas@araucaria.test' }),
  };

  it('reads what is there and fills in defaults', () => {
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

  it('takes an empty variable for a missing one', () => {
    expect(() => readConfig(specs, { DATABASE_URL: '', RPC_PORT: '1' })).toThrow(/DATABASE_URL/);
  });
});
