import { Injectable } from '@nestjs/common';

/** What time it is, for every rule that asks: tests set it forward instead of waiting. */
@Injectable()
export class Clock {
  /** Milliseconds ahead of the machine. */
  offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }
}
