import { useSyncExternalStore } from 'react';

const isSupported = (): boolean => 'PublicKeyCredential' in globalThis;
/** It never changes. */
const subscribe = () => () => undefined;

/** Whether the browser offers passkeys; false while the HTML of the server is hydrated. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(subscribe, isSupported, () => false);
