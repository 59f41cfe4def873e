import { Injectable } from '@nestjs/common';
import { CrudService } from '#groups';
import { type Context, DomainEvents } from '#persistence';
import { ValidationFailed } from '#platform';
import { Label } from './label.entity.ts';

@Injectable()
export class LabelsService extends CrudService<Label> {
  constructor(domainEvents: DomainEvents) {
    super(domainEvents, { entity: Label, event: 'label' });
  }

  /** All of the group, by name. */
  async all(context: Context): Promise<Label[]> {
    return context.repository(Label).select().orderBy('fold(row.name)').getMany();
  }

  /** Throws 422 for the field where the group has no label of this id. */
  async assertKnown(context: Context, id: string | null | undefined, field = 'labelId'): Promise<void> {
    if (id && !(await context.repository(Label).find(id)))
      throw new ValidationFailed({ [field]: ['errors.unknownReference'] });
  }
}
