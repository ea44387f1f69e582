/** What a text about a rejection may speak of. */
export interface RejectionCase {
  /** False: the talent bank. */
  hasJob: boolean;
  interviewed: boolean;
  hasResume: boolean;
}

type Text = (of: RejectionCase) => string;

const interest = ({ hasJob }: RejectionCase) =>
  hasJob ? 'o seu interesse na vaga {{vaga}}' : 'o seu interesse em trabalhar na {{empresa}}';
const effort = ({ hasJob }: RejectionCase) =>
  hasJob ? 'o tempo que você dedicou à candidatura' : 'o tempo que você dedicou ao cadastro';
const AGAIN = 'Novas oportunidades abrem com frequência, e será um prazer receber você de novo.';

const CHOSEN_OTHER: Text = (of) => {
  const thanks = of.interviewed
    ? `Obrigado pelo tempo e pela dedicação ${of.hasJob ? 'em cada etapa do processo seletivo da vaga {{vaga}}' : 'na nossa conversa'}. Gostamos de conhecer você.`
    : `Agradecemos ${interest(of)} e ${effort(of)}.`;
  return `${thanks}

Desta vez, escolhemos outra pessoa${of.hasJob ? ' para a vaga' : ''}. A decisão foi entre candidaturas muito boas e não diminui a sua trajetória.

${AGAIN}`;
};

const OTHER_EXPERIENCE: Text = (of) => `Agradecemos ${interest(of)} e ${effort(of)}.

${of.hasResume ? 'Lemos o seu currículo com atenção' : 'Lemos as suas respostas com atenção'}. ${
  of.hasJob
    ? 'Para esta vaga, seguiremos com pessoas cuja experiência está mais próxima do que o trabalho pede agora.'
    : 'Neste momento, seguiremos com pessoas cuja experiência está mais próxima do trabalho que temos.'
} Isso não é uma avaliação de você nem da sua carreira.

Se ${of.hasJob ? 'outra' : 'uma'} vaga combinar com o seu perfil, candidate-se: as candidaturas são lidas uma a uma.`;

const REQUIREMENT: Text = (of) => `Agradecemos ${interest(of)}.

${
  of.hasJob
    ? 'Esta vaga tem requisitos de que não podemos abrir mão, e não encontramos todos eles na sua candidatura. Por isso não seguiremos com ela desta vez.'
    : 'O trabalho que temos agora tem requisitos de que não podemos abrir mão, e não encontramos todos eles no seu cadastro. Por isso não seguiremos com ele desta vez.'
}

Se você tem esse requisito e ele não apareceu ${of.hasResume ? 'no currículo' : 'no formulário'}, responda a este e-mail. E se ${of.hasJob ? 'outra' : 'uma'} vaga combinar com o seu perfil, candidate-se: será um prazer ler a sua candidatura.`;

const CONDITIONS: Text = (of) => {
  const thanks = of.interviewed
    ? `Obrigado pela conversa${of.hasJob ? ' sobre a vaga {{vaga}}' : ''} e por ter dito com clareza o que você procura.`
    : `Agradecemos ${interest(of)}.`;
  return `${thanks}

O que podemos oferecer ${of.hasJob ? 'nesta vaga' : 'agora'} não corresponde ao que você espera em salário, local ou horário. Preferimos dizer isso agora, com respeito ao seu tempo.

Se as condições mudarem, de um lado ou do outro, será um prazer conversar${of.interviewed ? ' de novo' : ''}.`;
};

const NO_CONTACT: Text = (of) => `Agradecemos ${interest(of)}.

Não conseguimos falar com você para seguir com o processo, e por isso encerramos a sua candidatura${of.hasJob ? ' a esta vaga' : ''}. Sabemos que imprevistos acontecem.

Se ainda tiver interesse em trabalhar na {{empresa}}, responda a este e-mail ou candidate-se a ${of.hasJob ? 'outra' : 'uma'} vaga quando for possível.`;

const CLOSED: Text = (of) => `Agradecemos ${interest(of)} e ${effort(of)}.

${of.hasJob ? 'Esta vaga foi encerrada, e o' : 'O'} processo seletivo terminou. A sua candidatura não seguirá adiante, e isso não é uma avaliação do seu perfil.

${AGAIN}`;

const OTHER: Text = (of) => `Agradecemos de verdade ${interest(of)} e ${
  of.interviewed ? `o tempo que você dedicou ${of.hasJob ? 'a cada etapa' : 'à nossa conversa'}` : effort(of)
}.

Desta vez, seguiremos com outras pessoas. Sabemos que essa não é a notícia que você esperava, e ela não diminui a sua trajetória: a decisão considerou somente o que ${of.hasJob ? 'esta vaga pede agora' : 'o trabalho pede agora'}.

${AGAIN}`;

/**
 * The texts of the reasons of a new installation; the full case is the stored text. None offers to apply again for the same job: a person
 * has one application for each (decision 043).
 */
const BUILT_IN: readonly Text[] = [
  CHOSEN_OTHER,
  OTHER_EXPERIENCE,
  REQUIREMENT,
  CONDITIONS,
  NO_CONTACT,
  CLOSED,
  OTHER,
];
const FULL_CASE: RejectionCase = { hasJob: true, interviewed: true, hasResume: true };
const BY_STORED = new Map(BUILT_IN.map((text) => [text(FULL_CASE), text]));

/** How an own text of the staff names the job, with the words for the talent bank. */
const JOB_PHRASES: ReadonlyArray<[RegExp, string]> = [
  [/à vaga \{\{\s*vaga\s*\}\}/gi, 'ao nosso banco de talentos'],
  [/\bna vaga \{\{\s*vaga\s*\}\}/gi, 'no nosso banco de talentos'],
  [/\bda vaga \{\{\s*vaga\s*\}\}/gi, 'do nosso banco de talentos'],
  [/\b(sobre|para) a vaga \{\{\s*vaga\s*\}\}/gi, '$1 o nosso banco de talentos'],
];

/** The general text, of a rejection without a reason. */
export const generalRejection = OTHER;

/**
 * The text of a reason for a case: a built-in one speaks of no job and no conversation that was not there; one that staff wrote stays as
 * it is, but for the name of the job. @param stored with its variables
 */
export function rejectionText(stored: string, of: RejectionCase): string {
  const builtIn = BY_STORED.get(stored.replace(/\r\n/g, '\n').trim());
  if (builtIn) return builtIn(of);
  if (of.hasJob) return stored;
  return JOB_PHRASES.reduce((text, [phrase, words]) => text.replace(phrase, words), stored);
}
