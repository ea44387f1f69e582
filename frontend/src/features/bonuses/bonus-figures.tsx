import { isInSituation } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import type { Day } from '../../shared/dates/days';
import { formatReais } from '../../shared/format/money';
import { Figure, FigureList } from '../../shared/ui/figures';
import { PREDICTED, type BonusRow } from './bonus-queries';
import { situationIn, unpaidTotal, URGENCY } from './bonus-rules';
import { dueInstalments, sumOf } from '../../domain/referrals/due-instalments';

interface SituationFigure {
  /** As in the address. */
  situation: string;
  label: string;
  /** In reais; without it only the number is shown. */
  amountOf?: (bonuses: readonly BonusRow[], today: Day) => number;
  /** Waits for a payment or a decision. */
  isWork?: boolean;
  /** Not shown while there are none, because it is rare. */
  isRare?: boolean;
}

const nextAmount = (bonus: BonusRow): number =>
  bonus.firstBonusPaid ? bonus.secondBonusAmount : bonus.firstBonusAmount;

const FIGURES: readonly SituationFigure[] = [
  {
    situation: 'vencidos',
    label: 'Vencidos',
    amountOf: (bonuses, today) => sumOf(dueInstalments(bonuses, today)),
    isWork: true,
  },
  { situation: 'suspensos', label: 'Suspensos', isWork: true, isRare: true },
  {
    situation: 'proximos',
    label: URGENCY.upcoming.label,
    amountOf: (bonuses) => sumOf(bonuses.map((bonus) => ({ amount: nextAmount(bonus) }))),
  },
  { situation: 'aguardando', label: URGENCY.awaiting_hire.label, amountOf: unpaidTotal },
  { situation: 'encerrados', label: 'Encerrados sem contratação', isRare: true },
];

interface BonusFiguresProps {
  /** The situation that is shown, as in the address, '' for all; undefined on other tabs. */
  shown: string | undefined;
  today: Day;
}

/** What is due, held, upcoming and awaited, in reais and in number. Each figure leads to its list. */
export function BonusFigures({ shown, today }: BonusFiguresProps) {
  const { data, error } = useFreshQuery(PREDICTED);
  const bonuses = data?.predictedBonuses;
  const hasFailed = Boolean(error);
  return (
    <FigureList>
      {FIGURES.map(({ situation, label, amountOf, isWork = false, isRare = false }) => {
        const rows = bonuses?.filter((bonus) => isInSituation(bonus, situationIn(situation)));
        if (isRare && !rows?.length && shown !== situation) return null;
        const text = (rows: readonly BonusRow[]) =>
          amountOf ? `${formatReais(amountOf(rows, today))} (${rows.length})` : String(rows.length);
        return (
          <Figure
            key={situation}
            label={label}
            value={rows && text(rows)}
            hasFailed={hasFailed}
            isWaiting={isWork && Boolean(rows?.length)}
            href={`?situacao=${situation}`}
            isShown={shown === situation}
          />
        );
      })}
      <Figure
        label="Total previsto"
        value={bonuses && formatReais(unpaidTotal(bonuses))}
        hasFailed={hasFailed}
        href="?"
        isShown={shown === ''}
      />
    </FigureList>
  );
}
