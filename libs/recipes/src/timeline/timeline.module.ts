import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlannedMealsService } from './planned-meals.service.ts';
import { TimelineEvent } from './timeline-event.entity.ts';
import { TimelineService } from './timeline.service.ts';

const services = [PlannedMealsService, TimelineService];

@Module({ imports: [TypeOrmModule.forFeature([TimelineEvent])], providers: services, exports: services })
export class TimelineModule {}
