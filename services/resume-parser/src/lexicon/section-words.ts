import { fold, withoutBullet } from './characters.js';

export type SectionKind =
  | 'contact'
  | 'objective'
  | 'profile'
  | 'experience'
  | 'education'
  | 'courses'
  | 'skills'
  | 'languages'
  | 'references'
  | 'awards'
  | 'projects'
  | 'publications'
  | 'volunteer'
  | 'interests'
  | 'other';

/**
 * Headings of Brazilian and English résumés, folded (no accents, lower case). Whole headings, not single words, so that a
 * sentence that merely mentions 'experiência' is not one. Order matters only where one pattern contains another.
 */
const HEADINGS: [SectionKind, RegExp][] = [
  [
    'contact',
    /^(?:(?:meus )?(?:dados|informacoes|informacao|info|detalhes)(?: (?:pessoal|pessoais|de contato|do candidato|cadastrais|basicas|e contato|e contatos|para contato|de identificacao))+|dados|contatos?|contactos?|contato e redes|fale comigo|identificacao|contact(?: me| info| information| details)?|personal (?:info|information|details|data|profile data)|personal|details|get in touch|endereco e contato|onde me encontrar|redes sociais|links?|social(?: media)?|websites?(?:,? portfolios?(?:,? profiles?)?)?|profiles)$/,
  ],
  [
    'objective',
    /^(?:objetivos?|meu objetivo|objetivos? (?:profissional|profissionais|de carreira)|career objective|objective|objectives|area de interesse|areas de interesse|vaga pretendida|cargo pretendido|pretensao|vaga de interesse|cargo desejado|objetivo e perfil)$/,
  ],
  [
    'profile',
    /^(?:(?:meu )?(?:resumo|perfil|sumario|sintese)(?: (?:profissional|pessoal|executivo|do perfil|das qualificacoes|de qualificacoes|de carreira|curricular|de competencias|do curriculo|da carreira|e objetivo))*|sobre(?: mim)?|quem sou(?: eu)?|apresentacao(?: pessoal| profissional)?|breve apresentacao|biografia|mini ?bio|bio|qualificacoes|principais qualificacoes|resumo (?:de|das|das principais) qualificacoes|resumo de experiencias?|(?:professional |executive |career |personal |about )?(?:summary|profile|statement|overview)|summary of qualifications|about(?: me| myself)?|who i am|carta de apresentacao|introducao|introduction|highlights|perfil e objetivo|historia)$/,
  ],
  [
    'courses',
    /^(?:cursos?(?: e (?:certificacoes|certificados|treinamentos|aperfeicoamentos?|palestras|eventos|workshops))?(?: (?:complementar|complementares|extracurriculares|extra curriculares|livres|adicionais|de aperfeicoamento|realizados|profissionalizantes|de extensao|de qualificacao))*(?: e (?:certificacoes|treinamentos|eventos|palestras|idiomas))?|formacao (?:complementar|continuada|extracurricular|adicional)|educacao complementar|formacoes complementares|aperfeicoamento(?: profissional)?|qualificacao (?:profissional|complementar)|qualificacoes (?:complementares|profissionais)|atividades complementares|certificacoes(?: e (?:cursos|licencas|treinamentos))?|licencas e certificados|licencas e certificacoes|certificados?|certificates?|certifications?(?: (?:and|&) (?:licenses|training|courses|awards))?|licenses (?:and|&) certifications|treinamentos?(?: e certificacoes)?|training|trainings|courses|relevant courses|coursework|relevant coursework|courses (?:and|&) certifications|extensao|congressos|eventos|participacao em eventos|palestras e eventos|seminarios|cursos e idiomas)$/,
  ],
  [
    'experience',
    /^(?:(?:minhas? |principais |ultimas )?(?:experiencias?|historico|atuacao|vivencia|trajetoria|carreira|atividades?|atribuicoes)(?: (?:profissional|profissionais|de trabalho|laboral|laborais|de empregos|em ti|de estagio|na area|em desenvolvimento|relevantes?|anteriores|recentes?|corporativa|e estagios|militar|e projetos|docente|clinica|juridica|administrativa|comercial))*|empregos?(?: anteriores)?|trabalhos?(?: anteriores)?|cargos?(?: ocupados)?|servicos prestados|(?:onde )?ja trabalhei(?: com| como| em)?|onde trabalhei|ultimos empregos|historico de emprego|estagios?|experiencia|experiencias(?: e estagios)?|(?:professional |work |relevant |employment |academic |job |career |industry |research |teaching |selected |internship |additional |other |clinical |technical |previous )*(?:experience|experiences|history|background|employment)|employment(?: history| record)?|work|work history|career|jobs|internships?|professional background|(?:academic |professional |previous |selected )*(?:appointments|positions?)(?: held)?|military (?:service|experience)|career (?:summary|highlights|path)|experience highlights|where i(?: ha)?ve worked|(?:por )?onde (?:ja )?(?:trabalhei|atuei|passei)|percurso(?: profissional)?|jornada(?: profissional)?|vida profissional|caminho profissional|locais de trabalho|exp\.? prof(?:\.|issional)?|experiencia e projetos)$/,
  ],
  [
    'education',
    /^(?:(?:minha )?(?:formacao|formacoes|escolaridade|instrucao|educacao|graduacao|ensino|estudos?|historico escolar)(?: (?:academica|academicas|escolar|educacional|profissional|superior|tecnica|e cursos|e certificacoes|academica e cursos|e escolaridade|e qualificacao|e qualificacoes|e idiomas))*|grau de (?:instrucao|escolaridade)|nivel de (?:escolaridade|instrucao)|dados academicos|vida academica|historico academico|escolaridade e cursos|formacao e (?:cursos|certificacoes|qualificacao)|titulacao|titulos academicos|(?:academic |my )?education(?:al)?(?: (?:background|history|and training|& training|and qualifications|and certifications|& certifications|qualifications|and courses|details|& skills))*|academics|academic (?:background|history|qualifications?|record|formation|profile|details|credentials|education|studies|training)|educational qualifications?|scholastic record|schools|qualifications|academic|degrees|studies|schooling|(?:o que |onde )(?:ja )?estud(?:ei|o)|aprendizado|estudos e formacao|form\.? academica|educacao e (?:formacao|treinamento)|educacao e formacao academica)$/,
  ],
  [
    'languages',
    /^(?:idiomas?(?: e (?:informatica|habilidades))?|linguas(?: estrangeiras)?|linguagens|languages?(?: skills)?|conhecimento(?:s)? (?:de|em) idiomas|competencias linguisticas|proficiencia em idiomas)$/,
  ],
  [
    'skills',
    /^(?:(?:minhas |principais )?(?:habilidades|competencias?|conhecimentos?|aptidoes|capacidades|ferramentas|tecnologias|expertise|qualidades|pontos fortes|caracteristicas)(?: (?:profissionais|tecnicas|tecnicos|pessoais|comportamentais|e competencias|e conhecimentos|e habilidades|e ferramentas|especificos|gerais|interpessoais|principais|em informatica|digitais|e tecnologias|adicionais|de informatica|tecnologicas|sociais|chave))*|informatica|soft skills|hard skills|stack(?: tecnologica)?|(?:technical |core |key |professional |top |computer |personal |additional |other |soft |hard |it |digital )*(?:skills?|competenc(?:ies|es)|technologies|tools|expertise|proficiencies|strengths|abilities)(?: (?:and|&) (?:tools|abilities|expertise|interests|competencies|technologies|strengths|languages))*|skills summary|areas of expertise|areas de (?:atuacao|expertise|conhecimento)|technical (?:knowledge|proficiency|summary)|programming(?: languages)?|perfil comportamental|perfil tecnico|diferenciais)$/,
  ],
  [
    'references',
    /^(?:referencias?(?: (?:profissionais|pessoais|profissional|pessoal|comerciais))*|references?|referees|indicacoes|recomendacoes|recommendations)$/,
  ],
  [
    'awards',
    /^(?:premios?(?: e (?:reconhecimentos?|conquistas|honrarias))?|conquistas(?: e premios)?|reconhecimentos?|honras e premios|honors?(?: (?:and|&) awards)?|awards?(?: (?:and|&) (?:honors?|achievements|certifications))?|achievements|accomplishments|realizacoes|principais realizacoes|resultados|scholarships|honors-awards)$/,
  ],
  [
    'projects',
    /^(?:(?:principais |meus )?projetos?(?: (?:pessoais|relevantes|academicos|de pesquisa|sociais|desenvolvidos|profissionais))*|(?:personal |selected |side |key |academic |research |notable |open source )*projects?|open source|portfolio|portifolio|pesquisas?|iniciacao cientifica|research(?: interests)?)$/,
  ],
  [
    'publications',
    /^(?:publicacoes(?: (?:cientificas|academicas|e artigos))*|(?:livros|obras|artigos)(?: (?:publicad[oa]s|e artigos))*|books|producao (?:cientifica|academica|bibliografica)|(?:selected )?publications?|papers|patents|(?:conference |selected )?presentations|talks|invited talks)$/,
  ],
  [
    'volunteer',
    /^(?:(?:trabalhos?|experiencias?|atividades?|servicos?|atuacao) volunt[a-z]*|voluntariado|volunteer(?:ing)?(?: (?:experience|work|activities))?|community (?:service|involvement)|causas|extracurricular activities|atividades extracurriculares|leadership(?: (?:experience|and activities))?|activities)$/,
  ],
  [
    'interests',
    /^(?:interesses?(?: pessoais)?|hobb(?:y|ies)|hobbies e interesses|passatempos|interests?|hobbies (?:and|&) interests|lazer|cultura)$/,
  ],
  [
    'other',
    /^(?:(?:informacoes|dados|observacoes|outras informacoes|outros|atividades|outros dados)(?: (?:adicionais|complementares|gerais|extras|relevantes|importantes))*|observacoes|disponibilidade|pretensao salarial|additional(?: information| info)?|other|others|miscellaneous|misc|declaracao|declaration|dados bancarios|documentos|documentacao|cnh|mobilidade|availability|using rendercv|quick guide|assinatura)$/,
  ],
];

