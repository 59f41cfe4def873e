import { Injectable } from '@nestjs/common';
import { AfterFailure, Handles, type JobContext } from '#jobs';
import {
  type FolderFile,
  FolderImportService,
  importFolderFile,
  scanImportFolder,
  WatchedFolderService,
} from '#migrations';
import type { Context } from '#persistence';

@Injectable()
export class WatchedFolderHandler {
  constructor(
    private readonly folder: WatchedFolderService,
    private readonly imports: FolderImportService,
  ) {}

  @Handles(scanImportFolder)
  async scan(_payload: object, { context }: JobContext): Promise<void> {
    await this.folder.scan(context);
  }

  @Handles(importFolderFile)
  async importFile(payload: FolderFile, { context }: JobContext): Promise<void> {
    await this.imports.run(context, payload);
  }

  @AfterFailure(importFolderFile)
  async fail(payload: FolderFile, _context: Context, reason: string): Promise<void> {
    await this.imports.fail(payload, reason);
  }
}
