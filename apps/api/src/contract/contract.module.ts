import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { AdminModule } from '#admin';
import { AuditTrail } from './audit-trail.ts';
import { BodyReader } from './body-reader.ts';
import { ContractInterceptor } from './contract.interceptor.ts';
import { KeptAnswers } from './kept-answers.ts';
import { MultipartReader } from './multipart.ts';
import { ProblemFilter } from './problem.filter.ts';

/** Binds the whole API to the contract. */
@Module({
  imports: [AdminModule],
  providers: [
    AuditTrail,
    BodyReader,
    MultipartReader,
    KeptAnswers,
    { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class ContractModule {}