/** Title-like words that may follow a heading without changing what it is. */
export function sectionOf(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const folded = fold(
    withoutBullet(text)
      .replace(/^\(?\d{1,2}[.)º°-]+\s*/, '')
      .replace(/^[ivx]{1,4}\s*[.)–—-]\s+/i, ''),
  )
    .replace(/[:.;|/#\-–—]+$/, '')
    .replace(/^[.:|/#§\-–—]+\s*/, '')
    .trim();
  if (folded === '') return undefined;
  return (
    kindOf(folded) ?? kindOf(folded.replace(/^(?:minhas?|meus?|my|a|as|o|os|the) /, '')) ?? composite(folded)
  );
}

/** 'Formação acadêmica/titulação', 'Cursos e formação': every part is a heading; the weightier one names the section. */
function composite(folded: string): SectionKind | undefined {
  const parts = folded.split(/\s*(?:\/|&|\+| e | and )\s*/);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map(kindOf);
  if (kinds.some((kind) => kind === undefined)) return undefined;
  return (
    kinds.find((kind) => kind === 'experience') ?? kinds.find((kind) => kind === 'education') ?? kinds[0]
  );
}

function kindOf(folded: string): SectionKind | undefined {
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** 'Formação: Ensino Médio completo' → the section and what follows its colon. */
export function inlineHeading(text: string): { kind: SectionKind; rest: string } | undefined {
  const match = /^([^:]{3,40}):\s*(\S.*)$/.exec(withoutBullet(text));
  if (!match?.[1] || !match[2]) return undefined;
  const kind = sectionOf(match[1]);
  return kind ? { kind, rest: match[2] } : undefined;
}
