import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { pruneShareLinks, ShareLinksService } from '#recipes';

@Injectable()
export class ShareLinksHandler {
  constructor(private readonly links: ShareLinksService) {}

  @Handles(pruneShareLinks)
  async prune(_payload: object, { context }: JobContext): Promise<void> {
    await this.links.prune(context);
  }
}
