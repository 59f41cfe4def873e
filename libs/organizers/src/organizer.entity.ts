import { Column } from 'typeorm';
import { GroupOwned } from '#groups';
import { Listed } from '#persistence';

/** A name by which recipes are found. Names are unique within a group, by their slug. */
export abstract class Organizer extends GroupOwned {
  @Listed()
  @Column({ type: 'text' })
  name: string;

  @Listed()
  @Column({ type: 'text' })
  slug: string;

  /** Not stored; the area of recipes counts them, see ResourcesRead. */
  recipeCount: number;
}
