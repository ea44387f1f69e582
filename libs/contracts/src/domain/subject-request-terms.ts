/** What a person may ask for by the LGPD (art. 18). */
export const SUBJECT_REQUEST_KINDS = {
  access: 'Acesso aos dados',
  correction: 'Correção',
  erasure: 'Exclusão',
  opposition: 'Oposição',
} as const;
export type SubjectRequestKind = keyof typeof SUBJECT_REQUEST_KINDS;

/** Channels of requests that staff register after they have identified the person. */
export const STAFF_REQUEST_CHANNELS = {
  email: 'E-mail',
  phone: 'Telefone',
  letter: 'Carta',
  in_person: 'Presencial',
} as const;
export type StaffRequestChannel = keyof typeof STAFF_REQUEST_CHANNELS;

/** How a request reached the company. `site`: the public form, confirmed by a link to the address. */
export const SUBJECT_REQUEST_CHANNELS = { ...STAFF_REQUEST_CHANNELS, site: 'Site' } as const;
export type SubjectRequestChannel = keyof typeof SUBJECT_REQUEST_CHANNELS;

export const SUBJECT_REQUEST_STATES = { open: 'Aberto', fulfilled: 'Atendido', refused: 'Recusado' } as const;
export type SubjectRequestState = keyof typeof SUBJECT_REQUEST_STATES;

/** Days from the receipt to the answer (LGPD, art. 19, II). */
export const SUBJECT_REQUEST_DAYS = 15;
/** Days before the deadline from which open requests are mailed to administrators each morning. */
export const SUBJECT_REQUEST_REMINDER_DAYS = 5;

/** Days in which the link of the public form must be opened; then the request is deleted. */
export const REQUEST_CONFIRMATION_DAYS = 7;
/** Requests of one address that may wait for their confirmation, so that no one can fill the mailbox of another. */
export const MAX_UNCONFIRMED_REQUESTS = 3;

export const SUBJECT_REQUEST_MAX_CHARS = { name: 160, email: 254, details: 2_000, answer: 2_000 } as const;
