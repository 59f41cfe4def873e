import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned } from '#groups';
import { Filterable } from '#persistence';

/** An entry that a group has added to the menus of its recipes. */
@Entity('recipe_actions')
export class RecipeAction extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  @Filterable()
  @Column({ type: 'text' })
  actionType: ResponseSchema<'RecipeAction'>['actionType'];

  @Column({ type: 'text' })
  url: string;

  /** User who created the action; null if unknown. */
  @Column({ type: 'uuid', nullable: true })
  creatorId: string | null;

  /** The name, as clients know it. */
  get title(): string {
    return this.name;
  }
}
