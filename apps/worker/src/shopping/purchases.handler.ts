import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { prunePurchases, PurchasesService } from '#shopping';

@Injectable()
export class PurchasesHandler {
  constructor(private readonly purchases: PurchasesService) {}

  @Handles(prunePurchases)
  async prune(_payload: object, { context }: JobContext): Promise<void> {
    await this.purchases.removeExpired(context);
  }
}
