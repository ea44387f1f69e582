import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  describe('with a value in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    const file = join(folder, 'database-url');
    afterAll(() => rmSync(folder, { recursive: true }));

    it('reads it without the line break at its end', () => {
      writeFileSync(file, 'postgres://localhost/secret\n');
      const config = readConfig(specs, { DATABASE_URL_FILE: file, RPC_PORT: '1' });
      expect(config.DATABASE_URL).toBe('postgres://localhost/secret');
    });

    it('treats an empty file as missing', () => {
      writeFileSync(file, '\n');
      expect(() => readConfig(specs, { DATABASE_URL_FILE: file, RPC_PORT: '1' })).toThrow(/DATABASE_URL/);
    });

    it('refuses a file that cannot be read, and a variable that is given twice', () => {
      const missing = join(folder, 'missing');
      expect(() => readConfig(specs, { DATABASE_URL_FILE: missing, RPC_PORT: '1' })).toThrow(
        /DATABASE_URL_FILE.*missing/,
      );
      expect(() =>
        readConfig(specs, { DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: file, RPC_PORT: '1' }),
      ).toThrow(/DATABASE_URL or DATABASE_URL_FILE/);
    });
  });
});
