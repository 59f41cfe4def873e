import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { testTask } from '#admin';
import { Handles, type JobContext } from '#jobs';

const STEPS = 5;

@Injectable()
export class TestTaskHandler {
  @Handles(testTask)
  async run(_: object, context: JobContext): Promise<void> {
    for (let step = 1; step <= STEPS; step++) {
      await setTimeout(400, undefined, { signal: context.signal });
      await context.log(`${step}/${STEPS}`);
      await context.progress(step / STEPS);
    }
  }
}
