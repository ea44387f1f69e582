import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { CandidatesClient, UsersClient } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { RecordedResumesService } from '../resumes/recorded-resumes.service.js';
import { CandidateAreaService } from './candidate-area.service.js';

interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  /** PDF files are compressed already. */
  isCompressed: boolean;
}

const README = `Este arquivo contém os dados que você nos enviou e o andamento das suas candidaturas.

dados.json    dados em formato aberto (JSON)
curriculos/   os arquivos que você enviou

Avaliações internas (nota, anotações e pareceres) e os registros de mensagens podem ser pedidos em /privacidade/pedido.
`;

const LAST_RESUME = 'curriculos/ultimo.pdf';

/** All that a person has sent, as a ZIP file, with what 'Minha candidatura' shows about it. */
@Injectable()
export class AreaExportService {
  constructor(
    private readonly candidateArea: CandidateAreaService,
    private readonly files: ResumeFiles,
    private readonly recordedResumes: RecordedResumesService,
    private readonly clock: Clock,
    private readonly candidates: CandidatesClient,
    private readonly users: UsersClient,
  ) {}

  /** Data are read before the response begins, so that an error gets an error response; files while it is sent. */
  async zip(personId: number): Promise<Readable> {
    const area = await this.candidateArea.read(personId);
    const applications: object[] = [];
    /** Names by key: applications may share a file. */
    const resumes = new Map<string, string>();
    for (const application of area.applications) {
      const { id } = application;
      const exported = await this.candidates.exportOne({ id });
      const { candidate, experiences, education, resumeLanguages, resumeSkills } = exported;
      await this.users.audit({ action: 'candidate.exported', subject: 'candidate', subjectId: String(id) });
      const { coverLetter, additionalInfo, referralCode, referrerName, referrerEmail, ipAddress } = candidate;
      const { resumeKey, consentVersion, consentAt } = candidate;
      if (resumeKey && !resumes.has(resumeKey)) resumes.set(resumeKey, `curriculos/candidatura-${id}.pdf`);
      applications.push({
        ...application,
        ...{ coverLetter, additionalInfo, referralCode, referrerName, referrerEmail, ipAddress },
        ...{ consentVersion, consentAt, experiences, education, resumeLanguages, resumeSkills },
        resumeFile: resumeKey ? resumes.get(resumeKey) : null,
      });
    }
    const { lastResume } = await this.candidates.area({ personId });
    // Sent in this area, and with no application yet.
    if (lastResume && !resumes.has(lastResume.key)) resumes.set(lastResume.key, LAST_RESUME);
    for (const key of resumes.keys()) await this.recordedResumes.recordOwn(key);
    const data = {
      ...{ exportedAt: this.clock.now().toISOString(), ...area, applications },
      lastResume: area.lastResume && lastResume && { ...area.lastResume, file: resumes.get(lastResume.key) },
    };
    return Readable.from(zipped(this.entries(data, resumes)), { objectMode: false });
  }

  private async *entries(data: object, resumes: ReadonlyMap<string, string>): AsyncGenerator<ZipEntry> {
    yield { name: 'LEIA-ME.txt', bytes: Buffer.from(README), isCompressed: false };
    yield { name: 'dados.json', bytes: Buffer.from(JSON.stringify(data, null, 2)), isCompressed: false };
    for (const [key, name] of resumes)
      if (await this.files.exists(key)) yield { name, bytes: await this.files.read(key), isCompressed: true };
  }
}

/** The bytes of a ZIP file; one entry is in memory at a time. */
async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
