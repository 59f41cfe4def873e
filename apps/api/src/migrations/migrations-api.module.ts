import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { MigrationsModule } from '#migrations';
import { MigrationsController } from './migrations.controller.ts';

@Module({ imports: [GroupsModule, MigrationsModule], controllers: [MigrationsController] })
export class MigrationsApiModule {}
