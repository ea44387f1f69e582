import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { AUDIT_CONTENT, FIRST_HASH } from './audit-content.sql.js';

const ENTRIES_PER_BATCH = 5_000;

/** A position of the chain: the number and the hash of an entry. */
export interface AuditHead {
  seq: number;
  hash: string;
}

interface AuditVerification {
  /** Entries that were verified, up to the first broken one. */
  entries: number;
  /** The last entry of the chain, as stored. */
  head: AuditHead;
  /** The first break of the chain; undefined: the trail is intact. */
  broken?: { seq: number; reason: string };
}

interface Row extends AuditHead {
  previousHash: string;
  content: string;
  originDigest: string | null;
  address: string | null;
  salt: string | null;
}

/**
 * Computes the chain again from the rows, without functions of the database, as of one moment.
 * @param client connected with the schema of the users service on its search path; may be a role that can only read
 * @param anchor a head that an earlier verification returned: also detects a chain that was computed anew since then
 */
export async function verifyAuditTrail(client: Client, anchor?: AuditHead): Promise<AuditVerification> {
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    const head = await readHead(client);
    const verified = await verifyEntries(client, head, anchor);
    return { head, ...verified };
  } finally {
    await client.query('rollback');
  }
}

async function verifyEntries(
  client: Client,
  head: AuditHead,
  anchor?: AuditHead,
): Promise<Omit<AuditVerification, 'head'>> {
  let last: AuditHead = { seq: 0, hash: FIRST_HASH };
  for (;;) {
    const rows = await readBatch(client, last.seq);
    for (const row of rows) {
      const reason = breakAt(row, last) ?? (row.seq === anchor?.seq ? breakAtAnchor(row, anchor) : undefined);
      if (reason) return { entries: last.seq, broken: { seq: last.seq + 1, reason } };
      last = row;
    }
    if (!rows.length) break;
  }
  const reason = breakAtEnd(last, head, anchor);
  return { entries: last.seq, ...(reason && { broken: { seq: last.seq + 1, reason } }) };
}

/** Why an entry does not continue the chain after `last`. */
function breakAt(row: Row, last: AuditHead): string | undefined {
  if (row.seq !== last.seq + 1) return `the entry is missing; the next one is ${row.seq}`;
  if (row.previousHash !== last.hash) return 'the entry does not follow the one before it';
  if (sha256(row.previousHash + row.content) !== row.hash) return 'the content of the entry was changed';
  if (row.address !== null && sha256(`${row.salt}${row.address}`) !== row.originDigest)
    return 'the address of the entry was changed';
  return undefined;
}

const breakAtAnchor = (row: AuditHead, anchor: AuditHead): string | undefined =>
  row.hash === anchor.hash ? undefined : 'the chain was computed anew: the entry had another hash';

function breakAtEnd(last: AuditHead, head: AuditHead, anchor?: AuditHead): string | undefined {
  const end = Math.max(head.seq, anchor?.seq ?? 0);
  if (last.seq < end) return `the last entries are missing: the trail had ${end}`;
  return last.hash === head.hash ? undefined : 'the stored head does not belong to the last entry';
}

async function readHead(client: Client): Promise<AuditHead> {
  const { rows } = await client.query<AuditHead>('select seq::integer, hash from audit_head');
  return rows[0] ?? { seq: 0, hash: FIRST_HASH };
}

async function readBatch(client: Client, after: number): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select e.seq::integer, e.hash, e.previous_hash as "previousHash", ${AUDIT_CONTENT} as content,
       e.origin_digest as "originDigest", o.address, o.salt
     from audit_entry e left join audit_origin o on o.seq = e.seq
     where e.seq > $1 order by e.seq limit ${ENTRIES_PER_BATCH}`,
    [after],
  );
  return rows;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
