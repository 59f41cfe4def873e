import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, SelectField, Switch, TextField } from '#ui';
import { clockOf, minutesOf, useClock } from './clock.ts';
import { CountStepper } from './count-stepper.tsx';
import styles from './together.module.css';
import type { DayDish, Dinner } from './use-dinner.ts';

const DAY = 1440;
/** Minutes between courses that are proposed. */
const courseMinutes = 30;
/** The greatest number of cooks and of pans. */
const maxCount = 10;
const trayCounts = [1, 2, 3, 4];

/** When each dish is served, who helps, and the ovens, which the next plan starts with. */
export function Settings({ dinner }: { dinner: Dinner }) {
  const { t } = useTranslation('together');
  const clock = useClock();
  const { settings, all, set, setDishes } = dinner;
  const { cooks, ovens, hobs } = settings;
  const change = (dish: DayDish, changes: Partial<DayDish>) =>
    setDishes(all.map((one) => (one === dish ? { ...one, ...changes } : one)));
  const setOvens = (next: typeof ovens) => set({ ovens: next });
  return (
    <details className={styles.settings} open={settings.courses.length === 0}>
      <summary>
        {t('settings.title', { time: clock(minutesOf(settings.serveAt)), count: dinner.dishes.length })}
      </summary>
      <div className={styles.columns}>
        <div className={styles.group} role="group" aria-label={t('settings.dishes')}>
          <ClockField label={t('settings.serveAt')} value={settings.serveAt} onChange={(serveAt) => set({ serveAt })} />
          {all.map((dish) => (
            <div key={dish.entry.uuid} className={styles.dish}>
              <Checkbox checked={dish.isChosen} onChange={(isChosen) => change(dish, { isChosen })}>
                <bdi>{dish.recipe.name}</bdi>
              </Checkbox>
              {dish.isChosen && (
                <ClockField
                  label={t('settings.serveDish', { name: dish.recipe.name })}
                  isPlain
                  value={clockOf(minutesOf(settings.serveAt) + dish.minutes)}
                  onChange={(time) =>
                    change(dish, { minutes: (minutesOf(time) - minutesOf(settings.serveAt) + DAY) % DAY })
                  }
                />
              )}
            </div>
          ))}
          {all.length > 1 && (
            <Button kind="quiet" onClick={() => setDishes(inCourses(all))}>
              {t('settings.courses', { value: courseMinutes })}
            </Button>
          )}
        </div>
        <div className={styles.group}>
          <CountStepper
            label={t('settings.cooks')}
            lessLabel={t('settings.fewerCooks')}
            moreLabel={t('settings.moreCooks')}
            value={cooks}
            max={maxCount}
            onChange={(value) => set({ cooks: value })}
          >
            {t('settings.cookCount', { count: cooks })}
          </CountStepper>
          <CountStepper
            label={t('settings.hobs')}
            lessLabel={t('settings.fewerHobs')}
            moreLabel={t('settings.moreHobs')}
            value={hobs}
            max={maxCount}
            onChange={(value) => set({ hobs: value })}
          >
            {t('settings.hobCount', { count: hobs })}
          </CountStepper>
          {ovens.map(({ trays }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- ovens have no other identity than their order
            <SelectField
              key={index}
              label={t('settings.oven', { value: index + 1 })}
              value={String(trays)}
              onChange={(value) =>
                setOvens(value === '0' ? ovens.toSpliced(index, 1) : ovens.with(index, { trays: Number(value) }))
              }
            >
              {trayCounts.map((count) => (
                <option key={count} value={String(count)}>
                  {t('settings.trays', { count })}
                </option>
              ))}
              <option value="0">{t('settings.noOven')}</option>
            </SelectField>
          ))}
          {ovens.length < 3 && (
            <Button kind="quiet" onClick={() => setOvens([...ovens, { trays: 2 }])}>
              {t('settings.addOven')}
            </Button>
          )}
          <Switch checked={settings.dayBefore} onChange={(dayBefore) => set({ dayBefore })}>
            {t('settings.dayBefore')}
          </Switch>
        </div>
      </div>
    </details>
  );
}

/** Serves the chosen dishes one after the other, in the order of the plan. */
function inCourses(all: DayDish[]): DayDish[] {
  let course = 0;
  return all.map((dish) => (dish.isChosen ? { ...dish, minutes: courseMinutes * course++ } : dish));
}

interface ClockFieldProps {
  label: string;
  value: string;
  /** Hides the label for eyes. */
  isPlain?: boolean;
  onChange: (time: string) => void;
}

/** A time of day, which counts once it is whole. */
function ClockField({ label, value, isPlain = false, onChange }: ClockFieldProps) {
  const [typed, setTyped] = useState<string>();
  const change = (time: string) => {
    setTyped(time);
    if (/^\d\d:\d\d$/.test(time)) onChange(time);
  };
  const props = { type: 'time', value: typed ?? value, onBlur: () => setTyped(undefined) };
  return isPlain ? (
    <input
      className={styles.time}
      aria-label={label}
      {...props}
      onChange={(event) => change(event.currentTarget.value)}
    />
  ) : (
    <TextField label={label} {...props} onChange={(event) => change(event.currentTarget.value)} />
  );
}
