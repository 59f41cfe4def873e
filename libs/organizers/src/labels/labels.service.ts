import { Injectable } from '@nestjs/common';
import { GroupResource } from '#groups';
import { type Context, DomainEvents, matchesText } from '#persistence';
import { Invalid } from '#platform';
import { Label } from './label.entity.ts';

@Injectable()
export class LabelsService extends GroupResource<Label> {
  constructor(domainEvents: DomainEvents) {
    const search = (builder: Parameters<typeof matchesText>[0], text: string) =>
      matchesText(builder, text, ['row.name']);
    super(domainEvents, { entity: Label, event: 'label', search });
  }

  /** All of the group, by name. */
  async all(context: Context): Promise<Label[]> {
    return context.rows(Label).select().orderBy('fold(row.name)').getMany();
  }

  /** Throws 422 for the field where the group has no label of this id. */
  async assertKnown(context: Context, id: string | null | undefined, field = 'labelId'): Promise<void> {
    if (id && !(await context.rows(Label).find(id))) throw new Invalid({ [field]: ['errors.unknownReference'] });
  }
}
