import { Injectable } from '@nestjs/common';
import { emptyTrashes, MergesService, TrashService } from '#groups';
import { Handles } from '#jobs';

@Injectable()
export class TrashHandler {
  constructor(
    private readonly trash: TrashService,
    private readonly merges: MergesService,
  ) {}

  @Handles(emptyTrashes)
  async empty(): Promise<void> {
    await this.trash.removeExpired();
    await this.merges.removeExpired();
  }
}
