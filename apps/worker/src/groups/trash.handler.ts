import { Injectable } from '@nestjs/common';
import { emptyTrashes, TrashService } from '#groups';
import { Handles } from '#jobs';

@Injectable()
export class TrashHandler {
  constructor(private readonly trash: TrashService) {}

  @Handles(emptyTrashes)
  async empty(): Promise<void> {
    await this.trash.removeExpired();
  }
}
