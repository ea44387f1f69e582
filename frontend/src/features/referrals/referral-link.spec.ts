import { drawCode, jobLink, shareText, visitorLink } from './referral-link.js';

describe('referral links', () => {
  it('draws REF and six letters or digits', () => {
    for (let round = 0; round < 200; round++) expect(drawCode()).toMatch(/^REF[A-Z0-9]{6}$/);
  });

  it('rejects bytes that would make some letters likelier', () => {
    const bytes = [255, 252, 0, 35, 36, 251, 25, 26];
    expect(drawCode(() => bytes.shift()!)).toBe('REFA9A9Z0');
  });

  it('encodes name and e-mail', () => {
    expect(visitorLink('https://a.example', 'REF123ABC', { name: 'Zé & Cia', email: 'ze+x@a.example' })).toBe(
      'https://a.example/candidatura?ref=REF123ABC&rn=Z%C3%A9%20%26%20Cia&re=ze%2Bx%40a.example',
    );
  });

  it('contains the job in the link of a user', () => {
    expect(jobLink('https://a.example', 103, 'REF123ABC')).toBe(
      'https://a.example/candidatura?jobId=103&ref=REF123ABC',
    );
  });

  it('contains the name of the referrer in the shared text', () => {
    expect(shareText('Ana')).toBe('Olá, eu (Ana) estou indicando esta vaga para você.');
  });
});
