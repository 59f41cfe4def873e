import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { ExcludedFromGroupRestore, instant, KeepLocalRowsOnRestore } from '#persistence';

/** Id of a deleted account, so that a restored backup does not bring the person back. */
@ExcludedFromGroupRestore()
@KeepLocalRowsOnRestore()
@Entity('erased_accounts')
export class ErasedAccount {
  @PrimaryColumn('uuid')
  id: string;

  /** True if the person has deleted it, not an administrator. */
  @Column('boolean', { default: false })
  isOwnWish: boolean;

  @CreateDateColumn(instant)
  erasedAt: Date;
}
