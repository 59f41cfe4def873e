import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, SelectField } from '#ui';
import { RouteSearchField } from './route-search-field.tsx';

interface ListFiltersProps<Kind extends string> {
  className: string | undefined;
  find: string;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  kinds: {
    label: string;
    all: string;
    of: readonly Kind[];
    nameOf: (kind: Kind) => string;
    value: Kind | undefined;
    onChange: (kind: Kind | undefined) => void;
  };
  /** Further fields. */
  children?: ReactNode;
}

/** Filters above a list: a search text and one kind. */
export function ListFilters<Kind extends string>({
  className,
  find,
  text,
  onText,
  kinds,
  children,
}: ListFiltersProps<Kind>) {
  return (
    <div className={className}>
      <RouteSearchField label={find} value={text} onChange={onText} />
      <SelectField
        label={kinds.label}
        value={kinds.value ?? ''}
        onChange={(value: Kind | '') => kinds.onChange(value || undefined)}
      >
        <option value="">{kinds.all}</option>
        {kinds.of.map((kind) => (
          <option key={kind} value={kind}>
            {kinds.nameOf(kind)}
          </option>
        ))}
      </SelectField>
      {children}
    </div>
  );
}

/** Shown instead of a list if nothing matches its filters. */
export function NothingMatches({ icon, onAll }: { icon: ReactNode; onAll: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={icon}
      title={t('filtered.nothing')}
      action={<Button onClick={onAll}>{t('filtered.all')}</Button>}
    />
  );
}
