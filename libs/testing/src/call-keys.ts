import { CALLERS, type CallerName } from '@araucaria/contracts';
import { generateRpcKey, publicRpcKeys } from '@araucaria/local/rpc-keys';

const keys = new Map(CALLERS.map((caller) => [caller, generateRpcKey(caller)]));

/** The private key of a process in this test, as `RPC_PRIVATE_KEY`. */
export const privateCallKey = (caller: CallerName): string => JSON.stringify(keys.get(caller));

/** The variables by which a service of this test proves who it is and accepts calls. */
export const callKeys = (service: CallerName): Record<string, string> => ({
  RPC_PRIVATE_KEY: privateCallKey(service),
  RPC_PUBLIC_KEYS: publicRpcKeys([...keys.values()]),
});
