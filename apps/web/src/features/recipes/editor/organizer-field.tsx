import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, SuggestInput } from '#ui';
import { organizerKinds, type OrganizerKind } from '../../../app/organizer-kinds.ts';
import { useUser } from '../../../app/session.ts';
import { useApi } from '../../../app/use-api.ts';
import type { OrganizerDraft } from './draft.ts';
import styles from './editor.module.css';

interface OrganizerFieldProps {
  kind: OrganizerKind;
  chosen: OrganizerDraft[];
  onChange: (chosen: OrganizerDraft[]) => void;
}

/** Chosen ones as chips, and a field for the next one. Who may organise the group's data can make new ones here. */
export function OrganizerField({ kind, chosen, onChange }: OrganizerFieldProps) {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const [text, setText] = useState('');
  const api = useApi();
  const { canOrganize } = useUser();
  const { list, create } = organizerKinds[kind];
  const { data: known = [] } = useQuery(list(api));
  const free = known.filter(({ id }) => !chosen.some((one) => one.id === id));

  const add = async (name: string) => {
    setText('');
    if (!name || chosen.some((one) => one.name.toLowerCase() === name.toLowerCase())) return;
    const match = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (match) onChange([...chosen, { id: match.id, name: match.name }]);
    else if (kind === 'tags') onChange([...chosen, { name }]);
    else if (canOrganize) onChange([...chosen, await create(api, name)]);
  };
  const label = t(`organizers.${kind}`);
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.chips}>
        {chosen.map((one, index) => (
          <Chip
            key={one.id ?? one.name}
            removeLabel={common('action.remove', { name: one.name })}
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
          onChange={setText}
          onCommit={(name) => void add(name)}
          className={styles.chipInput}
        />
      </div>
    </div>
  );
}
