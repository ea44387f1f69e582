import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import rule from './injected-names.mjs';

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const classWith = (parameter) => `class A { constructor(private readonly ${parameter}) {} }`;

tester.run('injected-names', rule, {
  valid: [
    'candidateSessions: CandidateSessionsService',
    'sessions: CandidateSessionsService',
    'queries: CandidateQueryService',
    'totpService: TOTPService',
    'repository: ApplicationRepository',
    'anything: Clock',
  ].map(classWith),
  invalid: ['found: CandidateSearchService', 'service: JobsService', 'numbers: CandidateCountsService']
    .map(classWith)
    .map((code) => ({ code, errors: [{ messageId: 'name' }] })),
});
