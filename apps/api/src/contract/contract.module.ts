import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { ContractInterceptor } from './contract.interceptor.ts';
import { MultipartReader } from './multipart.ts';
import { ProblemFilter } from './problem.filter.ts';

/** Binds the whole API to the contract. */
@Module({
  providers: [
    MultipartReader,
    { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class ContractModule {}
