/** Working days from the knowledge of an incident to the notice to the ANPD and to the persons (Resolução CD/ANPD 15/2024, art. 6 and 9). */
export const INCIDENT_NOTICE_WORKING_DAYS = 3;

export const INCIDENT_MAX_CHARS = { title: 160, text: 4_000 } as const;
