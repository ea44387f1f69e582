/** Types of employment with their labels, in the order of the form. */
export const JOB_TYPES: Record<string, string> = {
  CLT: 'CLT',
  PJ: 'PJ',
  Remoto: 'Remoto',
  Hibrido: 'Híbrido',
  Estagio: 'Estágio',
  Temporario: 'Temporário',
};
