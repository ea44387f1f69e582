/** What the notice to the ANPD must state (Resolução CD/ANPD 15/2024, art. 6). */
export const ANPD_NOTICE_CONTENTS: readonly string[] = [
  'Natureza e categoria dos dados pessoais afetados',
  'Número de titulares afetados, com crianças, adolescentes e idosos à parte',
  'Medidas de segurança usadas antes e depois do incidente',
  'Riscos e possíveis impactos para os titulares',
  'Motivos da demora, se a comunicação não foi feita no prazo',
  'Medidas adotadas ou que serão adotadas para reverter ou reduzir os efeitos',
  'Data do incidente e data do conhecimento',
  'Dados do encarregado e do controlador',
  'Descrição do incidente e da causa, se conhecida',
];

/** What the notice to the persons must state, in plain language (Resolução CD/ANPD 15/2024, art. 9). */
export const PERSONS_NOTICE_CONTENTS: readonly string[] = [
  'Natureza e categoria dos dados afetados',
  'Medidas usadas para proteger os dados',
  'Riscos e possíveis impactos',
  'Motivos da demora, se houver',
  'Medidas adotadas e o que a pessoa pode fazer',
  'Data do conhecimento do incidente',
  'Contato para mais informações e do encarregado',
];
