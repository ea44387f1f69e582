/** Terms that are fixed in code, by law or by design. */
export const FIXED_TERMS: ReadonlyArray<{ label: string; term: string; reason: string }> = [
  {
    label: 'Endereços de origem na trilha de auditoria',
    term: '6 meses',
    reason: 'Marco Civil da Internet, art. 15. A trilha continua, sem os endereços.',
  },
  {
    label: 'Currículo enviado sem candidatura',
    term: 'primeira limpeza noturna depois de 48 horas',
    reason: 'Não há finalidade sem a candidatura.',
  },
  {
    label: 'Currículo enviado em Minha candidatura e não confirmado',
    term: 'primeira limpeza noturna depois de 48 horas',
    reason: 'Não muda nada sem a confirmação da pessoa.',
  },
  {
    label: 'Avisos de alertas de vagas',
    term: '7 dias; os alertas, até a pessoa cancelá-los',
    reason: 'Impedem que a mesma vaga seja avisada duas vezes.',
  },
  {
    label: 'Resultado da leitura do currículo',
    term: 'até 10 minutos, cifrado, em memória',
    reason: 'Serve somente para preencher o formulário.',
  },
  {
    label: 'Rascunho da candidatura',
    term: 'até fechar a aba, no navegador da pessoa',
    reason: 'Não chega ao servidor antes do envio.',
  },
  {
    label: 'Sessão de quem entra com uma conta',
    term: '12 horas depois do último uso',
    reason: 'Segurança do acesso.',
  },
  {
    label: 'Trilha de auditoria',
    term: 'sem prazo',
    reason:
      'Não contém nomes, e-mails nem textos; somente números internos, datas e códigos. Recusas de visitantes são contadas, com no máximo vinte registros por tipo, rede e hora.',
  },
];
