import { useTranslation } from 'react-i18next';
import { baseLanguage, languageName } from '#locales';
import { SelectField } from '#ui';
import { locales } from '../../../../shared/i18n/locales.ts';
import type { SectionProps } from '../section-props.ts';

const languages = [...new Set(locales.map(({ code }) => baseLanguage(code)))];

/** Language of the recipe's texts. A stored language that is not in the list stays a choice. */
export function LanguageField({ draft, update }: SectionProps) {
  const { t, i18n } = useTranslation('editor');
  const current = draft.language ?? '';
  const choices = [...new Set([...languages, ...(current ? [current] : [])])].map((code) => ({
    code,
    name: languageName(code, i18n.language),
  }));
  choices.sort((one, other) => one.name.localeCompare(other.name, i18n.language));
  return (
    <SelectField
      label={t('fields.language')}
      hint={t('languageHint')}
      value={current}
      onChange={(language) => update((old) => ({ ...old, language: language || null }))}
    >
      <option value="">{t('languageUnknown')}</option>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
