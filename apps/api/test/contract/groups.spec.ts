import { describeOperations } from './describe-operations.ts';

describeOperations('groups');
