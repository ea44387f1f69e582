import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';

// What has to happen for an application, and no more: one transaction with the person, the application and the event for other services; a
// résumé is a file that is on disk before.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

interface Application {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  state: string;
  jobId: number;
  resumeData?: string;
}

const INSERT = {
  name: 'insert-candidate',
  text: `with person as (insert into candidates.person (first_name, last_name, email, phone, city, state)
           values ($1, $2, $3, $4, $5, $6) returning id)
         insert into candidates.candidate_record (person_id, first_name, last_name, email, phone, city, state, job_id, resume_key)
         select id, $1, $2, $3, $4, $5, $6, $7::integer, $8 from person returning id`,
};
const PUBLISH = {
  name: 'insert-event',
  text: `insert into candidates.outbox_event (id, name, payload) values ($1, 'candidate.applied', $2)`,
};

async function store(base64: string): Promise<string> {
  const key = `${randomUUID()}.pdf`;
  const file = await open(join(process.env.FILES ?? '.', key), 'w');
  try {
    await file.writeFile(Buffer.from(base64, 'base64'));
    await file.sync();
  } finally {
    await file.close();
  }
  return key;
}

async function apply({ resumeData, ...application }: Application): Promise<number> {
  const key = resumeData ? await store(resumeData) : null;
  const { firstName, lastName, email, phone, city, state, jobId } = application;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const values = [firstName, lastName, email, phone, city, state, jobId, key];
    const { rows } = await client.query<{ id: number }>({ ...INSERT, values });
    const id = rows[0]?.id ?? 0;
    await client.query({
      ...PUBLISH,
      values: [randomUUID(), { candidateId: id, jobId, referralCode: null }],
    });
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function bodyOf(request: IncomingMessage): Promise<Application> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Application;
}

createServer((request, response) => {
  bodyOf(request)
    .then(apply)
    .then(
      (id) => response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
