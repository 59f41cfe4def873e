import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#ui';
import { useApi } from '../api/use-api.ts';
import styles from './leaving-choices.module.css';
import { useUser } from './session.ts';

export interface Leaving {
  removeContributions: boolean;
  deleteGroup: boolean;
}

export const leavesEverything: Leaving = { removeContributions: false, deleteGroup: false };

interface LeavingChoicesProps {
  labels: Record<keyof Leaving, string>;
  value: Leaving;
  onChange: (value: Leaving) => void;
}

/** Asks what is deleted when the user leaves the group. The last member can delete the group. */
export function LeavingChoices({ labels, value, onChange }: LeavingChoicesProps) {
  const { data: members } = useQuery(useApi().queryOptions('get', '/groups/members'));
  const { id } = useUser();
  const isAlone = members?.every((member) => member.id === id) ?? false;
  return (
    <div className={styles.choices}>
      <Checkbox
        checked={value.removeContributions || value.deleteGroup}
        disabled={value.deleteGroup}
        onChange={(removeContributions) => onChange({ ...value, removeContributions })}
      >
        {labels.removeContributions}
      </Checkbox>
      {isAlone && (
        <Checkbox checked={value.deleteGroup} onChange={(deleteGroup) => onChange({ ...value, deleteGroup })}>
          {labels.deleteGroup}
        </Checkbox>
      )}
    </div>
  );
}
