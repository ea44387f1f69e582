import { Migration } from '@mikro-orm/migrations';
import { ADD_OUTBOX_TRACEPARENT } from '@araucaria/database';

/** Events continue the trace of the request that caused them. */
export class TraceEvents20261130 extends Migration {
  override up(): void {
    this.addSql(ADD_OUTBOX_TRACEPARENT);
  }
}
