import type { ReactNode } from 'react';
import {
  QUARANTINE_DAYS,
  RETENTION_KINDS,
  TALENT_BANK_RETENTION_MONTHS,
  TALENT_BANK_TITLE,
  type RetentionKind,
} from '@araucaria/contracts/domain';

export interface PolicySection {
  id: string;
  title: string;
  children?: ReactNode;
  list?: ReadonlyArray<readonly [term: string, text: string]>;
  /** Below the list. */
  paragraphs?: readonly string[];
}

/** The bounds of a term: staff choose a term within them. */
const termOf = (kind: RetentionKind): string =>
  `${RETENTION_KINDS[kind].minDays} a ${RETENTION_KINDS[kind].maxDays} dias`;

/**
 * What the product does with personal data; who changes that changes this text, and `CONSENT_VERSION` with it. Spans of
 * time come from `RETENTION_MONTHS`, `UnusedUploads`, `ResultCache`, `SESSION_TTL_MS` and `pendingReferrals`.
 */
export const POLICY: readonly PolicySection[] = [
  {
    id: 'responsavel',
    title: 'Quem é responsável',
    paragraphs: [
      'A Araucária Software, de Curitiba, Paraná, é a controladora: decide para que e como os seus dados são usados neste site. O endereço para falar conosco está no fim desta página.',
    ],
  },
  {
    id: 'dados',
    title: 'Quais dados tratamos, e para quê',
    list: [
      [
        'Candidatura',
        'nome, e-mail e telefone e, se você quiser informar, endereço, formação, experiência e a vaga escolhida. Servem para avaliar a sua candidatura e falar com você.',
      ],
      [
        'Currículo em PDF',
        'o arquivo é lido automaticamente para preencher o formulário, que você confere e corrige antes de enviar. Guardamos o arquivo e avisos da leitura, como o de um texto oculto.',
      ],
      [
        'Processo seletivo',
        'etapas, avaliações e anotações da equipe, entrevistas com suas datas, respostas e pareceres, e as etapas da contratação, cujos documentos pedimos por e-mail.',
      ],
      [
        'Mensagens',
        'e-mails e, quando usado, WhatsApp sobre a candidatura, as entrevistas e a contratação. Guardamos para qual endereço ou número foram, quando, e se chegaram ou foram lidas no WhatsApp, e a sua confirmação de presença.',
      ],
      [
        'Alertas de vagas',
        'se você criar alertas em Minha candidatura, os departamentos e locais escolhidos. Servem para avisar você por e-mail de novas vagas, no máximo uma vez por dia, até você cancelar.',
      ],
      [
        'Indicação',
        'nome e e-mail de quem indica, as vagas, a contagem de visitas ao link, quem se candidatou por ele e a bonificação. Servem para registrar a indicação e pagar a bonificação.',
      ],
      [
        'Pedidos sobre os seus dados',
        'nome, e-mail e o que você escreve no pedido, para identificar e responder. Um pedido feito por aqui e não confirmado é apagado depois de 7 dias.',
      ],
      [
        'Segurança',
        'o endereço IP, que fica com a candidatura e é contado por um minuto para limitar abusos, e a verificação de que você não é um robô, feita por um cálculo no seu próprio navegador.',
      ],
      [
        'Contas da equipe',
        'nome, e-mail, usuário e senha, da qual guardamos somente um resumo irreversível (hash), e o registro de ações administrativas.',
      ],
    ],
    paragraphs: [
      'Se a verificação exibida for o Google reCAPTCHA, o Google recebe o seu endereço IP e dados do seu navegador, pode usar cookies dele e trata tudo conforme as regras dele.',
      'Não pedimos dados sensíveis, como os de saúde, religião ou opinião política. Por favor, não os inclua no currículo.',
    ],
  },
  {
    id: 'bases',
    title: 'Bases legais',
    list: [
      [
        'Consentimento (art. 7º, I)',
        'para a candidatura, o currículo e o Banco de Talentos, dado no envio do formulário, para a indicação feita por visitantes, ao gerar o link, e para os alertas de vagas, ao criá-los. Registramos a versão do texto e a data.',
      ],
      [
        'Contrato e procedimentos preliminares (art. 7º, V)',
        'para as entrevistas, a contratação e a bonificação por indicação.',
      ],
      [
        'Obrigação legal e exercício regular de direitos (art. 7º, II e VI)',
        'para comprovar contratações e pagamentos.',
      ],
      [
        'Legítimo interesse (art. 7º, IX)',
        'para a segurança: endereço IP, verificação contra robôs e registro de acessos.',
      ],
    ],
    paragraphs: [
      'Você pode revogar o consentimento a qualquer momento. O que foi feito antes continua válido, e sem ele a candidatura não pode seguir.',
    ],
  },
  {
    id: 'acesso',
    title: 'Quem vê os seus dados',
    list: [
      [
        'A nossa equipe',
        'somente administradores veem candidaturas e currículos. Cada abertura de um currículo fica registrada.',
      ],
      [
        'Quem indicou você',
        'é avisado por e-mail, com o seu primeiro nome, da candidatura, da contratação e da bonificação. Se trabalha conosco, vê também o seu nome completo, a vaga e o andamento da bonificação.',
      ],
      [
        'Quem recebe um link de indicação',
        'vê o nome de quem indica; o link criado por um visitante leva também o e-mail.',
      ],
      [
        'Fornecedores',
        'os que hospedam o site e guardam os arquivos, entregam e-mails e, quando usado, o WhatsApp (Meta), somente para esses serviços.',
      ],
      ['Autoridades', 'quando a lei ou uma ordem judicial exigir.'],
    ],
    paragraphs: [
      'Não vendemos dados pessoais nem os usamos para publicidade. Se um fornecedor estiver fora do Brasil, a transferência segue os arts. 33 a 36 da LGPD.',
    ],
  },
  {
    id: 'automatico',
    title: 'Leitura automática e modelos de linguagem',
    paragraphs: [
      'A leitura do currículo é feita nos nossos próprios servidores e serve só para preencher o formulário. Nenhuma decisão sobre você é tomada por um programa: notas, etapas e respostas são dadas por pessoas.',
      'Se um modelo de linguagem estiver ativado, o texto do currículo é enviado a ele somente para completar ou confirmar campos de que a leitura não tem certeza. Sem essa opção, nada é enviado.',
    ],
  },
  {
    id: 'prazos',
    title: 'Por quanto tempo guardamos',
    list: [
      [
        TALENT_BANK_TITLE,
        `${TALENT_BANK_RETENTION_MONTHS} meses a partir do cadastro; depois os dados são excluídos automaticamente, salvo se você tiver sido aprovado ou contratado.`,
      ],
      [
        'Candidatura a uma vaga',
        `enquanto for necessária aos nossos processos seletivos. A exclusão automática, quando ligada, ocorre depois de ${termOf('applicants')} do encerramento da vaga ou da última mudança, salvo se você tiver sido aprovado ou contratado. A qualquer momento, a seu pedido.`,
      ],
      [
        'Currículo enviado sem candidatura',
        'é apagado na primeira limpeza noturna depois de 48 horas, como o que você enviar em Minha candidatura e não confirmar. O que foi lido nele fica até dez minutos, cifrado, em memória temporária.',
      ],
      [
        'Alertas de vagas',
        'até você cancelá-los, com um clique em qualquer mensagem, ou até a sua última candidatura ser excluída. Quais vagas já avisamos, por 7 dias.',
      ],
      [
        'Mensagens',
        `os registros de envio, enquanto a candidatura existir. A exclusão automática, quando ligada, ocorre depois de ${termOf('messages')}.`,
      ],
      [
        'Indicação',
        `nome e e-mail de quem indica, enquanto forem necessários para a bonificação e sua comprovação. Sem contratação, a exclusão automática, quando ligada, ocorre depois de ${termOf('referrers')} da última indicação.`,
      ],
    ],
    paragraphs: [
      `Antes da exclusão automática, os dados ficam ${QUARANTINE_DAYS} dias ocultos, em quarentena, para corrigir um engano. Dados que um processo ou uma autoridade exige são guardados até isso terminar.`,
      'Ao excluir uma candidatura, apagamos também o currículo, o histórico, as entrevistas e os registros de mensagens. Se houve indicação, resta o registro dela com números internos, datas e valores, sem o seu nome nem contato. E-mails já entregues ficam com quem os recebeu.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies e o que fica no seu navegador',
    paragraphs: [
      'Nós não gravamos cookies no navegador de quem só visita o site. Quem envia uma candidatura recebe um único cookie, que termina ao fechar o navegador: com ele distinguimos o envio feito neste aparelho dos que outras pessoas fazem com o mesmo e-mail. Quem abre Minha candidatura pelo link do e-mail recebe um único cookie de sessão, necessário para o acesso, que vale até duas horas depois do último uso e termina ao sair ou ao fechar o navegador. Quem entra com uma conta recebe um único cookie de sessão, necessário para o acesso, que vale até 12 horas depois do último uso; a página de acesso pode criar um cookie de teste e apagá-lo em seguida. Não há cookies de publicidade nem de estatística.',
      'O rascunho da candidatura e o código da indicação por que você chegou ficam no seu navegador, somente até fechar a aba. Também ficam nele a sua escolha de tema, a indicação de que você entrou com uma conta, até sair dela, e, se você gerou um link de indicação, o seu nome e e-mail até que ela seja registrada; por até sete dias tentamos registrá-la de novo.',
    ],
  },
  {
    id: 'direitos',
    title: 'Os seus direitos',
    paragraphs: [
      'Pelo art. 18 da LGPD, você pode pedir: confirmação de que tratamos os seus dados e acesso a eles; correção; anonimização, bloqueio ou eliminação do que for desnecessário ou excessivo; portabilidade; eliminação do que foi tratado com o seu consentimento; informação sobre com quem compartilhamos os seus dados e sobre a possibilidade de não consentir; e a revogação do consentimento. Pode também se opor a um tratamento que descumpra a lei.',
      'A cópia dos seus dados é entregue como página para ler e imprimir e em formato aberto (JSON), com o seu currículo.',
    ],
  },
];
