import type { SaveJob } from '@araucaria/contracts';

/** Jobs of a mid-sized Brazilian software company, oldest first. */
export const DEMO_JOBS: SaveJob[] = [
  {
    title: 'Analista de Pessoas e Cultura',
    department: 'Pessoas',
    location: 'Curitiba, PR',
    type: 'CLT',
    description:
      'Você vai cuidar da jornada de quem trabalha conosco: da chegada aos rituais de reconhecimento, passando por pesquisas de clima e planos de desenvolvimento. Trabalhará ao lado das lideranças de tecnologia para que crescer aqui seja simples e justo.',
    requirements: 'Experiência com RH generalista, Boa escrita, Planilhas avançadas, Noções de LGPD',
    benefits: 'Vale-refeição de R$ 1.100, Plano de saúde nacional, Horário flexível, Auxílio-creche',
    salaryMin: 4800,
    salaryMax: 6500,
  },
  {
    title: 'Estágio em Desenvolvimento de Software',
    department: 'Engenharia',
    location: 'Florianópolis, SC',
    type: 'Estagio',
    description:
      'Um ano de aprendizado com tutoria semanal: você entra em um time de produto, pega tarefas reais desde a primeira semana e termina com um projeto seu em produção. Não exigimos experiência; queremos curiosidade e vontade de perguntar.',
    requirements:
      'Cursando Computação ou áreas afins, Lógica de programação, Git básico, Inglês para leitura',
    benefits: 'Bolsa-auxílio, Vale-transporte, Curso de inglês, Recesso remunerado',
    salaryMin: 1900,
    salaryMax: 2300,
  },
  {
    title: 'Executiva ou Executivo de Contas',
    department: 'Comercial',
    location: 'São Paulo, SP',
    type: 'CLT',
    description:
      'Responsável por apresentar nossa plataforma a redes de varejo de médio porte, entender o problema do cliente e conduzir a negociação até a assinatura. Carteira própria, metas claras e comissão sem teto.',
    requirements: 'Vendas consultivas B2B, CRM no dia a dia, Negociação, Disponibilidade para viagens curtas',
    benefits: 'Comissão sem teto, Celular corporativo, Plano de saúde e odontológico',
    salaryMin: 5500,
    salaryMax: 8000,
  },
  {
    title: 'Analista de Suporte Nível 2',
    department: 'Atendimento',
    location: 'Recife, PE',
    type: 'CLT',
    description:
      'Você investiga os casos que o primeiro atendimento não resolveu: lê registros, reproduz o problema, conversa com a engenharia e devolve ao cliente uma resposta que ele entende. Escala de segunda a sexta, sem plantão de madrugada.',
    requirements: 'SQL para consultas, Redes e HTTP, Comunicação clara, Experiência com chamados',
    benefits: 'Plano de saúde, Vale-refeição, Certificações pagas',
    salaryMin: 3600,
    salaryMax: 4700,
  },
  {
    title: 'Redatora ou Redator Técnico',
    department: 'Produto',
    location: 'Remoto (Brasil)',
    type: 'Temporario',
    description:
      'Contrato de seis meses para reorganizar nossa central de ajuda: revisar 180 artigos, definir o guia de estilo e ensinar os times a escreverem para quem usa. Há chance de efetivação.',
    requirements: 'Português impecável, Experiência com documentação de software, Markdown, Organização',
    salaryMin: 5000,
    salaryMax: 6200,
  },
  {
    title: 'Pessoa Designer de Produto Pleno',
    department: 'Design',
    location: 'Remoto (Brasil)',
    type: 'Remoto',
    description:
      'Desenhar fluxos de ponta a ponta para lojistas que usam o sistema de pé, com pressa e no celular. Você pesquisa em loja, prototipa, testa com pessoas de verdade e acompanha o resultado depois da entrega, junto de produto e engenharia.',
    requirements:
      'Portfólio com produtos digitais, Figma, Pesquisa com usuários, Acessibilidade, Sistemas de design, Colaboração com engenharia, Inglês intermediário',
    benefits: 'Auxílio home office, Plano de saúde, Verba anual de estudos, Day off no aniversário',
    salaryMin: 8000,
    salaryMax: 11000,
  },
  {
    title: 'Analista de Dados Júnior',
    department: 'Dados',
    location: 'Belo Horizonte, MG',
    type: 'Hibrido',
    description:
      'Transformar perguntas do negócio em consultas, painéis e recomendações. Você fará parte de um time pequeno, com revisão de todo trabalho por pares e espaço para aprender modelagem e estatística na prática.',
    requirements: 'SQL, Planilhas, Estatística básica, Curiosidade pelo negócio, Python é um diferencial',
    benefits: 'Plano de saúde, Vale-refeição, Estacionamento, Verba de estudos',
    salaryMin: 4200,
    salaryMax: 5600,
  },
  {
    title: 'Pessoa Engenheira de Confiabilidade (SRE)',
    department: 'Engenharia',
    location: 'Remoto (Brasil)',
    type: 'Remoto',
    description:
      'Manter no ar uma plataforma que processa 4 milhões de cupons fiscais por dia. Você cuida de observabilidade, capacidade e resposta a incidentes, e tem autonomia para trocar trabalho repetitivo por automação. Sobreaviso remunerado, uma semana a cada seis.',
    requirements:
      'Linux, Kubernetes, PostgreSQL em produção, Observabilidade, Redes, Infraestrutura como código, Resposta a incidentes, Go ou Python',
    benefits:
      'Sobreaviso remunerado, Plano de saúde sem coparticipação, Auxílio home office, Participação nos resultados',
    salaryMin: 14000,
    salaryMax: 19000,
  },
  {
    title: 'Pessoa Desenvolvedora Front-end Pleno',
    department: 'Engenharia',
    location: 'Porto Alegre, RS',
    type: 'Hibrido',
    description:
      'Construir as telas que 30 mil caixas usam todos os dias. React e TypeScript, testes no navegador, desempenho em aparelhos modestos e acessibilidade tratada como requisito, não como favor.',
    requirements: 'TypeScript, React, HTML semântico, Testes automatizados, Acessibilidade, GraphQL',
    benefits: 'Plano de saúde e odontológico, Vale-refeição, Horário flexível, Verba de estudos',
    salaryMin: 9000,
    salaryMax: 12500,
  },
  {
    title: 'Gerente de Produto',
    department: 'Produto',
    location: 'São Paulo, SP',
    type: 'Hibrido',
    description:
      'Liderar a frente de pagamentos: ouvir lojistas, decidir o que não fazer e garantir que o time entregue valor a cada quinzena. Você responde pelo resultado do produto e presta contas com números e com histórias de clientes.',
    requirements:
      'Gestão de produto digital, Métricas, Meios de pagamento, Liderança sem cargo, Inglês avançado',
    benefits: 'Participação nos resultados, Plano de saúde para dependentes, Vale-refeição',
    salaryMin: 15000,
    salaryMax: 20000,
  },
  {
    title: 'Consultoria em Segurança da Informação',
    department: 'Segurança',
    location: 'Remoto (Brasil)',
    type: 'PJ',
    description:
      'Projeto de nove meses para conduzir nossa certificação: mapear riscos, escrever políticas que as pessoas consigam seguir e preparar as equipes para a auditoria. Trabalho direto com a diretoria de tecnologia.',
    requirements: 'Certificações de segurança, Gestão de riscos, LGPD, Auditoria, Redação de políticas',
  },
  {
    title: 'Pessoa Engenheira de Software Sênior (Node.js)',
    department: 'Engenharia',
    location: 'Curitiba, PR',
    type: 'CLT',
    description:
      'Projetar e manter os serviços de vendas e estoque, em Node.js e PostgreSQL. Esperamos que você desenhe soluções simples, escreva testes que pegam erros de verdade, revise código com gentileza e ajude quem está começando. Usamos filas, eventos e muita medição; reuniões, só as necessárias.',
    requirements:
      'Node.js e TypeScript, PostgreSQL, Mensageria e eventos, Testes automatizados, Desenho de APIs, Observabilidade, Mentoria de colegas',
    benefits:
      'Plano de saúde sem coparticipação, Vale-refeição de R$ 1.100, Participação nos resultados, Horário flexível, Licença parental estendida',
    salaryMin: 13000,
    salaryMax: 17500,
  },
];
