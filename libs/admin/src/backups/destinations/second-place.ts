import { Injectable } from '@nestjs/common';
import { Environment } from '#platform';
import { FolderPlace } from './folder-place.ts';
import type { Place } from './place.ts';
import { S3Place } from './s3-place.ts';

/** Provides the configured destination, if any. */
@Injectable()
export class SecondPlace {
  readonly place: Place | null;

  constructor(environment: Environment) {
    const { BACKUP_COPY_DIR: folder, BACKUP_S3_BUCKET: bucket } = environment;
    this.place = bucket ? new S3Place(environment, bucket) : folder ? new FolderPlace(folder) : null;
  }
}
