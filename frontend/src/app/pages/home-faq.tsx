import { BONUS_TERMS } from '../../domain/referrals/bonus-terms';
import css from './home-faq.module.css';

const QUESTIONS = [
  {
    question: 'Como me candidato?',
    answer:
      'Escolha uma vaga, envie o seu currículo em PDF e confira os dados: o formulário se preenche a partir dele. Você recebe a confirmação por e-mail.',
  },
  {
    question: 'Posso me candidatar sem escolher uma vaga?',
    answer:
      'Sim. No formulário, deixe a opção Banco de Talentos. Quando surgir uma vaga com o seu perfil, entramos em contato.',
  },
  {
    question: 'Posso me candidatar mais de uma vez?',
    answer:
      'Sim, uma vez para cada vaga, com o mesmo e-mail. Em Minha candidatura você se candidata a outra vaga sem preencher tudo de novo, corrige os seus dados e envia um currículo novo.',
  },
  {
    question: 'Como funciona a indicação?',
    answer: `Quem indica uma pessoa contratada recebe ${BONUS_TERMS}`,
  },
  {
    question: 'O que acontece com os meus dados?',
    answer:
      'Eles são usados somente nos processos seletivos da Araucária Software, conforme a LGPD. Você pode pedir uma cópia ou a exclusão a qualquer momento.',
  },
];

export const Faq = () => (
  <section id="faq" aria-labelledby="faq-titulo" className={css.faq}>
    <h2 id="faq-titulo" className="at-h2">
      Perguntas frequentes
    </h2>
    <div>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} className={css.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
