import { useIsServerHtml } from '../ui/use-hydration';

/**
 * Whether the browser offers passkeys. True in the HTML of the server and while it is hydrated: almost every browser does,
 * and what appears later would move the page.
 */
export const usePasskeySupport = (): boolean => useIsServerHtml() || 'PublicKeyCredential' in globalThis;
