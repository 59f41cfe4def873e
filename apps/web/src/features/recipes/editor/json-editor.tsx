import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui';
import styles from './editor.module.css';
import type { SectionProps } from './section-props.ts';
import { draftFromJson, jsonOf } from './draft/draft-json.ts';

/** Edits the recipe's fields as JSON. Each valid text goes into the draft at once. */
export function JsonEditor({ draft, update }: SectionProps) {
  const { t } = useTranslation('editor');
  const [text, setText] = useState(() => jsonOf(draft));
  const [problem, setProblem] = useState<string>();
  const change = (next: string) => {
    setText(next);
    try {
      const changed = draftFromJson(next, draft);
      setProblem(undefined);
      update(() => changed);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={styles.json}>
      <label htmlFor="recipe-json">{t('json.label')}</label>
      <textarea
        id="recipe-json"
        dir="ltr"
        spellCheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {problem && <Notice kind="error">{t('json.problem', { message: problem })}</Notice>}
    </div>
  );
}
