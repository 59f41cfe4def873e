import { Column, Entity } from 'typeorm';
import { GroupOwned } from '#groups';

@Entity('invitations')
export class Invitation extends GroupOwned {
  @Column({ type: 'text', unique: true })
  tokenHash!: string;

  @Column({ type: 'int' })
  usesLeft!: number;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
