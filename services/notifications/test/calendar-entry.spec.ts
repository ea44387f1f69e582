import type { InterviewView } from '@araucaria/contracts';
import { calendarEntry } from '../src/emails/calendar-entry.js';

const interview = {
  id: '6c1d2f0e-3b52-4d4e-9a36-0a2b5a7d8e11',
  interviewType: 'technical',
  interviewDate: '2030-06-10T12:00:00.000Z',
  durationMinutes: 60,
  revision: 3,
  notes: 'Sala\u0002 2\vAndar 3\u001b',
} as InterviewView;

const entry = (changes: { interview?: InterviewView; cancelled?: boolean; isDownload?: boolean } = {}) =>
  calendarEntry({
    interview,
    cancelled: false,
    jobTitle: 'Pessoa\u0008 Desenvolvedora\f',
    organizer: { name: 'Talentos\u0001', email: 'talentos@site.example' },
    attendee: 'ana@example.com',
    domain: 'site.example',
    confirmationUrl: 'https://site.example/confirmar-entrevista?id=1',
    ...changes,
  });

describe('the calendar entry of an interview', () => {
  it('has no control characters, whatever its texts hold', () => {
    const { content } = entry();
    expect(content).toMatch(/^[\t\r\n\x20-\x7e\u00a0-\uffff]*$/);
    for (const line of String(content).split(/\r?\n/)) expect(line).toMatch(/^( |[A-Z-]+[;:]|$)/);
  });

  it('has the SEQUENCE of the interview; that of an earlier release is its revision', () => {
    const { content } = entry({ interview: { ...interview, revision: 1, calendarSequence: 4 } });
    expect(content).toContain('SEQUENCE:4');
    expect(entry().content).toContain('SEQUENCE:3');
  });

  it('of an e-mail invites, with a request for a response', () => {
    const { content, method } = entry();
    expect(method).toBe('REQUEST');
    expect(content).toContain('METHOD:REQUEST');
    expect(String(content).replace(/\r\n /g, '')).toMatch(/^ATTENDEE;.*RSVP=TRUE/m);
  });

  it('that is downloaded is published: nothing to respond to, the same entry', () => {
    const { content, method } = entry({ isDownload: true });
    expect(method).toBe('PUBLISH');
    expect(content).toContain('METHOD:PUBLISH');
    expect(content).not.toMatch(/ATTENDEE|RSVP/);
    const identity = (text: unknown) => String(text).match(/^(UID|SEQUENCE|DTSTART).*$/gm);
    expect(identity(content)).toEqual(identity(entry().content));
    expect(identity(content)).toHaveLength(4);
  });
});
