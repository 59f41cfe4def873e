import { Injectable } from '@nestjs/common';
import { type Context, DomainEvents } from '#persistence';
import { OrganizerResource } from '../organizer-resource.service.ts';
import { Category } from './category.entity.ts';

@Injectable()
export class CategoriesService extends OrganizerResource<Category> {
  constructor(domainEvents: DomainEvents) {
    super(domainEvents, { entity: Category, event: 'category' });
  }

  /** Lists the categories that the group has chosen to show separately, by name. */
  async listChosen(context: Context): Promise<Category[]> {
    return context.repository(Category).select().andWhere('row.chosen').orderBy('fold(row.name)').getMany();
  }

  /** Chooses these categories and no others. Throws 422 for an id that the group does not have. */
  async setChosen(context: Context, ids: string[]): Promise<Category[]> {
    return context.transaction(async (tx) => {
      await tx.repository(Category).all(ids, (index) => `${index}.id`);
      const wanted = new Set(ids);
      const changing = tx.repository(Category).select().andWhere('row.chosen <> (row.id = ANY(:ids))', { ids });
      for (const category of await changing.orderBy('row.id').setLock('pessimistic_write').getMany()) {
        const written = await tx.repository(Category).write(category, { chosen: wanted.has(category.id) });
        this.record(tx, 'updated', written);
      }
      return this.listChosen(tx);
    });
  }
}
