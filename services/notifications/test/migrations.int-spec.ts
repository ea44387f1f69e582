import { migrateSchema } from '@araucaria/database';
import { describeMigrations } from '@araucaria/testing';
import { CreateNotifications20261121 } from '../src/migrations/20261121-create-notifications.js';
import { DeliverInvitations20261121 } from '../src/migrations/20261121b-deliver-invitations.js';
import { DeliverEverything20261121 } from '../src/migrations/20261121c-deliver-everything.js';
import { MIGRATIONS } from '../src/migrations/index.js';

const INTERVIEW_ID = '00000000-0000-4000-8000-000000000007';

describeMigrations({
  schema: 'notifications',
  migrations: MIGRATIONS,
  migrate: migrateSchema,
  stored: [
    {
      name: 'deliveries are for candidates, in the same state',
      since: CreateNotifications20261121,
      insert: `
        insert into delivery (id, idempotency_key, channel, kind, candidate_id, interview_id, to_address, subject, state, attempts,
            last_error, message_id, next_attempt_at, retry_until, sent_at) values
          (1, 'a', 'email', 'interview', 3, '${INTERVIEW_ID}', 'a@example.com', 'Convite', 'pending', 1, 'timeout', null,
            '2026-03-02T12:05:00Z', '2026-03-03T12:00:00Z', null),
          (2, 'b', 'whatsapp', 'interview', 3, null, '+5541999990001', null, 'sent', 1, null, 'wamid.1', null,
            '2026-03-03T12:00:00Z', '2026-03-02T12:00:00Z'),
          (3, 'c', 'email', 'receipt', null, null, null, null, 'failed', 9, 'refused', null, null, '2026-03-03T12:00:00Z', null),
          (4, 'd', 'email', 'receipt', null, null, null, null, 'cancelled', 0, null, null, null, '2026-03-03T12:00:00Z', null)`,
      select: `select idempotency_key, channel, candidate_id, interview_id, to_address, state, attempts, last_error, message_id,
        next_attempt_at::text, sent_at::text, recipient_kind, link, delivered_at from delivery where id <= 4 order by id`,
      expected: [
        {
          idempotency_key: 'a',
          channel: 'email',
          candidate_id: 3,
          interview_id: INTERVIEW_ID,
          to_address: 'a@example.com',
          state: 'pending',
          attempts: 1,
          last_error: 'timeout',
          message_id: null,
          next_attempt_at: '2026-03-02 12:05:00+00',
          sent_at: null,
          recipient_kind: 'candidate',
          link: null,
          delivered_at: null,
        },
        expect.objectContaining({
          idempotency_key: 'b',
          channel: 'whatsapp',
          state: 'sent',
          message_id: 'wamid.1',
          sent_at: '2026-03-02 12:00:00+00',
          recipient_kind: 'candidate',
        }),
        expect.objectContaining({
          idempotency_key: 'c',
          state: 'failed',
          attempts: 9,
          last_error: 'refused',
        }),
        expect.objectContaining({ idempotency_key: 'd', state: 'cancelled', attempts: 0 }),
      ],
    },
    {
      name: 'the revision of an invitation',
      since: DeliverInvitations20261121,
      insert: 'update delivery set interview_revision = 2 where id = 1',
      select: 'select interview_revision from delivery where id = 1',
      expected: [{ interview_revision: 2 }],
    },
    {
      name: 'deliveries to staff and referrers',
      since: DeliverEverything20261121,
      insert: `
        insert into delivery (id, idempotency_key, channel, kind, recipient_kind, user_id, state, facts, link, retry_until, sent_at, read_at, resend_of)
          values (5, 'e', 'email', 'digest', 'staff', 7, 'read', '{"count":2}', null, now(), now(), '2026-03-02T12:00:00Z', 3),
            (6, 'f', 'whatsapp', 'bonus', 'referrer', null, 'link', null, 'https://wa.me/1', now(), null, null, null)`,
      select: `select recipient_kind, user_id, state, facts, link, read_at::text, resend_of from delivery where id > 4 order by id`,
      expected: [
        {
          recipient_kind: 'staff',
          user_id: 7,
          state: 'read',
          facts: { count: 2 },
          link: null,
          read_at: '2026-03-02 12:00:00+00',
          resend_of: 3,
        },
        {
          recipient_kind: 'referrer',
          user_id: null,
          state: 'link',
          facts: null,
          link: 'https://wa.me/1',
          read_at: null,
          resend_of: null,
        },
      ],
    },
    {
      name: 'templates that staff wrote or changed stay as they are; the others use variables',
      since: CreateNotifications20261121,
      insert: `
        insert into message_template (title, type, content) values ('Nosso aviso', 'email', 'Olá, [nome], até [data]!');
        update message_template set content = 'Oi, [nome]! Lembra da entrevista?' where title = 'Lembrete de entrevista'`,
      select: `select title, case when content ~ '\\[' then content end as placeholders,
        array(select distinct m[1] from regexp_matches(content, '{{(.*?)}}', 'g') m order by 1) as variables
        from message_template order by id`,
      expected: [
        {
          title: 'Confirmação de entrevista',
          placeholders: null,
          variables: ['data', 'hora', 'link', 'local', 'nome', 'vaga'],
        },
        {
          title: 'Lembrete de entrevista',
          placeholders: 'Oi, [nome]! Lembra da entrevista?',
          variables: [],
        },
        { title: 'Solicitação de documentos', placeholders: null, variables: ['nome', 'prazo', 'vaga'] },
        {
          title: 'Confirmação rápida',
          placeholders: null,
          variables: ['data', 'hora', 'link', 'nome', 'vaga'],
        },
        { title: 'Nosso aviso', placeholders: 'Olá, [nome], até [data]!', variables: [] },
      ],
    },
  ],
  refused: [
    [`insert into mail_deletion (message_key) values ('a'), ('a')`, 'mail_deletion_message'],
    ["update delivery set recipient_kind = 'requester' where id = 3", 'delivery_requester'],
    ["update delivery set state = 'link' where id = 3", 'delivery_link_is_there'],
    ["update delivery set state = 'delivered' where id = 3", 'delivery_sent_has_time'],
    ["update delivery set state = 'lost' where id = 3", 'delivery_state_check'],
    ['update delivery set next_attempt_at = null where id = 1', 'delivery_pending_has_next'],
  ],
});
