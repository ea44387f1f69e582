export const PRIVACY_PATH = '/privacidade';

/** Where people write to us, about their data too. */
export const CONTACT_EMAIL = 'talentos@araucaria.example';

/**
 * Names the text of the application's consent, and the policy that explains it, in the record of each consent. A
 * changed text takes a new name: year and month from which it holds.
 */
export const CONSENT_VERSION = '2026-11';
