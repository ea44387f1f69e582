export const PRIVACY_PATH = '/privacidade';

/** Contact address, also for requests about personal data. */
export const CONTACT_EMAIL = 'talentos@araucaria.example';

/**
 * Version of the consent text of the application and of the privacy policy, stored with each consent. Change it (year and
 * month) whenever one of the texts changes.
 */
export const CONSENT_VERSION = '2026-11';
