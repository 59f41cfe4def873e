import { Module } from '@nestjs/common';
import { MigrationsModule } from '#migrations';
import { MigrationsController } from './migrations.controller.ts';

@Module({ imports: [MigrationsModule], controllers: [MigrationsController] })
export class MigrationsApiModule {}
