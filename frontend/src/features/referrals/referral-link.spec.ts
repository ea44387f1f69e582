import { drawCode, jobLink, shareText, visitorLink } from './referral-link.js';

describe('referral links', () => {
  it('draws REF and six letters or digits', () => {
    for (let round = 0; round < 200; round++) expect(drawCode()).toMatch(/^REF[A-Z0-9]{6}$/);
  });

  it('passes over bytes that would make some letters likelier', () => {
    const bytes = [255, 252, 0, 35, 36, 251, 25, 26];
    expect(drawCode(() => bytes.shift()!)).toBe('REFA9A9Z0');
  });

  it('encodes what people are called', () => {
    expect(visitorLink('https://a.example', 'REF123ABC', { name: 'Zé & Cia', email: 'ze+x@a.example' })).toBe(
      'https://a.example/candidatura?ref=REF123ABC&rn=Z%C3%A9%20%26%20Cia&re=ze%2Bx%40a.example',
    );
  });

  it('names the job in a link of an account', () => {
    expect(jobLink('https://a.example', 103, 'REF123ABC')).toBe(
      'https://a.example/candidatura?jobId=103&ref=REF123ABC',
    );
  });

  it('speaks in the name of who refers', () => {
    expect(shareText('Ana')).toBe('Olá, eu (Ana) estou indicando esta vaga para você.');
  });
});
