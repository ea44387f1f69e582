import type { JobView } from '@araucaria/contracts';
import { jobPosting } from '../src/site/job-posting.js';
import { pageDocument } from '../src/site/page-document.js';

const job: JobView = {
  id: 120,
  title: 'Pessoa Desenvolvedora',
  department: 'Engenharia',
  location: 'Curitiba, PR',
  type: 'CLT',
  description: 'Fazer software.',
  requirements: 'TypeScript',
  benefits: null,
  selectionSteps: null,
  salaryMin: null,
  salaryMax: null,
  isActive: true,
  closesOn: null,
  isSystem: false,
  version: 1,
  createdAt: '2026-11-21T23:30:00.000Z',
};
const posting = (changes: Partial<JobView>) =>
  jobPosting({ ...job, ...changes }, 'https://site.example') as Record<string, unknown>;

describe('the job posting for search engines', () => {
  it.each([
    ['CLT', 'FULL_TIME'],
    ['PJ', 'CONTRACTOR'],
    ['Estagio', 'INTERN'],
    ['Temporario', 'TEMPORARY'],
  ] as const)('says of %s that it is %s', (type, employmentType) => {
    expect(posting({ type })).toMatchObject({ employmentType });
  });

  it.each([
    { type: 'Remoto', location: 'Brasil' },
    { type: 'PJ', location: 'Remoto (Brasil)' },
    { type: 'CLT', location: 'Remoto, Brasil' },
    { type: 'CLT', location: 'Remoto | Brasil' },
    { type: 'PJ', location: 'PJ remoto' },
    { type: 'CLT', location: 'HOME OFFICE' },
    { type: 'Temporario', location: '100% remota' },
    { type: 'Estagio', location: 'Home-office, Brasil' },
    { type: 'CLT', location: 'Trabalho a distância' },
    { type: 'CLT', location: 'Teletrabalho' },
    { type: 'PJ', location: 'Brasil', title: 'Pessoa Desenvolvedora (PJ remoto)' },
    { type: 'PJ', location: 'Brasil', title: 'Pessoa Desenvolvedora - Remoto' },
  ] as const)('can be done from anywhere in Brazil: %j', (change) => {
    const remote = posting(change);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  it('states remote work and the type of contract independently', () => {
    expect(posting({ type: 'PJ', location: 'Remoto' })).toMatchObject({ employmentType: 'CONTRACTOR' });
    expect(posting({ type: 'Temporario', location: 'Remoto (Brasil)' })).toMatchObject({
      employmentType: 'TEMPORARY',
    });
  });

  it.each(['Curitiba, PR (ou remoto)', 'Remoto ou Curitiba, PR', 'Curitiba/PR; remoto'])(
    'names a town in addition to remote work: %s',
    (location) => {
      expect(posting({ type: 'CLT', location })).toMatchObject({
        jobLocationType: 'TELECOMMUTE',
        jobLocation: { address: { addressLocality: 'Curitiba', addressRegion: 'PR' } },
      });
    },
  );

  it.each([
    { location: 'Curitiba, PR' },
    { location: 'Híbrido, 2 dias remoto' },
    { location: 'Parcialmente remoto' },
    { location: 'São Paulo, SP (remoto 3x por semana)' },
    { location: 'Presencial, sem home office' },
    { location: 'Não remoto' },
    { title: 'Analista de Suporte Remoto' },
    { title: 'Especialista em Sensoriamento Remoto' },
  ])('is not remote: %j', (change) => {
    expect(posting(change)).not.toHaveProperty('jobLocationType');
    expect(posting(change)).toHaveProperty('jobLocation');
  });

  it('is not remote for the type Hibrido', () => {
    const elsewhere = posting({ type: 'Hibrido', location: 'Remoto (Brasil)' });
    expect(elsewhere).not.toHaveProperty('jobLocationType');
    expect(elsewhere.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'BR' },
    });
  });

  const placesOf = (location: string) =>
    [posting({ location }).jobLocation].flat().map((place) => {
      const { '@type': type, ...address } = (place as { address: Record<string, string> }).address;
      expect(type).toBe('PostalAddress');
      return address;
    });
  const town = (addressLocality: string, addressRegion: string) => ({
    addressLocality,
    addressRegion,
    addressCountry: 'BR',
  });

  it.each([
    ['Curitiba – PR', town('Curitiba', 'PR')],
    ['Curitiba-PR', town('Curitiba', 'PR')],
    ['Curitiba/PR', town('Curitiba', 'PR')],
    ['PR - Curitiba', town('Curitiba', 'PR')],
    ['Curitiba, Paraná, Brasil', town('Curitiba', 'PR')],
    ['Mogi-Guaçu, SP', town('Mogi-Guaçu', 'SP')],
    ['Mogi-Guaçu', { addressLocality: 'Mogi-Guaçu', addressCountry: 'BR' }],
    ['São Paulo', { addressLocality: 'São Paulo', addressCountry: 'BR' }],
    ['São Paulo, SP', town('São Paulo', 'SP')],
    ['Batel, Curitiba - PR', town('Curitiba', 'PR')],
    ['Lisboa, Portugal', { addressLocality: 'Lisboa', addressCountry: 'PT' }],
    ['Lisboa (Portugal)', { addressLocality: 'Lisboa', addressCountry: 'PT' }],
    ['Berlim - Alemanha', { addressLocality: 'Berlim', addressCountry: 'DE' }],
    [
      'Av. Paulista, 1000 - Bela Vista, São Paulo - SP, 01310-100',
      {
        ...town('São Paulo', 'SP'),
        streetAddress: 'Av. Paulista, 1000, Bela Vista',
        postalCode: '01310-100',
      },
    ],
    [
      'Rua XV de Novembro 12, Curitiba/PR',
      { ...town('Curitiba', 'PR'), streetAddress: 'Rua XV de Novembro 12' },
    ],
    ['São Paulo (SP) - Híbrido', town('São Paulo', 'SP')],
    ['São Paulo, SP - Híbrido', town('São Paulo', 'SP')],
    ['Híbrido (São Paulo - SP)', town('São Paulo', 'SP')],
    ['Presencial em São Paulo, SP', town('São Paulo', 'SP')],
    ['São José dos Campos (SP), Brasil', town('São José dos Campos', 'SP')],
    ['Curitiba (PR)', town('Curitiba', 'PR')],
    ['Curitiba PR', town('Curitiba', 'PR')],
    ['Curitiba-pr', town('Curitiba', 'PR')],
    ['Embu-Guaçu-SP', town('Embu-Guaçu', 'SP')],
    ['Escritório Curitiba - PR', town('Curitiba', 'PR')],
    ['Curitiba e região, PR', town('Curitiba', 'PR')],
    ['Grande Recife/PE', town('Grande Recife', 'PE')],
    ['Barueri, Grande São Paulo', { addressLocality: 'Barueri', addressCountry: 'BR' }],
    ['Interior de SP', { addressRegion: 'SP', addressCountry: 'BR' }],
    ['Minas Gerais', { addressRegion: 'MG', addressCountry: 'BR' }],
    ['DF', { addressRegion: 'DF', addressCountry: 'BR' }],
    ['Presencial, Brasil', { addressCountry: 'BR' }],
    ['A combinar', { addressCountry: 'BR' }],
    ['Portugal', { addressCountry: 'PT' }],
    ['Austin, TX, EUA', { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' }],
  ])('reads the place %j', (location, address) => expect(placesOf(location)).toEqual([address]));

  it.each([
    ['SP/São Paulo e RJ/Rio de Janeiro', [town('São Paulo', 'SP'), town('Rio de Janeiro', 'RJ')]],
    ['Curitiba, PR ou Joinville, SC', [town('Curitiba', 'PR'), town('Joinville', 'SC')]],
    ['Curitiba/PR; Londrina/PR', [town('Curitiba', 'PR'), town('Londrina', 'PR')]],
    ['São Paulo - SP | Curitiba - PR', [town('São Paulo', 'SP'), town('Curitiba', 'PR')]],
    ['São Paulo/SP, Rio de Janeiro/RJ', [town('São Paulo', 'SP'), town('Rio de Janeiro', 'RJ')]],
    ['Curitiba e Londrina, PR', [town('Curitiba', 'PR'), town('Londrina', 'PR')]],
    ['Curitiba (PR) e Joinville (SC) - Híbrido', [town('Curitiba', 'PR'), town('Joinville', 'SC')]],
    [
      'São Paulo e Rio de Janeiro',
      [
        { addressLocality: 'São Paulo', addressCountry: 'BR' },
        { addressLocality: 'Rio de Janeiro', addressCountry: 'BR' },
      ],
    ],
    ['Curitiba-PR / Recife-PE', [town('Curitiba', 'PR'), town('Recife', 'PE')]],
  ])('reads the places %j', (location, addresses) => expect(placesOf(location)).toEqual(addresses));

  it.each([
    [null, null, undefined],
    [5000, null, { minValue: 5000 }],
    [null, 7000, { maxValue: 7000 }],
    [5000, 7000, { minValue: 5000, maxValue: 7000 }],
    [6000, 6000, { value: 6000 }],
  ])('states a salary from %s to %s', (salaryMin, salaryMax, value) => {
    const { baseSalary } = posting({ salaryMin, salaryMax });
    expect(baseSalary).toEqual(
      value && {
        '@type': 'MonetaryAmount',
        currency: 'BRL',
        value: { '@type': 'QuantitativeValue', unitText: 'MONTH', ...value },
      },
    );
  });

  it('is valid to the end of the closing day in São Paulo', () => {
    expect(posting({ closesOn: '2026-12-12' })).toMatchObject({ validThrough: '2026-12-12T23:59:59-03:00' });
    expect(posting({})).not.toHaveProperty('validThrough');
  });

  it('escapes markup in the text of a job', () => {
    const evil = '</script><script>alert(1)</script>"\'&';
    const structured = posting({ title: evil, description: evil, location: evil, department: evil });
    const html = pageDocument(
      '<html><head><title>x</title><meta name="description" content="y" /></head></html>',
      { site: 'https://site.example', title: evil, description: evil, canonical: '/vagas/120', structured },
      { files: [], fonts: [], isLoadedAtOnce: false },
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
  });
});
