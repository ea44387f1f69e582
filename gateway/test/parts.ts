import { startTestSystem, type TestSystem } from '@araucaria/testing';

const PARTS = [
  'jobs',
  'candidates',
  'interviews',
  'referrals',
  'users',
  'notifications',
  'resume-parser',
] as const;
type Part = (typeof PARTS)[number];

/** The real gateway with the named parts of the system; the others are down. */
export function startGatewayWith(parts: Part[], env: Record<string, string> = {}): Promise<TestSystem> {
  const absent = PARTS.filter((part) => !parts.includes(part));
  return startTestSystem({
    replicas: Object.fromEntries(absent.map((part) => [part, 0])),
    // Nobody listens on port 1.
    env: {
      ...Object.fromEntries(
        absent.map((part) => [`${part.toUpperCase().replace('-', '_')}_RPC`, '127.0.0.1:1']),
      ),
      ...env,
    },
  });
}
