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

/** The record of processing operations (LGPD, art. 37), which the privacy centre shows. It describes what the code does. */
export const PROCESSING_PURPOSES: readonly ProcessingPurpose[] = [
  {
    id: 'recruitment',
    name: 'Candidaturas a vagas',
    purpose: 'Avaliar a candidatura, conduzir o processo seletivo e falar com a pessoa',
    legalBasis:
      'Consentimento no envio (art. 7º, I); procedimentos preliminares a contrato nas entrevistas e na contratação (art. 7º, V)',
    persons: 'Candidatos',
    data: 'Nome, e-mail, telefone, endereço, formação, experiência, currículo em PDF, com avisos da leitura e os idiomas e conhecimentos lidos, vaga, status, pontuação, anotações e pareceres da equipe, motivo da reprovação, hora da última mensagem, entrevistas e respostas aos convites, endereço IP do envio',
    recipients:
      'Equipe autorizada; hospedagem e armazenamento de arquivos; quem indicou recebe o primeiro nome (usuários, o nome)',
    retention: 'Prazo de “Candidaturas de vagas encerradas”; contratados, sem prazo automático',
  },
  {
    id: 'drafts',
    name: 'Candidaturas à espera de confirmação',
    purpose: 'Permitir que quem já tem cadastro se candidate de novo sem preencher tudo',
    legalBasis: 'Consentimento (art. 7º, I)',
    persons: 'Candidatos que já têm cadastro',
    data: 'O que o formulário pede, o arquivo, endereço IP do envio, resumo de um valor aleatório do cookie do navegador que enviou',
    recipients: 'Ninguém',
    retention:
      'Até a pessoa confirmar ou descartar pelo link do e-mail, no máximo 24 horas; o cookie, até fechar o navegador',
  },
  {
    id: 'sent-forms',
    name: 'Formulários enviados',
    purpose: 'Reconhecer o mesmo formulário, enviado de novo depois de uma resposta perdida',
    legalBasis: 'Consentimento (art. 7º, I)',
    persons: 'Candidatos',
    data: 'Chave aleatória do formulário, candidatura, hora',
    recipients: 'Ninguém',
    retention: 'Um dia, ou até a candidatura ser apagada',
  },
  {
    id: 'candidate-area',
    name: 'Minha candidatura',
    purpose: 'Mostrar o andamento; corrigir, baixar e apagar os próprios dados',
    legalBasis: 'Direitos do titular (art. 18)',
    persons: 'Candidatos',
    data: 'O que está guardado sobre a pessoa; na sessão, só o número dela',
    recipients: 'A própria pessoa',
    retention:
      'Sessão: duas horas depois do último uso, no máximo um dia; links: 30 minutos; registro dos links: 30 dias',
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
    retention:
      'Resultado: até 10 minutos, cifrado; arquivo sem candidatura, ou não confirmado em Minha candidatura: primeira limpeza noturna depois de 48 horas',
  },
  {
    id: 'referrals',
    name: 'Indicações e bonificação',
    purpose: 'Registrar a indicação e pagar a bonificação',
    legalBasis:
      'Consentimento de visitantes (art. 7º, I); contrato com a equipe (art. 7º, V); comprovação do pagamento (art. 7º, II e VI)',
    persons: 'Quem indica',
    data: 'Nome, e-mail, vagas, visitas ao link, candidaturas, valores e datas',
    recipients: 'Equipe autorizada; quem recebe o link de um visitante pode ver o nome e o e-mail',
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
    recipients: 'Servidor de e-mail; quando usados, um arquivo de e-mails da empresa e o WhatsApp (Meta)',
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
