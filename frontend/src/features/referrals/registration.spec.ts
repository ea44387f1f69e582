import { RestError } from '../../shared/api/rest.js';
import { Registration } from './registration.js';

const refusal = (status: number, code: string) => new RestError(status, code, { code });

/** A registration with controlled responses and delays. */
function start(answers: Array<Error | null>, isShared = false) {
  const seen = {
    codes: [] as string[],
    sent: [] as string[],
    pauses: [] as number[],
    registered: 0,
    refused: 0,
  };
  let next: (() => void) | undefined;
  let drawn = 0;
  const registration = new Registration({
    draw: () => `REF00000${++drawn}`,
    isShared,
    send: (code) => {
      seen.sent.push(code);
      const answer = answers.shift();
      return answer ? Promise.reject(answer) : Promise.resolve();
    },
    onCode: (code) => seen.codes.push(code),
    onRegistered: () => seen.registered++,
    onRefused: () => seen.refused++,
    wait: (pause, then) => {
      seen.pauses.push(pause);
      next = then;
      return () => (next = undefined);
    },
  });
  return { registration, seen, pass: () => next?.(), waiting: () => next !== undefined };
}

describe('registering a referral in the background', () => {
  it('shows the code at once and sends it once', async () => {
    const { registration, seen } = start([null]);
    expect(seen.codes).toEqual(['REF000001']);
    await Promise.all([registration.attempt(), registration.attempt()]);
    await registration.attempt();
    expect(seen).toMatchObject({ sent: ['REF000001'], registered: 1, pauses: [] });
  });

  it('draws another code if the first is taken', async () => {
    const { registration, seen } = start([refusal(409, 'REFERRAL_CODE_TAKEN'), null]);
    await registration.attempt();
    expect(seen).toMatchObject({ codes: ['REF000001', 'REF000002'], registered: 1 });
  });

  it('retries with increasing delays, and at once when the link is copied or shared', async () => {
    const { registration, seen, pass } = start([new TypeError('offline'), refusal(503, 'UNAVAILABLE'), null]);
    await registration.attempt();
    expect(seen.pauses).toEqual([3_000]);
    pass();
    await registration.attempt();
    expect(seen.pauses).toEqual([3_000, 10_000]);
    await registration.attempt();
    expect(seen).toMatchObject({ registered: 1, sent: ['REF000001', 'REF000001', 'REF000001'] });
  });

  it('does not replace a code that has been shared', async () => {
    const { registration, seen } = start([refusal(409, 'REFERRAL_CODE_TAKEN')], true);
    await registration.attempt();
    expect(seen).toMatchObject({ codes: ['REF000001'], refused: 1, registered: 0, pauses: [] });
  });

  it('gives up after a permanent rejection', async () => {
    const refused = start([refusal(400, 'VALIDATION_FAILED')]);
    await refused.registration.attempt();
    expect(refused.seen).toMatchObject({ refused: 1, registered: 0, pauses: [] });
  });
});
