import { Controller, Module } from '@nestjs/common';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import {
  CandidatesRpc,
  InterviewsRpc,
  JobsRpc,
  type ByIds,
  type ByInterviewId,
  type CandidateView,
  type InterviewView,
  type JobView,
} from '@araucaria/contracts';
import { AppError, Rpc, createApp } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';

/** What the other services know, for a test to fill. */
export const known = {
  candidates: new Map<number, CandidateView>(),
  interviews: new Map<string, InterviewView>(),
  jobs: new Map<number, JobView>(),
};

@Controller()
class Peers {
  @Rpc(CandidatesRpc.byIds)
  candidates({ ids }: ByIds) {
    return ids.flatMap((id) => known.candidates.get(id) ?? []);
  }

  @Rpc(InterviewsRpc.byId)
  interview({ id }: ByInterviewId) {
    const interview = known.interviews.get(id);
    if (!interview) throw new AppError('NOT_FOUND', 'Entrevista não encontrada');
    return interview;
  }

  @Rpc(JobsRpc.byIds)
  jobs({ ids }: ByIds) {
    return ids.flatMap((id) => known.jobs.get(id) ?? []);
  }
}

@Module({ controllers: [Peers] })
class PeersModule {}

/**
 * Answers for candidates, interviews and jobs over real TCP. A double of processes that are not ours: a service imports no other,
 * and what is tested here is what this one does with their answers.
 */
export async function startPeers(): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const app = await createApp(PeersModule);
  app.connectMicroservice<MicroserviceOptions>({
    transport: Transport.TCP,
    options: { host: '127.0.0.1', port },
  });
  await app.startAllMicroservices();
  await app.init();
  return { address: `127.0.0.1:${port}`, stop: () => app.close() };
}

/** As much of a candidate as this service reads. */
export function someCandidate(change: Partial<CandidateView> & { id: number }): CandidateView {
  return {
    firstName: 'Maria',
    lastName: 'de Souza',
    email: `candidata-${change.id}@exemplo.com.br`,
    jobId: 101,
    jobTitle: 'Pessoa Desenvolvedora',
    createdAt: '2026-11-21T12:30:00.000Z',
    ...change,
  } as CandidateView;
}

/** An interview at 09:00 of 10 June 2030 in São Paulo. */
export function someInterview(change: Partial<InterviewView> & { id: string }): InterviewView {
  return {
    candidateId: 1,
    jobId: 101,
    interviewType: 'technical',
    interviewDate: '2030-06-10T12:00:00.000Z',
    status: 'scheduled',
    notes: null,
    feedback: null,
    confirmedBy: null,
    confirmedAt: null,
    emailSent: false,
    whatsappSent: false,
    notificationOptions: { sendEmail: true, sendWhatsApp: false, customMessage: null },
    revision: 0,
    createdAt: '2026-11-21T12:30:00.000Z',
    ...change,
  };
}
