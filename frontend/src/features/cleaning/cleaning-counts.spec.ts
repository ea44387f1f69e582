import { removedText } from './cleaning-counts';

const NO_COUNTS = {
  candidates: 0,
  interviews: 0,
  referrals: 0,
  referralApplications: 0,
  owedBonusCents: 0,
  deliveries: 0,
  jobs: 0,
  users: 0,
};

describe('removedText', () => {
  it('lists only counts above zero', () => {
    expect(removedText({ ...NO_COUNTS, candidates: 1200, interviews: 1, users: 2 })).toBe(
      'Removidos: 1.200 candidatos, 1 entrevista, 2 usuários.',
    );
  });

  it('states the amount of unpaid bonuses', () => {
    expect(removedText({ ...NO_COUNTS, referralApplications: 1, owedBonusCents: 75_000 })).toBe(
      'Removidos: 1 aplicação de indicação. Bônus a pagar que deixaram de existir: R$\u00a0750,00.',
    );
  });

  it('states that nothing was removed', () => {
    expect(removedText(NO_COUNTS)).toBe('Não havia nada para remover.');
  });
});
