import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { AdminModule } from '#admin';
import { AuditTrail } from './audit-trail.ts';
import { BodyReader } from './request/body-reader.ts';
import { ContractInterceptor } from './contract.interceptor.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { MultipartReader } from './request/multipart.ts';
import { ProblemFilter } from './response/problem.filter.ts';

/** Binds the API to the contract. */
@Module({
  imports: [AdminModule],
  providers: [
    AuditTrail,
    BodyReader,
    MultipartReader,
    IdempotencyKeys,
    { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class ContractModule {}
