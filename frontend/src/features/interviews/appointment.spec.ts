import { lacksPlace, sentMessage, unfilledVariables } from './appointment';

const BUILT_IN = 'Olá, {{nome}}! Local ou link: {{local}}. Confirme: {{link}}';

describe('the message of an interview', () => {
  it('of the first built-in template is sent as it is, with or without notes', () => {
    expect(unfilledVariables(BUILT_IN)).toEqual([]);
    expect(lacksPlace(BUILT_IN, ' ')).toBe(true);
    expect(sentMessage(BUILT_IN, ' ')).toBe('Olá, {{nome}}! Local ou link: a combinar. Confirme: {{link}}');
    expect(lacksPlace(BUILT_IN, 'Sala 2')).toBe(false);
    expect(sentMessage(BUILT_IN, 'Sala 2')).toBe(BUILT_IN);
  });

  it('keeps what the server does not know for the recruiter to replace', () => {
    expect(unfilledVariables('Venha à {{sala}}, {{nome}}.')).toEqual(['{{sala}}']);
    expect(lacksPlace('Venha à {{sala}}.', '')).toBe(false);
  });
});
