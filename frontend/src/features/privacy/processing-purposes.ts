/** One processing operation of the record of art. 37 of the LGPD. */
export interface ProcessingPurpose {
  id: string;
  name: string;
  purpose: string;
  /** With its article of the LGPD (Lei 13.709/2018). */
  legalBasis: string;
  /** Whose data. */
  persons: string;
  data: string;
  recipients: string;
  retention: string;
}

/** The record of processing operations. `docs/privacy.md` and the privacy centre show it. */
export const PROCESSING_PURPOSES: readonly ProcessingPurpose[] = [
  {
    id: 'recruitment',
    name: 'Candidaturas a vagas',
    purpose: 'Avaliar a candidatura, conduzir o processo seletivo e falar com a pessoa',
    legalBasis:
      'Consentimento no envio (art. 7º, I); procedimentos preliminares a contrato nas entrevistas e na contratação (art. 7º, V)',
    persons: 'Candidatos',
    data: 'Nome, e-mail, telefone, endereço, formação, experiência, currículo em PDF e avisos da leitura, vaga, status, pontuação, anotações e pareceres da equipe, entrevistas',
    recipients:
      'Equipe autorizada; hospedagem e armazenamento de arquivos; quem indicou recebe o primeiro nome (usuários, o nome)',
    retention: 'Prazo de “Candidaturas de vagas encerradas”; contratados, sem prazo automático',
  },
  {
    id: 'talent-bank',
    name: 'Banco de Talentos',
    purpose: 'Convidar a pessoa para vagas futuras',
    legalBasis: 'Consentimento (art. 7º, I)',
    persons: 'Candidatos sem vaga',
    data: 'Os mesmos das candidaturas',
    recipients: 'Equipe autorizada; hospedagem e armazenamento de arquivos',
    retention: '24 meses a partir do cadastro, quarentena incluída',
  },
  {
    id: 'job-alerts',
    name: 'Alertas de vagas',
    purpose: 'Avisar a pessoa de novas vagas que ela pediu para acompanhar',
    legalBasis: 'Consentimento (art. 7º, I), que termina com um clique em qualquer mensagem',
    persons: 'Candidatos que criaram alertas em Minha candidatura',
    data: 'Departamentos e locais dos alertas; números das vagas de cada aviso',
    recipients: 'Servidor de e-mail',
    retention: 'Até a pessoa cancelar os alertas ou a última candidatura ser apagada; avisos: 7 dias',
  },
  {
    id: 'resume-reading',
    name: 'Leitura automática do currículo',
    purpose: 'Preencher o formulário, que a própria pessoa confere',
    legalBasis: 'Consentimento (art. 7º, I). Não há decisão automatizada (art. 20)',
    persons: 'Candidatos',
    data: 'O arquivo em PDF e o texto dele',
    recipients: 'Ninguém; se a opção estiver ativada, um modelo de linguagem recebe trechos do texto',
    retention: 'Resultado: até 10 minutos; arquivo sem candidatura: 48 horas',
  },
  {
    id: 'referrals',
    name: 'Indicações e bonificação',
    purpose: 'Registrar a indicação e pagar a bonificação',
    legalBasis:
      'Consentimento de visitantes (art. 7º, I); contrato com a equipe (art. 7º, V); comprovação do pagamento (art. 7º, II e VI)',
    persons: 'Quem indica',
    data: 'Nome, e-mail, vagas, visitas ao link, candidaturas, valores e datas',
    recipients: 'Equipe autorizada; quem recebe o link vê o nome',
    retention:
      'Prazo de “Quem indicou sem contratação”; com contratação, enquanto a bonificação precisa ser comprovada',
  },
  {
    id: 'messages',
    name: 'Mensagens',
    purpose: 'Enviar confirmações, convites, lembretes e respostas',
    legalBasis: 'A mesma da operação de que a mensagem trata',
    persons: 'Candidatos, quem indica e equipe',
    data: 'Endereço ou número, assunto, estado e datas da entrega',
    recipients: 'Servidor de e-mail; quando usado, WhatsApp (Meta)',
    retention: 'Prazo de “Registros de mensagens enviadas”',
  },
  {
    id: 'accounts',
    name: 'Contas da equipe',
    purpose: 'Controlar o acesso',
    legalBasis: 'Execução de contrato (art. 7º, V)',
    persons: 'Equipe',
    data: 'Nome, e-mail, departamento, usuário, resumo irreversível da senha, hora do último acesso, sessões',
    recipients: 'Administradores',
    retention: 'Até a exclusão da conta; ao apagar, resta o número interno',
  },
  {
    id: 'subject-requests',
    name: 'Pedidos de titulares',
    purpose: 'Identificar a pessoa e responder ao pedido (art. 18)',
    legalBasis: 'Obrigação legal (art. 7º, II)',
    persons: 'Quem faz um pedido',
    data: 'Nome, e-mail, texto do pedido e da resposta',
    recipients: 'Administradores e encarregado',
    retention:
      'Pedido do site sem confirmação: 7 dias; exclusão atendida: 30 dias; outras respostas: cinco anos',
  },
  {
    id: 'security',
    name: 'Segurança e prestação de contas',
    purpose: 'Proteger o serviço, detectar abusos e demonstrar quem fez o quê',
    legalBasis: 'Legítimo interesse (art. 7º, IX) e obrigação legal (art. 7º, II; Marco Civil, art. 15)',
    persons: 'Visitantes e equipe',
    data: 'Endereço IP, ações com números internos, contagem de tentativas',
    recipients: 'Administradores e encarregado',
    retention:
      'Endereços na trilha: 6 meses; recusas a visitantes: 180 dias; o da candidatura, com ela; a trilha sem dados pessoais, sem prazo',
  },
];
