import { Injectable } from '@nestjs/common';
import { dayOf, type Day } from './calendar.js';

/** What time it is. Tests of what happens in 45 days move it. */
@Injectable()
export class Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** The day that it is in São Paulo. */
  today(): Day {
    return dayOf(this.now());
  }

  /** From here on it is `instant`, and time goes on. */
  set(instant: Date): void {
    this.offset = instant.getTime() - Date.now();
  }
}
