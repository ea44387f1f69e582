import { describeConstraints } from '@araucaria/testing';

describeConstraints('notifications', {
  stored: [
    `insert into delivery (id, idempotency_key, channel, kind, state, next_attempt_at, retry_until) values
      (1, 'a', 'email', 'interview', 'pending', '2026-03-02T12:05:00Z', '2026-03-03T12:00:00Z'),
      (3, 'c', 'email', 'receipt', 'failed', null, '2026-03-03T12:00:00Z')`,
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
