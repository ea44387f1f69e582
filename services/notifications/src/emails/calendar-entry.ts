import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import {
  COMPANY_NAME,
  INTERVIEW_TYPES,
  MINUTE_MS,
  cleanText,
  linkedParts,
  type InterviewView,
} from '@araucaria/contracts';
import type { Mail } from '../deliveries/mailer.service.js';

/** What an entry shows of an interview. */
export type EnteredInterview = Pick<
  InterviewView,
  'id' | 'interviewDate' | 'durationMinutes' | 'revision' | 'calendarSequence' | 'notes'
> &
  Partial<Pick<InterviewView, 'interviewType'>>;

interface Entry {
  interview: EnteredInterview;
  cancelled: boolean;
  jobTitle: string | null;
  organizer: { name: string; email: string };
  attendee: string;
  /** Domain of the entry's UID. */
  domain: string;
  confirmationUrl: string;
  /** The interview in the staff area, for the calendar of who interviews. */
  staffUrl?: string;
  /** The recipient downloads the entry instead of getting it by e-mail. @default false */
  isDownload?: boolean;
}

const ZONE = 'America/Sao_Paulo';
/** Brazil has had no daylight saving time since 2019, and all interviews are later. Outlook requires the definition. */
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

/** How a line of the notes begins that names a place. */
const PLACE =
  /^(?:(?:local|lugar|endereço)\s*:\s*)(\S.*)$|^((?:sala|auditório|escritório|sede|prédio|rua|r\.|avenida|av\.|praça|alameda)\s.*)$/imu;

/** The place for `LOCATION`: the address of a call in the notes, or the line that names a place. Other notes are no place. */
function placeOf(notes: string | null): string | null {
  const text = notes?.trim() ?? '';
  const address = linkedParts(text).find((part) => part.address)?.text;
  const [, named, begun] = PLACE.exec(text) ?? [];
  return address ?? named ?? begun ?? null;
}

/**
 * The interview as an iCalendar entry. By UID and SEQUENCE, the entry with the highest SEQUENCE replaces the others (RFC 5546),
 * whatever the order in which the e-mails arrive. A downloaded entry is published (METHOD:PUBLISH, RFC 5546): calendars ask for no response,
 * which would go to an organizer who did not invite.
 */
export function calendarEntry(entry: Entry): NonNullable<Mail['icalEvent']> {
  const {
    interview,
    cancelled,
    jobTitle,
    organizer,
    attendee,
    domain,
    confirmationUrl,
    staffUrl,
    isDownload = false,
  } = entry;
  const { id, interviewType, interviewDate, durationMinutes, revision, notes } = interview;
  const method = isDownload ? 'PUBLISH' : cancelled ? 'CANCEL' : 'REQUEST';
  const start = Date.parse(interviewDate);
  const place = placeOf(notes);
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Araucaria Software', product: 'Araucaria Talentos', language: 'PT-BR' },
    // The time zone belongs to the event: a zone of the calendar would also apply to DTSTAMP, which must be UTC.
    timezone: { name: null, generator: () => ZONE_DEFINITION },
  });
  calendar.createEvent({
    id: `${id}@${domain}`,
    sequence: interview.calendarSequence ?? revision,
    start: new TZDate(start, ZONE),
    end: new TZDate(start + durationMinutes * MINUTE_MS, ZONE),
    timezone: ZONE,
    summary: [
      interviewType ? INTERVIEW_TYPES[interviewType] : 'Entrevista',
      cleanText(jobTitle ?? COMPANY_NAME),
    ].join(' — '),
    ...(place && !cancelled && { location: cleanText(place) }),
    description: cancelled
      ? 'Entrevista cancelada.'
      : [
          notes && cleanText(notes),
          staffUrl ? `Na área da equipe: ${staffUrl}` : `Confirme a sua presença: ${confirmationUrl}`,
        ]
          .filter(Boolean)
          .join('\n\n'),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { ...organizer, name: cleanText(organizer.name) },
    attendees: isDownload ? [] : [{ email: attendee, rsvp: !cancelled }],
  });
  return { method, filename: 'entrevista.ics', content: calendar.toString() };
}
