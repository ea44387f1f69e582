/** Texts for a field of work. The first field whose words occur in the request is used. */
export interface FieldOfWork {
  words: RegExp;
  /** Complete a sentence that begins with 'Você vai'. */
  tasks: string[];
  requirements: string[];
}

export const FIELDS_OF_WORK: FieldOfWork[] = [
  {
    words: /\bdados|analytics|\bbi\b|estatistic|machine learning/,
    tasks: [
      'transformar perguntas do negócio em consultas, painéis e recomendações',
      'cuidar da qualidade dos dados, da origem ao relatório',
      'apresentar resultados a pessoas de outras áreas com clareza',
    ],
    requirements: ['SQL', 'Modelagem de dados', 'Estatística básica', 'Ferramentas de visualização'],
  },
  {
    words: /design|\bux\b|\bui\b/,
    tasks: [
      'pesquisar com quem usa o produto e transformar o que ouviu em soluções simples',
      'prototipar, testar e refinar fluxos de ponta a ponta',
      'evoluir o sistema de design junto da engenharia',
    ],
    requirements: ['Portfólio com produtos digitais', 'Figma', 'Pesquisa com usuários', 'Acessibilidade'],
  },
  {
    words: /seguranca da informacao|ciberseguranca|\bsecurity/,
    tasks: [
      'mapear riscos e conduzir planos de correção',
      'apoiar os times na construção de sistemas seguros',
      'preparar auditorias e responder a incidentes',
    ],
    requirements: ['Gestão de riscos', 'Redes e sistemas', 'LGPD', 'Resposta a incidentes'],
  },
  {
    words: /desenvolv|engenh|programa|software|front-?end|back-?end|full-?stack|\bsre\b|devops|mobile/,
    tasks: [
      'projetar, escrever e manter software que muitas pessoas usam todos os dias',
      'revisar código com cuidado e escrever testes que encontram erros de verdade',
      'participar das decisões técnicas junto de produto e design',
    ],
    requirements: ['Lógica e boas práticas de programação', 'Testes automatizados', 'Git', 'Desenho de APIs'],
  },
  {
    words: /produto|product|\bpm\b/,
    tasks: [
      'ouvir clientes e decidir, com dados, o que fazer e o que não fazer',
      'priorizar o trabalho do time e acompanhar o resultado das entregas',
      'comunicar a direção do produto com clareza',
    ],
    requirements: ['Gestão de produtos digitais', 'Métricas', 'Descoberta com clientes', 'Métodos ágeis'],
  },
  {
    words: /vend|comercial|contas|negocios/,
    tasks: [
      'apresentar nossas soluções e entender o problema de cada cliente',
      'conduzir negociações do primeiro contato à assinatura',
      'cuidar da própria carteira com metas claras',
    ],
    requirements: ['Vendas consultivas', 'Negociação', 'Uso de CRM', 'Organização'],
  },
  {
    words: /marketing|conteudo|redacao|redator|comunicacao/,
    tasks: [
      'planejar e executar campanhas e conteúdos para os nossos públicos',
      'medir resultados e ajustar o caminho',
      'cuidar da voz da marca em todos os canais',
    ],
    requirements: [
      'Redação em português impecável',
      'Planejamento de campanhas',
      'Métricas de marketing',
      'Criatividade',
    ],
  },
  {
    words: /\brh\b|pessoas|recrut|talentos|recursos humanos/,
    tasks: [
      'cuidar da jornada de quem trabalha conosco, da chegada ao desenvolvimento',
      'apoiar as lideranças em processos seletivos justos',
      'acompanhar indicadores de clima e cultura',
    ],
    requirements: [
      'Recrutamento e seleção',
      'Boa comunicação',
      'Planilhas',
      'Noções de LGPD e legislação trabalhista',
    ],
  },
  {
    words: /suporte|atendimento|customer|sucesso do cliente/,
    tasks: [
      'atender clientes com clareza e empatia',
      'investigar problemas e levá-los à equipe certa',
      'registrar o que aprendeu para que todos atendam melhor',
    ],
    requirements: [
      'Comunicação clara',
      'Experiência com chamados',
      'Raciocínio lógico',
      'Paciência e empatia',
    ],
  },
  {
    words: /financ|contab|fiscal|tesour|controlad/,
    tasks: [
      'cuidar de contas, conciliações e fechamentos',
      'preparar relatórios para a tomada de decisão',
      'melhorar processos e controles',
    ],
    requirements: [
      'Rotinas financeiras e contábeis',
      'Planilhas avançadas',
      'Atenção a detalhes',
      'Sistemas ERP',
    ],
  },
];

export const ANY_FIELD: FieldOfWork = {
  words: /^/,
  tasks: [
    'cuidar do dia a dia da área, com autonomia e apoio do time',
    'propor melhorias e acompanhar seus resultados',
    'trabalhar em conjunto com outras áreas da empresa',
  ],
  requirements: ['Boa comunicação', 'Organização', 'Trabalho em equipe', 'Vontade de aprender'],
};

/** Words that become requirements when the request mentions them. */
export const SKILLS = [
  'TypeScript',
  'JavaScript',
  'Node.js',
  'React',
  'Angular',
  'Vue',
  'Java',
  'Kotlin',
  'Swift',
  'Python',
  'Go',
  'C#',
  '.NET',
  'PHP',
  'Ruby',
  'SQL',
  'PostgreSQL',
  'MySQL',
  'MongoDB',
  'Redis',
  'Kafka',
  'GraphQL',
  'Docker',
  'Kubernetes',
  'AWS',
  'Azure',
  'GCP',
  'Terraform',
  'Linux',
  'Power BI',
  'Tableau',
  'Excel',
  'Figma',
  'Scrum',
  'SAP',
  'Salesforce',
  'SEO',
  'Inglês',
  'Espanhol',
  'LGPD',
];
