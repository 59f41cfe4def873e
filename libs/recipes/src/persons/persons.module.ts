import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnPerson } from './own-person.ts';
import { Person } from './person.entity.ts';
import { PersonsService } from './persons.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Person])],
  providers: [OwnPerson, PersonsService],
  exports: [PersonsService],
})
export class PersonsModule {}
