/** The company whose jobs the platform publishes, as texts for users name it. */
export const COMPANY_NAME = 'Araucária Software';
