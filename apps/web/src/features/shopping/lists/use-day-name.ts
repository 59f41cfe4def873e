import { useState } from 'react';
import { useTimes } from '../../../shared/i18n/use-times.ts';

/** Default name of a new list: the day. */
export function useDayName(): string {
  const times = useTimes();
  const [today] = useState(() => new Date());
  return times(today, 'dateWithWeekday');
}
