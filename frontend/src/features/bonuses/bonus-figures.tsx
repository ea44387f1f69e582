import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { formatCents } from '../../shared/format/money';
import { Figure, FigureList } from '../../shared/ui/figures';
import { BONUS_FIGURES, type Figures } from './bonus-queries';
import { URGENCY } from './bonus-rules';

interface SituationFigure {
  figure: Exclude<keyof Figures, '__typename' | 'dueInstalments' | 'totalCents'>;
  /** As in the address. */
  situation: string;
  label: string;
  /** Whether the sum is shown, with the number as its note. */
  isSum?: boolean;
  /** Waits for a payment or a decision. */
  isWork?: boolean;
  /** Not shown while there are none, because it is rare. */
  isRare?: boolean;
}

const FIGURES: readonly SituationFigure[] = [
  { figure: 'overdue', situation: 'vencidos', label: 'Vencidos', isSum: true, isWork: true },
  { figure: 'suspended', situation: 'suspensos', label: 'Suspensos', isWork: true, isRare: true },
  { figure: 'upcoming', situation: 'proximos', label: URGENCY.upcoming.label, isSum: true },
  { figure: 'awaitingHire', situation: 'aguardando', label: URGENCY.awaiting_hire.label, isSum: true },
  { figure: 'ended', situation: 'encerrados', label: 'Encerrados sem contratação', isRare: true },
];

interface BonusFiguresProps {
  /** The situation that is shown, as in the address, '' for all; undefined on other tabs. */
  shown: string | undefined;
}

/** What is due, held, upcoming and awaited, in reais and in number, of all bonuses. Each figure leads to its list. */
export function BonusFigures({ shown }: BonusFiguresProps) {
  const { data, error } = useFreshQuery(BONUS_FIGURES);
  const figures = data?.bonusFigures;
  const hasFailed = Boolean(error);
  return (
    <FigureList phoneWidth={9} isStacked>
      {FIGURES.map(({ figure, situation, label, isSum = false, isWork = false, isRare = false }) => {
        const { bonuses = 0, amountCents = 0 } = figures?.[figure] ?? {};
        if (isRare && !bonuses && shown !== situation) return null;
        const value = isSum ? formatCents(amountCents) : String(bonuses);
        return (
          <Figure
            key={situation}
            label={label}
            value={figures && value}
            note={isSum ? `${bonuses} bônus` : undefined}
            hasFailed={hasFailed}
            isWaiting={isWork && bonuses > 0}
            href={`?situacao=${situation}`}
            isShown={shown === situation}
          />
        );
      })}
      <Figure
        label="Total previsto"
        value={figures && formatCents(figures.totalCents)}
        hasFailed={hasFailed}
        href="?"
        isShown={shown === ''}
      />
    </FigureList>
  );
}
