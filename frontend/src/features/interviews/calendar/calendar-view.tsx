import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { dayOf } from '../../../shared/dates/day-ranges';
import { isMonth } from '../../../shared/dates/date-formats';
import { isDay, monthOf } from '../../../shared/dates/days';
import { toast } from '../../../shared/toasts/toast';
import { useNarrow } from '../../../shared/ui/use-narrow';
import { LoadError } from '../../../shared/ui/load-error';
import { idIn, useUrlState } from '../../../shared/lists/use-url-state';
import type { Appointment, Notification } from '../appointment';
import { DayPanel } from './day-panel';
import { EligibleList } from './eligible-list';
import { DEFAULT_VIEW } from '../interview-filters';
import { INTERVIEWS, INVITED_CANDIDATE, type Slot } from '../interviews-queries';
import { MonthCalendar } from './month-calendar';
import { weeksOf } from './month-days';
import { useAppointmentForm, type AppointmentFields } from './use-appointment-form';
import { useClosedDays } from '../slots/use-closed-days';
import { PinnedCandidate } from './pinned-candidate';
import { ScheduleDialog } from '../schedule/schedule-dialog';
import { SEARCH_FIELD, SearchPanel } from '../search/search-panel';

export function CalendarView() {
  const [view, change] = useUrlState(DEFAULT_VIEW);
  // Where the month has no room beside the people it comes first: they would push it off the window, as the search would everywhere.
  const isNarrow = useNarrow(1100);
  const [appointment, setAppointment] = useState<Appointment | null>(null);
  // Kept while the user chooses another slot because the first one was taken.
  const [draftNotification, setDraftNotification] = useState<{
    candidateId: number;
    notification: Notification;
  } | null>(null);
  const today = dayOf();
  const day = isDay(view.dia) ? view.dia : '';
  const month = isMonth(view.mes) ? view.mes : monthOf(day || today);
  const candidateId = idIn(view.candidato) ?? null;

  const invited = useFreshQuery(INVITED_CANDIDATE, {
    variables: { id: candidateId ?? 0 },
    skip: candidateId === null,
  });
  const candidate = candidateId === null ? null : (invited.data?.candidate ?? null);

  const weeks = weeksOf(month);
  const [firstDay = '', lastDay = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const { data, previousData, error, refetch } = useFreshQuery(INTERVIEWS, {
    variables: { startDate: firstDay, endDate: lastDay },
  });
  const closed = useClosedDays(firstDay, lastDay);
  const { form, clear } = useAppointmentForm();
  const interviews = (data ?? previousData)?.interviews;
  const byDay = useMemo(() => {
    const active = (interviews ?? []).filter(({ status }) => status !== 'cancelled');
    return Map.groupBy(active, ({ interviewDate }) => dayOf(interviewDate));
  }, [interviews]);

  const showCalendar = () => document.getElementById('calendario')?.scrollIntoView({ block: 'start' });
  const invite = (id: number) => {
    change({ candidato: String(id) });
    showCalendar();
  };
  const openDialog = (slot: Slot | null, { interviewType, duration, notes }: AppointmentFields) => {
    if (!candidate || !slot)
      toast.destructive('Dados incompletos', 'Por favor, selecione candidato, data e horário.');
    else
      setAppointment({
        ...{ candidate, startsAt: slot.startsAt, interviewType },
        durationMinutes: Number(duration),
        notes: notes.trim(),
      });
  };
  const closeDialog = () => {
    setAppointment(null);
    setDraftNotification(null);
  };

  const search = (
    <Box key="search" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <SearchPanel onInvite={invite} />
    </Box>
  );
  const people = (
    <EligibleList
      key="people"
      chosen={candidateId}
      onChoose={(id) => {
        change({ candidato: id === null ? '' : String(id) });
        if (isNarrow && id !== null) showCalendar();
      }}
      onSearch={() => document.getElementById(SEARCH_FIELD)?.focus()}
    />
  );

  const monthAndDay = (
    <Box key="month" sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card id="calendario" sx={{ p: { xs: 1, sm: 2 }, scrollMarginTop: { xs: 150, md: 84 } }}>
        <MonthCalendar
          month={month}
          selected={day}
          today={today}
          interviews={byDay}
          closed={closed}
          onMonth={(next) => change({ mes: next })}
          onSelect={(next) => change({ dia: next, mes: monthOf(next) })}
        />
      </Card>
      <DayPanel
        form={form}
        closed={closed.get(day)}
        day={day}
        today={today}
        candidate={candidate}
        interviews={byDay.get(day) ?? []}
        onSchedule={openDialog}
      />
    </Box>
  );

  return (
    <>
      {candidate && <PinnedCandidate candidate={candidate} onRemove={() => change({ candidato: '' })} />}
      {error && !data && (
        <LoadError title="Erro ao carregar entrevistas" error={error} onRetry={() => void refetch()} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: isNarrow
            ? 'minmax(0, 1fr)'
            : { xs: '240px minmax(0, 1fr)', lg: '290px minmax(0, 1fr)' },
        }}
      >
        {/* With keys, because their order changes with the width: what is typed and open in them stays. */}
        {isNarrow ? [monthAndDay, people, search] : [people, monthAndDay, search]}
      </Box>
      {appointment && (
        <ScheduleDialog
          appointment={appointment}
          chosen={
            draftNotification?.candidateId === appointment.candidate.id
              ? draftNotification.notification
              : undefined
          }
          onClose={closeDialog}
          onSlotGone={(notification) => {
            setDraftNotification({ candidateId: appointment.candidate.id, notification });
            setAppointment(null);
          }}
          onScheduled={() => {
            closeDialog();
            clear();
            change({ candidato: '' });
          }}
        />
      )}
    </>
  );
}
