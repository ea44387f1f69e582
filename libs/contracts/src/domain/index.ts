// The vocabulary of the product without any dependency: names, labels, limits and rules that servers, site and résumé
// parser share. The site imports this entry (`@araucaria/contracts/domain`) and no other part of the library.
export * from './application-steps.js';
export * from './audit-terms.js';
export * from './bonus-terms.js';
export * from './brazilian-states.js';
export * from './candidate-area-views.js';
export * from './candidate-status.js';
export * from './company.js';
export * from './email-address.js';
export * from './hiring-steps.js';
export * from './incident-terms.js';
export * from './interview-rules.js';
export * from './interview-terms.js';
export * from './job-types.js';
export * from './labels.js';
export * from './limits.js';
export * from './password-rules.js';
export * from './profile-fields.js';
export * from './qualifications.js';
export * from './resume-records.js';
export * from './roles.js';
export * from './second-factor-terms.js';
export * from './retention-terms.js';
export * from './subject-request-terms.js';
export * from './template-variables.js';
export * from './truncate.js';
export * from './web-address.js';
