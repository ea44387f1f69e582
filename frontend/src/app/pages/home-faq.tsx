import { BONUS_TERMS } from '../../domain/referrals/bonus-terms';
import css from './home-faq.module.css';

/** Questions with their answers. How to apply is in the part 'Como contratamos', which administrators write. */
const QUESTIONS = [
  [
    'Posso me candidatar sem escolher uma vaga?',
    'Sim. No formulário, deixe a opção Banco de Talentos. Quando surgir uma vaga com o seu perfil, entramos em contato.',
  ],
  [
    'Posso me candidatar mais de uma vez?',
    'Sim, uma vez para cada vaga, com o mesmo e-mail. Em Minha candidatura você se candidata a outra vaga sem preencher tudo de novo.',
  ],
  ['Como funciona a indicação?', `Quem indica uma pessoa contratada recebe ${BONUS_TERMS}`],
  [
    'O que acontece com os meus dados?',
    'São usados somente nos processos seletivos da Araucária Software, conforme a LGPD. Você pode pedir uma cópia ou a exclusão a qualquer momento.',
  ],
];

export const Faq = () => (
  <section id="faq" aria-labelledby="faq-titulo" className={css.faq}>
    <h2 id="faq-titulo" className="at-h2">
      Perguntas frequentes
    </h2>
    <div>
      {QUESTIONS.map(([question, answer]) => (
        <details key={question} className={css.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
