import { Column } from 'typeorm';
import { GroupOwned } from '#groups';
import { Filterable, formerSlugsColumn } from '#persistence';

/** A name by which recipes are found. Names are unique within a group, by their slug. */
export abstract class Organizer extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  @Filterable()
  @Column({ type: 'text' })
  slug: string;

  @Column(formerSlugsColumn)
  formerSlugs: string[];

  /** Not stored; the area of recipes counts them, see ResourcesRead. */
  recipeCount: number;
}
