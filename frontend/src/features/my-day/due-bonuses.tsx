import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { daysBetween, type Day } from '../../shared/dates/days';
import { formatCount } from '../../shared/format/formats';
import { formatReais } from '../../shared/format/money';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { dueInstalments } from '../../domain/referrals/due-instalments';
import { ButtonLink } from '../../shared/ui/links';
import { DayList, SHOWN_ROWS } from './day-list';
import { MY_DAY_BONUSES } from './my-day-queries';

const LIST = '/pagamentos-bonus?situacao=vencidos';

export function DueBonuses({ today, pays }: { today: Day; pays: boolean }) {
  const { data, error, refetch } = useFreshQuery(MY_DAY_BONUSES, { variables: { limit: SHOWN_ROWS } });
  const due = data && dueInstalments(data.bonusPage.bonuses, today);
  const { dueInstalments: count = 0, overdue } = data?.bonusFigures ?? {};
  return (
    <DayList
      title="Bônus vencidos"
      count={overdue && count}
      {...(overdue && count > 0 && { total: `${formatReais(overdue.amountCents / 100)} (${count})` })}
      all={{ to: LIST, text: pays ? 'Pagar' : 'Ver todos' }}
      rows={due?.map(({ bonus, instalment, amount, due: day }) => {
        const late = daysBetween(day, today);
        return {
          key: `${bonus.id} ${instalment}`,
          lead: formatReais(amount),
          name: bonus.referrerName ?? 'Quem indicou',
          text: [
            `${instalment === 'first' ? '1ª' : '2ª'} parcela por ${candidateNameOf(bonus.candidateName)}`,
            late ? `venceu há ${formatCount(late, 'dia', 'dias')}` : 'vence hoje',
          ].join(' · '),
          isUrgent: late > 0,
          act: (
            <ButtonLink
              size="small"
              to={`${LIST}&search=${encodeURIComponent(bonus.candidateName ?? '')}`}
              aria-label={`Abrir o bônus de ${candidateNameOf(bonus.candidateName)}`}
            >
              Abrir
            </ButtonLink>
          ),
        };
      })}
      empty="Nenhuma parcela de bônus vencida."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
