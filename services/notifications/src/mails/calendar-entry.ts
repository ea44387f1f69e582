import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { INTERVIEW_TYPES, type InterviewView } from '@araucaria/contracts';
import type { Mail } from '../mailer.js';

interface Entry {
  interview: InterviewView;
  cancelled: boolean;
  jobTitle: string | null;
  organizer: { name: string; email: string };
  attendee: string;
  /** Where ids live. */
  domain: string;
  confirmationUrl: string;
}

const ZONE = 'America/Sao_Paulo';
const LENGTH = 3_600_000;
/** Brazil has had no summer time since 2019; interviews lie after that. Outlook demands the definition. */
const ZONE_DEFINITION = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * The interview for the candidate's calendar. Id and revision make a later one replace the earlier
 * (RFC 5546), in whatever order the mails arrive.
 */
export function calendarEntry(entry: Entry): NonNullable<Mail['icalEvent']> {
  const { interview, cancelled, jobTitle, organizer, attendee, domain, confirmationUrl } = entry;
  const { id, interviewType, interviewDate, revision, notes } = interview;
  const method = cancelled ? 'CANCEL' : 'REQUEST';
  const start = Date.parse(interviewDate);
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Araucaria Software', product: 'Araucaria Talentos', language: 'PT-BR' },
    // The event has the zone: with one for the calendar, DTSTAMP would not be UTC, which it must be.
    timezone: { name: null, generator: () => ZONE_DEFINITION },
  });
  calendar.createEvent({
    id: `${id}@${domain}`,
    sequence: revision,
    start: new TZDate(start, ZONE),
    end: new TZDate(start + LENGTH, ZONE),
    timezone: ZONE,
    summary: [INTERVIEW_TYPES[interviewType], jobTitle ?? 'Araucária Software'].join(' — '),
    description: cancelled
      ? 'Entrevista cancelada.'
      : [notes, `Confirme a sua presença: ${confirmationUrl}`].filter(Boolean).join('\n\n'),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: [{ email: attendee, rsvp: !cancelled }],
  });
  return { method, filename: 'entrevista.ics', content: calendar.toString() };
}
