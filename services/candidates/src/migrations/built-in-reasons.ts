/** Reasons of rejections of a new installation, which administrators may change. Part of a migration: never edited. */
export const BUILT_IN_REASONS: ReadonlyArray<{ label: string; message: string }> = [
  {
    label: 'Outra pessoa foi escolhida',
    message: `Obrigado pelo tempo e pela dedicação em cada etapa do processo seletivo da vaga {{vaga}}. Gostamos de conhecer você.

Desta vez, escolhemos outra pessoa para a vaga. A decisão foi entre candidaturas muito boas e não diminui a sua trajetória.

Novas oportunidades abrem com frequência, e será um prazer receber você de novo.`,
  },
  {
    label: 'Experiência diferente da que a vaga pede',
    message: `Agradecemos o seu interesse na vaga {{vaga}} e o tempo que você dedicou à candidatura.

Lemos o seu currículo com atenção. Para esta vaga, seguiremos com pessoas cuja experiência está mais próxima do que o trabalho pede agora. Isso não é uma avaliação de você nem da sua carreira.

Se outra vaga combinar com o seu perfil, candidate-se: as candidaturas são lidas uma a uma.`,
  },
  {
    label: 'Requisito da vaga não atendido',
    message: `Agradecemos o seu interesse na vaga {{vaga}}.

Esta vaga tem requisitos de que não podemos abrir mão, e não encontramos todos eles na sua candidatura. Por isso não seguiremos com ela desta vez.

Se você tem esse requisito e ele não apareceu no currículo, responda a este e-mail. E se outra vaga combinar com o seu perfil, candidate-se: será um prazer ler a sua candidatura.`,
  },
  {
    label: 'Condições incompatíveis (salário, local ou horário)',
    message: `Obrigado pela conversa sobre a vaga {{vaga}} e por ter dito com clareza o que você procura.

O que podemos oferecer nesta vaga não corresponde ao que você espera em salário, local ou horário. Preferimos dizer isso agora, com respeito ao seu tempo.

Se as condições mudarem, de um lado ou do outro, será um prazer conversar de novo.`,
  },
  {
    label: 'Ausência na entrevista ou sem contato',
    message: `Agradecemos o seu interesse na vaga {{vaga}}.

Não conseguimos falar com você para seguir com o processo, e por isso encerramos a sua candidatura a esta vaga. Sabemos que imprevistos acontecem.

Se ainda tiver interesse em trabalhar na {{empresa}}, responda a este e-mail ou candidate-se a outra vaga quando for possível.`,
  },
  {
    label: 'Vaga encerrada',
    message: `Agradecemos o seu interesse na vaga {{vaga}} e o tempo que você dedicou à candidatura.

Esta vaga foi encerrada, e o processo seletivo terminou. A sua candidatura não seguirá adiante, e isso não é uma avaliação do seu perfil.

Novas oportunidades abrem com frequência, e será um prazer receber você de novo.`,
  },
  {
    label: 'Outro motivo',
    message: `Agradecemos de verdade o seu interesse na vaga {{vaga}} e o tempo que você dedicou a cada etapa.

Desta vez, seguiremos com outras pessoas. Sabemos que essa não é a notícia que você esperava, e ela não diminui a sua trajetória: a decisão considerou somente o que esta vaga pede agora.

Novas oportunidades abrem com frequência, e será um prazer receber você de novo.`,
  },
];
