/**
 * The content of an entry that its hash covers, as text. `e` is the row. The trigger computes it when the entry is
 * inserted, and the verification computes it again, so it never changes.
 */
export const AUDIT_CONTENT = `jsonb_build_array(
    e.seq, (extract(epoch from e.occurred_at) * 1000000)::bigint, (extract(epoch from e.recorded_at) * 1000000)::bigint,
    e.action, e.subject, e.subject_id, e.actor_id, e.request_id, e.details, e.origin_digest)::text`;

/** The hash before the first entry. */
export const FIRST_HASH = '0'.repeat(64);
