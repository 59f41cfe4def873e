import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { IdentityModule } from '#identity';
import { AccessGuard } from './access.guard.ts';
import { ContractInterceptor } from './contract.interceptor.ts';
import { MultipartReader } from './multipart.ts';
import { ProblemFilter } from './problem.filter.ts';
import { createValidationPipe } from './validation.pipe.ts';

/** Binds the whole API to the contract. */
@Module({
  imports: [IdentityModule],
  providers: [
    MultipartReader,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class ContractModule {}
