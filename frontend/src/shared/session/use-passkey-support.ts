import { useSyncExternalStore } from 'react';

const isSupported = (): boolean => 'PublicKeyCredential' in globalThis;
/** It never changes. */
const subscribe = () => () => undefined;

/**
 * Whether the browser offers passkeys. True in the HTML of the server and while it is hydrated: almost every browser does,
 * and what appears later would move the page.
 */
export const usePasskeySupport = (): boolean => useSyncExternalStore(subscribe, isSupported, () => true);
