import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { User } from '#identity';
import { foodBase } from '#organizers';
import { completeCurrentOnConflict, type Context } from '#persistence';
import { ValidationFailed } from '#platform';
import { contentsOfRecipes } from '../foods/recipe-contents.ts';
import { findRecipe } from '../recipes/recipe-loader.ts';
import { avoidanceOf } from './fit-condition.ts';
import { swapsOfLine } from './line-swaps.ts';
import { completePersons, loadHousehold } from './load-persons.ts';
import { fitOf, type PersonFit } from './person-fit.ts';
import { Person } from './person.entity.ts';

/** The persons of the household, and what suits them. What they don’t eat concerns their health, so nothing goes to the trash. */
@Injectable()
export class PersonsService {
  async list(context: Context): Promise<Person[]> {
    return loadHousehold(context);
  }

  async get(context: Context, id: string): Promise<Person> {
    return completeOne(context, await context.repository(Person).get(id));
  }

  async create(context: Context, body: RequestSchema<'PersonCreate'>): Promise<Person> {
    return context.transaction(async (tx) => {
      const person = await tx.repository(Person).create(await toColumns(tx, body));
      record(tx, 'created', person);
      return completeOne(tx, person);
    });
  }

  /** Throws 412 with the current row if If-Match names another version. */
  async update(context: Context, id: string, body: RequestSchema<'PersonChanges'>): Promise<Person> {
    return context.transaction(async (tx) => {
      const persons = tx.repository(Person);
      await persons.get(id);
      const values = await toColumns(tx, body);
      const person = await completeCurrentOnConflict(
        Person,
        (current) => completeOne(tx, current),
        () => persons.patch(id, values),
      );
      record(tx, 'updated', person);
      return completeOne(tx, person);
    });
  }

  async delete(context: Context, id: string): Promise<Person> {
    return context.transaction(async (tx) => {
      const persons = tx.repository(Person);
      const person = await completeOne(tx, await persons.lock(id));
      await completeCurrentOnConflict(
        Person,
        (current) => completeOne(tx, current),
        () => persons.remove(id),
      );
      record(tx, 'deleted', person);
      return person;
    });
  }

  /** Says for each person whether a recipe suits them, and which lines do not or are not known. */
  async fitOfRecipe(context: Context, slug: string): Promise<PersonFit[]> {
    const { id } = await findRecipe(context, slug);
    const persons = await this.list(context);
    const lines = persons.length ? ((await contentsOfRecipes(context, [id])).get(id) ?? []) : [];
    const household = avoidanceOf(persons);
    return persons.map((person) => {
      const fit = fitOf(person, lines);
      const unsuitable = new Set(fit.contains.map(({ referenceId }) => referenceId));
      const swapped = lines.filter(({ line }) => unsuitable.has(line.referenceId));
      return { ...fit, swaps: swapped.flatMap((line) => swapsOfLine(line, household, context.locale)) };
    });
  }
}

/** Converts a body to columns and relations. Throws 422 for accounts and foods that the group or the tables do not have. */
async function toColumns(context: Context, body: RequestSchema<'PersonChanges'>): Promise<Partial<Person>> {
  const { name, userId, allergies, intolerances, diets, dislikes, knownDislikes } = body;
  const unknown = knownDislikes?.findIndex(({ food }) => !foodBase.has(food)) ?? -1;
  if (unknown >= 0) throw new ValidationFailed({ [`knownDislikes.${unknown}.food`]: ['errors.unknownReference'] });
  if (userId && !(await context.repository(User).find(userId)))
    throw new ValidationFailed({ userId: ['errors.unknownReference'] });
  return {
    name: name?.trim(),
    userId,
    allergies: allergies && [...new Set(allergies)],
    intolerances: intolerances && [...new Set(intolerances)],
    diets: diets && [...new Set(diets)],
    dislikes: dislikes as Person['dislikes'] | undefined,
    knownDislikeIds: knownDislikes && [...new Set(knownDislikes.map(({ food }) => food))],
  };
}

async function completeOne(context: Context, person: Person): Promise<Person> {
  await completePersons(context, [person]);
  return person;
}

/** Events tell no names: webhooks take them to other servers. */
const record = (context: Context, action: string, { id, version }: Person): void =>
  context.record({ type: `person.${action}`, data: { id, version } });
