import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, SelectField, TextField } from '#ui';
import { errorMessage } from '../../../shared/api/error-toasts.ts';
import { deviceTimeZone } from '../../../shared/i18n/time-zone.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { mealTypes } from '../meals.ts';
import { useCalendar } from '../plan-query.ts';
import styles from './rules.module.css';
import { useMealName } from '../use-meal-name.ts';

export function TimesDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('planner');
  const mealName = useMealName();
  const { timeZone, mealTimes } = useCalendar();
  const [zone, setZone] = useState(timeZone);
  const [times, setTimes] = useState(mealTimes);
  const [zones] = useState(() =>
    [...new Set([timeZone, 'UTC', deviceTimeZone(), ...Intl.supportedValuesOf('timeZone')])].sort(),
  );
  const save = useApi().useMutation('put', '/groups/preferences', { meta: { silent: true }, onSuccess: onClose });
  return (
    <FormDialog
      title={t('times.title')}
      action={t('action.save')}
      busy={save.isPending}
      disabled={Object.values(times).some((time) => !time)}
      onSubmit={() => save.mutate({ body: { timeZone: zone, mealTimes: times } })}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <SelectField
          label={t('times.zone')}
          hint={zone === deviceTimeZone() ? undefined : t('times.own', { zone: deviceTimeZone() })}
          error={save.error == null ? undefined : errorMessage(i18n, save.error)}
          value={zone}
          onChange={setZone}
        >
          {zones.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <div className={styles.when}>
          {mealTypes.map((type) => (
            <TextField
              key={type}
              type="time"
              label={mealName(type)}
              value={times[type]}
              onChange={({ currentTarget }) => setTimes({ ...times, [type]: currentTarget.value })}
            />
          ))}
        </div>
      </div>
    </FormDialog>
  );
}
