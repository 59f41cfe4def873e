import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents, MemberLeft, OwnDataRequested } from '#persistence';
import { Person } from './person.entity.ts';

const PERSON = `SELECT p.name, p.allergies, p.intolerances, p.diets, p.known_dislike_ids AS known_dislikes,
    array(SELECT d.food_id FROM persons_dislikes d WHERE d.person_id = p.id) AS dislikes,
    p.created_at, p.update_at
  FROM persons p WHERE p.user_id = $1`;

/** Deletes what somebody does not eat when they leave the household, and adds it to a download of their data. */
@Injectable()
export class OwnPerson implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(MemberLeft, async ({ manager }, { userId, groupId }) => {
      await manager.delete(Person, { userId, groupId });
    });
    this.events.on(OwnDataRequested, async (_, { queries }) => {
      queries.set('what-i-do-not-eat', PERSON);
    });
  }
}
