import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { instant, KeepLocalRowsOnRestore } from '#persistence';

/** Id of a deleted account, so that a restored backup does not bring the person back. */
@KeepLocalRowsOnRestore()
@Entity('erased_accounts')
export class ErasedAccount {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn(instant)
  erasedAt: Date;
}
