import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { dayOf, momentOf } from '../view/made/made-day.ts';
import { MadeFields, useMadeFields } from '../view/made/made-fields.tsx';
import type { TimelineEvent } from './timeline-query.ts';
import { useEventPicture } from './use-event-changes.ts';

interface EventDialogProps {
  event: TimelineEvent;
  onClose: () => void;
}

/** Edits an event. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { t } = useTranslation('timeline');
  const [subject, setSubject] = useState(event.subject);
  const formerDay = dayOf(new Date(event.timestamp));
  const fields = useMadeFields({
    day: formerDay,
    text: event.eventMessage ?? '',
    servings: event.servings,
    verdict: event.verdict,
  });
  const change = useApi().useMutation('patch', '/recipes/timeline/events/{id}');
  const picture = useEventPicture();
  const params = { path: { id: event.id } };
  const save = () => {
    const { day, text, servings, verdict, picture: file } = fields.value;
    const body = {
      ...(subject.trim() !== event.subject && { subject: subject.trim() }),
      ...(day !== formerDay && { timestamp: momentOf(day) }),
      eventMessage: text,
      servings,
      verdict,
    };
    const onSuccess = () => (file ? picture.send(event.id, file, { onSuccess: onClose }) : onClose());
    change.mutate({ params, body }, { onSuccess });
  };
  return (
    <FormDialog
      title={t('edit')}
      action={t('action.save')}
      busy={change.isPending || picture.isPending}
      disabled={!fields.isValid}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('subject')}
        value={subject}
        maxLength={500}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
      />
      <MadeFields fields={fields} name={event.recipe.name} hasPicture={event.image === 'has image'} />
    </FormDialog>
  );
}
