import { Injectable } from '@nestjs/common';
import { Environment } from '#platform';
import { FolderDestination } from './folder-destination.ts';
import type { BackupDestination } from './destination.ts';
import { S3Destination } from './s3-destination.ts';

/** Provides the configured destination, if any. */
@Injectable()
export class SecondDestination {
  readonly place: BackupDestination | null;

  constructor(environment: Environment) {
    const { BACKUP_COPY_DIR: folder, BACKUP_S3_BUCKET: bucket } = environment;
    this.place = bucket ? new S3Destination(environment, bucket) : folder ? new FolderDestination(folder) : null;
  }
}
