import { Controller } from '@nestjs/common';
import {
  JobsRpc,
  type ById,
  type ByIds,
  type CreateJob,
  type JobFilter,
  type ReadHomePicture,
  type RemoveHomePicture,
  type SaveHomePicture,
  type SaveHomeTexts,
  type SetJobManagers,
  type UpdateJob,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { HomePictureService } from './home-picture.service.js';
import { HomeTextsService } from './home-texts.service.js';
import { JobManagersService } from './job-managers.service.js';
import { JobsService } from './jobs.service.js';

@Controller()
export class JobsRpcController {
  constructor(
    private readonly jobs: JobsService,
    private readonly jobManagers: JobManagersService,
    private readonly texts: HomeTextsService,
    private readonly picture: HomePictureService,
  ) {}

  @Rpc(JobsRpc.list)
  list(filter: JobFilter) {
    return this.jobs.list(filter);
  }

  @Rpc(JobsRpc.count)
  count() {
    return this.jobs.count();
  }

  @Rpc(JobsRpc.byId)
  byId({ id }: ById) {
    return this.jobs.byId(id);
  }

  @Rpc(JobsRpc.byIds)
  byIds({ ids }: ByIds) {
    return this.jobs.byIds(ids);
  }

  @Rpc(JobsRpc.lastEdits)
  lastEdits() {
    return this.jobs.lastEdits();
  }

  @Rpc(JobsRpc.alertChoices)
  alertChoices() {
    return this.jobs.alertChoices();
  }

  @Rpc(JobsRpc.homeTexts)
  homeTexts() {
    return this.texts.read();
  }

  @Rpc(JobsRpc.saveHomeTexts)
  saveHomeTexts(input: SaveHomeTexts) {
    return this.texts.save(input);
  }

  @Rpc(JobsRpc.homePicture)
  homePicture() {
    return this.picture.read();
  }

  @Rpc(JobsRpc.homePictureFile)
  homePictureFile(input: ReadHomePicture) {
    return this.picture.file(input);
  }

  @Rpc(JobsRpc.saveHomePicture)
  saveHomePicture(input: SaveHomePicture) {
    return this.picture.save(input);
  }

  @Rpc(JobsRpc.removeHomePicture)
  removeHomePicture(input: RemoveHomePicture) {
    return this.picture.remove(input);
  }

  @Rpc(JobsRpc.create)
  create(input: CreateJob) {
    return this.jobs.create(input);
  }

  @Rpc(JobsRpc.update)
  update(input: UpdateJob) {
    return this.jobs.update(input);
  }

  @Rpc(JobsRpc.managers)
  managers({ ids }: ByIds) {
    return this.jobManagers.of(ids);
  }

  @Rpc(JobsRpc.managedBy)
  managedBy({ id }: ById) {
    return this.jobManagers.jobsOf(id);
  }

  @Rpc(JobsRpc.setManagers)
  setManagers(input: SetJobManagers) {
    return this.jobManagers.set(input);
  }

  @Rpc(JobsRpc.remove)
  remove({ id }: ById) {
    return this.jobs.remove(id);
  }
}
