import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BONUS_TERMS } from '../../shared/referrals/bonus-terms';

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
      'Cada e-mail pode ter uma candidatura. Se algo mudou no seu currículo, responda ao e-mail de confirmação.',
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

export function Faq() {
  return (
    <Box
      component="section"
      id="faq"
      aria-labelledby="faq-titulo"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 2fr' } }}
    >
      <Typography variant="h2" id="faq-titulo">
        Perguntas frequentes
      </Typography>
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <Box
            key={question}
            component="details"
            sx={{
              borderBottom: 1,
              borderColor: 'divider',
              '& summary': {
                py: 1.75,
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                cursor: 'pointer',
                fontWeight: 620,
                listStyle: 'none',
                '&::-webkit-details-marker': { display: 'none' },
                '&::after': { content: '"+"', color: 'primary.main', fontSize: '1.4rem', lineHeight: 1 },
              },
              '&[open] summary::after': { content: '"−"' },
              '& p': { mt: 0, mb: 2, color: 'text.secondary', lineHeight: 1.7 },
            }}
          >
            <summary>{question}</summary>
            <p>{answer}</p>
          </Box>
        ))}
      </div>
    </Box>
  );
}
