import { removedText } from './cleaning-counts.js';

const NOTHING = {
  candidates: 0,
  interviews: 0,
  referrals: 0,
  referralApplications: 0,
  owedBonusCents: 0,
  deliveries: 0,
  jobs: 0,
  users: 0,
};

describe('what a cleaning removed', () => {
  it('names only what there was', () => {
    expect(removedText({ ...NOTHING, candidates: 1200, interviews: 1, users: 2 })).toBe(
      'Removidos: 1.200 candidatos, 1 entrevista, 2 usuários.',
    );
  });

  it('states the money that was owed', () => {
    expect(removedText({ ...NOTHING, referralApplications: 1, owedBonusCents: 75_000 })).toBe(
      'Removidos: 1 aplicação de indicação. Bônus a pagar que deixaram de existir: R$\u00a0750,00.',
    );
  });

  it('says so when there was nothing', () => {
    expect(removedText(NOTHING)).toBe('Não havia nada para remover.');
  });
});
