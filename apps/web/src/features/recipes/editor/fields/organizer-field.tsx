import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, SuggestInput, useAnnouncement } from '#ui';
import { listText } from '#locales';
import { organizersQuery, type OrganizerKind } from '../../../../shared/api/group-lists.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import type { Organizer } from '../draft/draft.ts';
import styles from '../editor.module.css';

interface OrganizerFieldProps {
  kind: OrganizerKind;
  chosen: Organizer[];
  onChange: (chosen: Organizer[]) => void;
}

/**
 * Chips of the chosen organizers and a field for the next one. Chakra's TagsInput does not fit: combined with
 * suggestions, both would keep the text, and its remove buttons cannot be reached by Tab.
 */
export function OrganizerField({ kind, chosen, onChange }: OrganizerFieldProps) {
  const { t, i18n } = useTranslation('editor');
  const [text, setText] = useState('');
  const api = useApi();
  const { data: known = [] } = useQuery(organizersQuery(api, kind));
  const free = known.filter(({ id }) => !chosen.some((one) => one.id === id));

  const add = (name: string) => {
    setText('');
    if (chosen.some((one) => one.name.toLowerCase() === name.toLowerCase())) return;
    const match = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
    onChange([...chosen, match ? match : { name }]);
  };
  // an unfinished text is saved, too
  const type = (typed: string) => {
    setText(typed);
    if (typed.trim()) onChange(chosen);
  };
  const label = t(`organizers.${kind}`);
  const names = listText(
    chosen.map(({ name }) => name),
    i18n.language,
  );
  useAnnouncement(t('labelled', { label, value: names || t('organizers.none') }));
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.chips}>
        {chosen.map((one, index) => (
          <Chip
            key={one.id ?? one.name}
            removeLabel={t('action.remove', { name: one.name })}
            onRemove={() => onChange(chosen.filter((_, position) => position !== index))}
          >
            {one.name}
          </Chip>
        ))}
        <SuggestInput
          label={label}
          placeholder={t('organizers.add')}
          value={text}
          options={free.map(({ name }) => name)}
          maxLength={255}
          onChange={type}
          onCommit={add}
          className={styles.chipInput}
        />
      </div>
    </div>
  );
}
