import { CALLERS, PUBLISHERS, type CallerName, type EventMessage } from '@araucaria/contracts';
import { EventSigner } from '@araucaria/platform';
import { generateRpcKey, publicRpcKeys } from '@araucaria/local/rpc-keys';

const keys = new Map(CALLERS.map((caller) => [caller, generateRpcKey(caller)]));

/** The private key of a process in this test, as `RPC_PRIVATE_KEY`. */
export const privateCallKey = (caller: CallerName): string => JSON.stringify(keys.get(caller));

/** The variables by which a service of this test proves who it is and accepts calls. */
export const callKeys = (service: CallerName): Record<string, string> => ({
  RPC_PRIVATE_KEY: privateCallKey(service),
  RPC_PUBLIC_KEYS: publicRpcKeys([...keys.values()]),
});

/** Lets the relay of a service that runs alone publish the events of all others, as if each had signed its own. */
export function signAsPublishers(signer: EventSigner): void {
  const signers = new Map(CALLERS.map((caller) => [caller, new EventSigner(privateCallKey(caller))]));
  signer.signed = (queue: string, message: EventMessage) => {
    const [publisher = 'gateway'] = PUBLISHERS[message.name] ?? [];
    return (signers.get(publisher) as EventSigner).signed(queue, message);
  };
}
