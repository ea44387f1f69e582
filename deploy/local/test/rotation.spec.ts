import { readEnvFile, readersOf, replaceInEnvFile, rotateList, rotateRpcKey } from '../release/rotation.ts';
import { generateRpcKey, publicRpcKeys } from '../system/rpc-keys.ts';

describe('the steps of a rotation', () => {
  it('accept the new secret, then use it, then refuse the old one', () => {
    const prepared = rotateList('prepare', 'old', 'new');
    expect(prepared).toBe('old,new');
    const switched = rotateList('switch', prepared, '');
    expect(switched).toBe('new,old');
    expect(rotateList('finish', switched, '')).toBe('new');
  });

  it.each([
    ['prepare', 'new,old'],
    ['switch', 'old'],
    ['finish', 'old'],
    ['prepare', ''],
    ['switch', 'a,b,c'],
  ] as const)('refuse %s of "%s"', (step, value) => {
    expect(() => rotateList(step, value, 'new')).toThrow();
  });

  it('give a process a second key, and remove the first public one last', () => {
    const [gateway, users] = [generateRpcKey('gateway'), generateRpcKey('users')];
    const start = {
      GATEWAY_RPC_KEY: JSON.stringify(gateway),
      RPC_PUBLIC_KEYS: publicRpcKeys([gateway, users]),
    };
    const kids = (values: Record<string, string>) =>
      (JSON.parse(values.RPC_PUBLIC_KEYS ?? '') as { keys: Array<{ kid: string; d?: string }> }).keys.map(
        ({ kid, d }) => (d === undefined ? kid : 'private'),
      );
    const prepared = { ...start, ...rotateRpcKey('prepare', 'GATEWAY_RPC_KEY', start) };
    expect(kids(prepared)).toEqual(['gateway.1', 'users.1', 'gateway.2']);
    expect(prepared.GATEWAY_RPC_KEY).toBe(start.GATEWAY_RPC_KEY);
    expect(() => rotateRpcKey('finish', 'GATEWAY_RPC_KEY', prepared)).toThrow('not in use');
    const switched = { ...prepared, ...rotateRpcKey('switch', 'GATEWAY_RPC_KEY', prepared) };
    expect(switched.GATEWAY_RPC_KEY).toContain('"gateway.2"');
    const finished = { ...switched, ...rotateRpcKey('finish', 'GATEWAY_RPC_KEY', switched) };
    expect(kids(finished)).toEqual(['users.1', 'gateway.2']);
  });

  it('change the lines of an .env file and nothing else', () => {
    const text = '# ours\nA=1\nSESSION_SECRET=old\nKEYS=\'{"keys":[]}\'\n';
    expect(readEnvFile(text)).toEqual({ A: '1', SESSION_SECRET: 'old', KEYS: '{"keys":[]}' });
    expect(replaceInEnvFile(text, { SESSION_SECRET: 'new,old', NEXT: '{"a":1}', A: '' })).toBe(
      '# ours\nSESSION_SECRET=new,old\nKEYS=\'{"keys":[]}\'\nNEXT=\'{"a":1}\'\n',
    );
  });

  it('name the processes that read a secret', () => {
    expect(readersOf('SESSION_SECRET')).toEqual(['gateway']);
    expect(readersOf('RPC_PUBLIC_KEYS')).toContain('jobs');
    expect(readersOf('GATEWAY_RPC_KEY')).toEqual(['gateway']);
  });
});
