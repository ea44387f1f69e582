import Typography from '@mui/material/Typography';

const TEXTS = {
  hired:
    'Quem indicou é avisado por e-mail em cerca de um minuto, se tiver um endereço; desfazer a contratação antes disso cancela o envio.',
  undone: 'Se quem indicou já foi avisado da contratação, recebe outro e-mail, que diz que ela foi desfeita.',
  paid: 'Quem indicou é avisado por e-mail em cerca de um minuto, se tiver um endereço; desfazer o pagamento antes disso cancela o envio.',
  reversed: 'Se quem indicou já foi avisado do pagamento, recebe outro e-mail, que o corrige.',
  released: 'Se a contratação já foi registrada, quem indicou é avisado por e-mail quando uma parcela vence.',
};

/** What the referrer gets after an act about the bonus, and when. */
export const ReferrerNotice = ({ act }: { act: keyof typeof TEXTS }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {TEXTS[act]}
  </Typography>
);
