import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox, Switch, TextField } from '#ui';
import { useFields } from '../../shared/forms/use-fields.ts';
import styles from './notifications.module.css';

/** Name and address of a webhook. */
export function WebhookFields({ needsName }: { needsName?: boolean }) {
  const { t } = useTranslation('notifications');
  const field = useFields(useFormContext<{ name: string; url: string }>());
  return (
    <>
      <TextField label={t('name')} maxLength={255} {...field('name', needsName ? 'required' : undefined)} />
      <TextField label={t('webhooks.address')} type="url" dir="ltr" maxLength={2000} {...field('url', 'url')} />
    </>
  );
}

export function EnabledSwitch() {
  const { t } = useTranslation('notifications');
  const form = useFormContext<{ enabled: boolean }>();
  return (
    <Switch checked={form.watch('enabled')} onChange={(isOn) => form.setValue('enabled', isOn)}>
      {t('enabled')}
    </Switch>
  );
}

interface EventChoicesProps<Kind extends string> {
  legend: string;
  hint?: string;
  kinds: readonly Kind[];
  labelOf: (kind: Kind) => string;
  isChosen: (kind: Kind) => boolean;
  onChoose: (kind: Kind, isChosen: boolean) => void;
}

/** Events that a target can be told of, as checkboxes. */
export function EventChoices<Kind extends string>(props: EventChoicesProps<Kind>) {
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      {props.hint && <p className={styles.lead}>{props.hint}</p>}
      <div className={styles.choices}>
        {props.kinds.map((kind) => (
          <Checkbox key={kind} checked={props.isChosen(kind)} onChange={(isOn) => props.onChoose(kind, isOn)}>
            {props.labelOf(kind)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
